#!/usr/bin/env python3
"""Writes TopLevelDomainTable.swift from the ICANN part of the Public Suffix List.

Source: the copy of the list inside the PyPI package `publicsuffixlist`; its version and the date
in the list's header go into the table. Only the last labels are taken: the names of the top-level
domains, in Unicode and in their ASCII ("xn--") form.

    pip download --no-deps publicsuffixlist && python3 generate_top_level_domains.py FILE.whl
"""
import pathlib
import re
import sys
import zipfile

wheel = pathlib.Path(sys.argv[1])
version = wheel.name.split("-")[1]
with zipfile.ZipFile(wheel) as archive:
    lines = archive.read("publicsuffixlist/public_suffix_list.dat").decode("utf-8").splitlines()
date = next(m[1] for m in (re.match(r"// VERSION: (\d{4}-\d\d-\d\d)", line) for line in lines) if m)

names = set()
for line in lines:
    if "===END ICANN DOMAINS===" in line:
        break
    if not line or line.startswith("//"):
        continue
    name = line.split()[0].lstrip("!*.").split(".")[-1].lower()
    names.add(name)
    if not name.isascii():
        names.add("xn--" + name.encode("punycode").decode("ascii"))

rows, row = [], ""
for name in sorted(names):
    if len(row) + len(name) > 90:
        rows.append(row)
        row = ""
    row += (" " if row else "") + name
rows.append(row)

body = "\n".join("    " + row for row in rows)
pathlib.Path(__file__).with_name("TopLevelDomainTable.swift").write_text(
    f"""// Made by generate_top_level_domains.py; don't edit.

extension TopLevelDomains {{
  /// The names of all top-level domains, in lower case, divided by white space.
  ///
  /// From the ICANN part of the Public Suffix List of {date}, as carried by the PyPI package
  /// `publicsuffixlist` {version}.
  static let table = \"\"\"
{body}
    \"\"\"
}}
""",
    encoding="utf-8")
print(len(names), "names")
