#!/usr/bin/env python3
"""Writes BankAccountNumberTable.swift from the registry of international bank account numbers.

Source: the facts of the registry as carried by the PyPI package `python-stdnum`; its version and
the registry's go into the table. A row is the country and the runs of its characters: a count and
"n" for digits, "a" for letters, "c" for both.

    pip download --no-deps python-stdnum && python3 generate_bank_account_numbers.py FILE.whl
"""
import pathlib
import re
import sys
import zipfile

wheel = pathlib.Path(sys.argv[1])
version = wheel.name.split("-")[1]
with zipfile.ZipFile(wheel) as archive:
    lines = archive.read("stdnum/iban.dat").decode("utf-8").splitlines()
registry = re.search(r"iban-registry-(v\d+)", lines[0])[1]
entries = []
for line in lines:
    found = re.match(r'([A-Z]{2}) .*bban="([^"]+)"', line)
    if found:
        entries.append(found[1] + ":" + found[2].replace("!", ""))
rows, row = [], ""
for entry in sorted(entries):
    if len(row) + len(entry) > 90:
        rows.append(row)
        row = ""
    row += (" " if row else "") + entry
rows.append(row)
body = "\n".join("    " + row for row in rows)
pathlib.Path(__file__).with_name("BankAccountNumberTable.swift").write_text(
    f"""// Made by generate_bank_account_numbers.py; don't edit.

extension BankAccountNumbers {{
  /// The characters of account numbers after country and check digits, by country.
  ///
  /// From the registry {registry}, as carried by the PyPI package `python-stdnum` {version}.
  static let table = \"\"\"
{body}
    \"\"\"
}}
""",
    encoding="utf-8")
