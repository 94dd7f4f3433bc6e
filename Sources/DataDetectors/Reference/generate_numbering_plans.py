#!/usr/bin/env python3
"""Writes NumberingPlanTable.swift from the public phone numbering metadata.

Source: the PyPI package `phonenumbers` (Apache-2.0), whose version goes into the table. For each
country code all patterns of its regions are turned into one automaton, and that into leading digits
with the lengths of national numbers that begin with them. Leading digits are cut off after DEPTH
digits, so the table accepts a little more than the metadata.

    pip download --no-deps phonenumbers && python3 generate_numbering_plans.py FILE.whl
"""
import collections
import pathlib
import re
import sys

DEPTH = 4
LONGEST = 15
wheel = pathlib.Path(sys.argv[1])
version = wheel.name.split("-")[1]
sys.path.insert(0, str(wheel))
import phonenumbers  # noqa: E402
from phonenumbers.phonemetadata import PhoneMetadata  # noqa: E402

try:
    import re._parser as sre
except ImportError:
    import sre_parse as sre


class Automaton:
    """Digits in, acceptance out; states are sets of positions in the patterns."""

    def __init__(self, patterns):
        self.edges = collections.defaultdict(list)
        self.blank = collections.defaultdict(list)
        self.count = 0
        self.start, self.end = self.node(), self.node()
        for pattern in patterns:
            self.build(sre.parse(pattern), self.start, self.end)
        self.memo = {}

    def node(self):
        self.count += 1
        return self.count

    def build(self, items, start, end):
        at = start
        for op, value in items:
            following = self.node()
            self.piece(str(op), value, at, following)
            at = following
        self.blank[at].append(end)

    def piece(self, op, value, start, end):
        if op == "LITERAL":
            self.edges[start].append((frozenset([int(chr(value))]), end))
        elif op == "IN":
            digits = set()
            for kind, part in value:
                if str(kind) == "LITERAL":
                    digits.add(int(chr(part)))
                elif str(kind) == "RANGE":
                    digits.update(range(int(chr(part[0])), int(chr(part[1])) + 1))
                elif str(kind) == "CATEGORY":
                    digits.update(range(10))
                else:
                    raise ValueError(kind)
            self.edges[start].append((frozenset(digits), end))
        elif op == "SUBPATTERN":
            self.build(value[-1], start, end)
        elif op == "BRANCH":
            for branch in value[1]:
                self.build(branch, start, end)
        elif op == "MAX_REPEAT":
            low, high, part = value
            at = start
            for turn in range(min(int(high), LONGEST)):
                if turn >= low:
                    self.blank[at].append(end)
                following = self.node()
                self.build(part, at, following)
                at = following
            self.blank[at].append(end)
        elif op == "ASSERT_NOT":
            self.blank[start].append(end)
        else:
            raise ValueError(op)

    def close(self, nodes):
        seen, todo = set(nodes), list(nodes)
        while todo:
            for following in self.blank[todo.pop()]:
                if following not in seen:
                    seen.add(following)
                    todo.append(following)
        return frozenset(seen)

    def step(self, state, digit):
        key = (state, digit)
        if key not in self.memo:
            self.memo[key] = self.close(
                {to for node in state for digits, to in self.edges[node] if digit in digits})
        return self.memo[key]

    def lengths(self, state):
        """How many more digits may follow, and whether it matters which."""
        key = (state, "lengths")
        if key in self.memo:
            return self.memo[key]
        found, level, plain = set(), {state}, True
        for length in range(LONGEST + 2):
            accepting = {self.end in one for one in level}
            plain = plain and len(accepting) == 1
            if True in accepting:
                found.add(length)
            level = {self.step(one, digit) for one in level for digit in range(10)}
            if level == {frozenset()}:
                break
        self.memo[key] = (frozenset(found), plain)
        return self.memo[key]

    def tree(self, state, depth=0):
        lengths, plain = self.lengths(state)
        if plain or depth == DEPTH:
            return frozenset(length + depth for length in lengths)
        groups = collections.defaultdict(list)
        for digit in range(10):
            below = self.tree(self.step(state, digit), depth + 1)
            if below:
                groups[below].append(digit)
        own = self.end in state
        if not groups:
            return frozenset([depth]) if own else frozenset()
        return tuple(sorted((tuple(digits), below) for below, digits in groups.items()))


def spell(digits):
    if len(digits) == 1:
        return str(digits[0])
    if len(digits) == 10:
        return "d"
    out, at = "", 0
    while at < len(digits):
        last = at
        while last + 1 < len(digits) and digits[last + 1] == digits[last] + 1:
            last += 1
        out += str(digits[at]) + ("" if last == at else ("-" if last > at + 1 else "") + str(digits[last]))
        at = last + 1
    return "[" + out + "]"


def flatten(tree, prefix, out):
    if isinstance(tree, frozenset):
        if tree:
            out[",".join(map(str, sorted(tree)))].append(prefix)
        return
    for digits, below in tree:
        flatten(below, prefix + spell(digits), out)


KINDS = ("fixed_line mobile toll_free premium_rate shared_cost personal_number voip pager uan "
         "voicemail").split()
patterns = collections.defaultdict(set)
regions = []
prefixes = []
for code, names in sorted(phonenumbers.COUNTRY_CODE_TO_REGION_CODE.items()):
    for name in names:
        if name == "001":
            data = PhoneMetadata.metadata_for_nongeo_region(code)
        else:
            data = PhoneMetadata.metadata_for_region(name)
        for kind in KINDS:
            description = getattr(data, kind)
            if description and description.national_number_pattern:
                patterns[code].add(description.national_number_pattern)
        if name != "001":
            trunk = data.national_prefix or ""
            outside = data.international_prefix or ""
            outside = outside if re.fullmatch(r"\d+", outside) else (
                (data.preferred_international_prefix or "").replace("~", ""))
            outside = outside if outside.isdigit() else "00"
            regions.append(f"{name} {code} {outside} {trunk or '-'}")
            rule = data.national_prefix_for_parsing
            transform = re.sub(r"\\(\d)", r"$\1", data.national_prefix_transform_rule or "")
            if rule and (rule != data.national_prefix or transform):
                prefixes.append(f"{name} {rule} {transform}".rstrip())

rows = []
for code in sorted(patterns):
    out = collections.defaultdict(list)
    automaton = Automaton(sorted(patterns[code]))
    tree = automaton.tree(automaton.close({automaton.start}))
    if isinstance(tree, frozenset):
        out[",".join(map(str, sorted(tree)))].append("")
    else:
        flatten(tree, "", out)
    rows.append(f"{code} " + " ".join(f"{l}:{','.join(p)}" for l, p in sorted(out.items())))


def literal(lines):
    return "\n".join("    " + line for line in lines)


def wrapped(rows):
    """Rows over several lines; those that go on begin with a blank of their own."""
    out = []
    for row in rows:
        line = ""
        for part in re.split(r"(?<=[ ,])", row):
            if len(line) + len(part) > 92:
                out.append(line.rstrip() + ("\\" if line.endswith(",") else " \\"))
                line = ""
            line += part
        out.append(line)
    return out


target = pathlib.Path(__file__).with_name("NumberingPlanTable.swift")
target.write_text(
    f"""// Made by generate_numbering_plans.py; don't edit.

extension NumberingPlan {{
  /// One line for each region: its code, the country code, what is dialled before a foreign number,
  /// and what is dialled before a national one ("-" for nothing).
  ///
  /// From the PyPI package `phonenumbers` {version}.
  static let regionTable = \"\"\"
{literal(sorted(regions))}
    \"\"\"

  /// One line for each region where more than fixed digits is dialled before a national number: its
  /// code, an expression for what is dialled, and what stands in its place.
  ///
  /// From the PyPI package `phonenumbers` {version}.
  static let prefixTable = #\"\"\"
{literal(sorted(prefixes))}
    \"\"\"#

  /// One line for each country code: the code, and for lengths of national numbers the leading
  /// digits that such numbers have ("d" is any digit).
  ///
  /// From the PyPI package `phonenumbers` {version}.
  static let codeTable = \"\"\"
{literal(wrapped(rows))}
    \"\"\"
}}
""",
    encoding="utf-8")
print(len(regions), "regions", len(rows), "codes", target.stat().st_size, "bytes")
