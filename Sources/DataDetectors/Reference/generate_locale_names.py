#!/usr/bin/env python3
"""Writes the tables of names that the detectors know, from CLDR as PyPI's `babel` carries it.

    pip install babel && python3 generate_locale_names.py

Writes CalendarNameTable.swift (months, weekdays, today and its neighbours), CurrencyNameTable.swift
and UnitNameTable.swift. The versions of babel and of CLDR go into each. Names are in lower case and
in form NFC; those of Latin scripts are repeated without their accents, which recognisers lose.
"""
import datetime
import unicodedata

import babel
import babel.core
from babel import Locale

from name_tables import plain, rows, write

LANGUAGES = "en de fr es it pt nl sv fi pl tr ru uk ja zh zh_Hant ko hi ar vi".split()
SOURCE = (
    f"From CLDR {babel.core.get_cldr_version()} as carried by the PyPI package `babel` "
    f"{babel.__version__}, written {datetime.date.today():%Y-%m-%d}.")


def clean(names, language="", accents=True):
    found = []
    for name in names:
        name = unicodedata.normalize("NFC", str(name)).strip().rstrip(".॰").strip()
        name = name.replace("\u202f", " ").replace("\u00a0", " ").replace("\u200f", "").replace("\u200e", "")
        if not name or any(c.isdigit() and c not in "²³" for c in name):
            continue
        found.append(name)
        if accents and plain(name):
            found.append(plain(name))
        if accents and language == "de":
            spelled = name.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
            found.append(spelled)
    return list(dict.fromkeys(found))


def values(data, *path):
    for step in path:
        data = data.get(step) if hasattr(data, "get") else None
        if data is None:
            return {}
    return data


def calendar():
    lines = []
    for language in LANGUAGES:
        data = Locale.parse(language)._data
        for group, letter in (("months", "m"), ("days", "w")):
            names = {}
            for context in ("format", "stand-alone"):
                for width in ("wide", "abbreviated", "short"):
                    for number, name in values(data, group, context, width).items():
                        # babel counts weekdays from Monday as 0
                        index = number if group == "months" else number + 1
                        names.setdefault(index, []).append(str(name).lower())
            for index in sorted(names):
                lines += rows(f"{language} {letter}{index}", clean(names[index], language))
        relative = values(data, "date_fields", "day", "relative")
        for offset in sorted(relative, key=int):
            lines += rows(f"{language} r{offset}", clean([relative[offset].lower()], language))
    write(__file__, "CalendarNameTable.swift", "CalendarNames",
          "Names by language and what they stand for: m, month; w, weekday from Monday; r, days from today.",
          SOURCE, lines)


# Currencies whose names are known in every language; the others are known in English.
MAIN = ("USD EUR GBP JPY CNY INR KRW RUB CHF CAD AUD NZD HKD SGD TWD MXN BRL SEK NOK DKK PLN CZK HUF "
        "UAH TRY ZAR ILS THB VND AED SAR EGP").split()
# Codes of the supranational reserve kinds, of metals and of tests are no currencies of documents.
NOT_MONEY = set("XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX XRE XFO XFU".split())


def currencies():
    lines = []
    english = Locale("en")._data
    for code in sorted(english["currency_names"]):
        if code in NOT_MONEY:
            continue
        names = []
        for language in LANGUAGES:
            if language != "en" and code not in MAIN:
                continue
            data = Locale.parse(language)._data
            names.append(str(data["currency_names"].get(code, "")).lower())
            names += [str(v).lower() for v in values(data, "currency_names_plural", code).values()]
        # historic names carry their years
        names = [n for n in names if "(" not in n and "–" not in n]
        lines += rows(code, clean(names))
    write(__file__, "CurrencyNameTable.swift", "CurrencyNames",
          "Full names of currencies by ISO 4217 code.",
          SOURCE, lines)


UNITS = {
    "length-meter": "metre", "length-kilometer": "kilometre", "length-decimeter": "decimetre",
    "length-centimeter": "centimetre", "length-millimeter": "millimetre",
    "length-micrometer": "micrometre", "length-nanometer": "nanometre",
    "length-picometer": "picometre", "length-inch": "inch", "length-foot": "foot",
    "length-yard": "yard", "length-mile": "mile", "length-mile-scandinavian": "scandinavian-mile",
    "length-nautical-mile": "nautical-mile", "length-fathom": "fathom", "length-furlong": "furlong",
    "length-light-year": "light-year", "length-astronomical-unit": "astronomical-unit",
    "length-parsec": "parsec",
    "area-square-meter": "square-metre", "area-square-kilometer": "square-kilometre",
    "area-square-centimeter": "square-centimetre", "area-square-inch": "square-inch",
    "area-square-foot": "square-foot", "area-square-yard": "square-yard",
    "area-square-mile": "square-mile", "area-acre": "acre", "area-hectare": "hectare",
    "volume-liter": "litre", "volume-deciliter": "decilitre", "volume-centiliter": "centilitre",
    "volume-milliliter": "millilitre", "volume-hectoliter": "hectolitre",
    "volume-cubic-meter": "cubic-metre",
    "volume-cubic-kilometer": "cubic-kilometre", "volume-cubic-centimeter": "cubic-centimetre",
    "volume-cubic-inch": "cubic-inch", "volume-cubic-foot": "cubic-foot",
    "volume-cubic-yard": "cubic-yard", "volume-cubic-mile": "cubic-mile",
    "volume-acre-foot": "acre-foot", "volume-bushel": "bushel", "volume-teaspoon": "teaspoon",
    "volume-tablespoon": "tablespoon", "volume-fluid-ounce": "fluid-ounce", "volume-cup": "cup",
    "volume-pint": "pint", "volume-quart": "quart", "volume-gallon": "gallon",
    "volume-barrel": "barrel",
    "mass-kilogram": "kilogram", "mass-gram": "gram", "mass-milligram": "milligram",
    "mass-microgram": "microgram", "mass-ounce": "ounce", "mass-pound": "pound",
    "mass-stone": "stone", "mass-tonne": "tonne", "mass-metric-ton": "tonne",
    "mass-ton": "short-ton", "mass-carat": "carat", "mass-ounce-troy": "troy-ounce",
    "temperature-celsius": "degree-celsius", "temperature-fahrenheit": "degree-fahrenheit",
    "temperature-kelvin": "kelvin", "temperature-generic": "degree", "angle-degree": "degree",
    "angle-radian": "radian", "angle-revolution": "revolution",
    "speed-kilometer-per-hour": "kilometre-per-hour", "speed-meter-per-second": "metre-per-second",
    "speed-mile-per-hour": "mile-per-hour", "speed-knot": "knot",
    "pressure-pascal": "pascal", "pressure-hectopascal": "hectopascal",
    "pressure-kilopascal": "kilopascal", "pressure-megapascal": "megapascal",
    "pressure-bar": "bar", "pressure-millibar": "millibar",
    "power-watt": "watt", "power-kilowatt": "kilowatt", "power-megawatt": "megawatt",
    "power-gigawatt": "gigawatt", "power-milliwatt": "milliwatt", "power-horsepower": "horsepower",
    "energy-joule": "joule", "energy-kilojoule": "kilojoule", "energy-calorie": "calorie",
    "energy-kilocalorie": "kilocalorie", "energy-kilowatt-hour": "kilowatt-hour",
    "frequency-hertz": "hertz", "frequency-kilohertz": "kilohertz",
    "frequency-megahertz": "megahertz", "frequency-gigahertz": "gigahertz",
    "electric-volt": "volt", "electric-ampere": "ampere", "electric-milliampere": "milliampere",
    "electric-ohm": "ohm",
    "digital-bit": "bit", "digital-byte": "byte", "digital-kilobit": "kilobit",
    "digital-megabit": "megabit", "digital-gigabit": "gigabit", "digital-kilobyte": "kilobyte",
    "digital-megabyte": "megabyte", "digital-gigabyte": "gigabyte",
    "digital-terabyte": "terabyte", "digital-petabyte": "petabyte",
}


def units():
    lines = []
    for unit, known in UNITS.items():
        names = []
        for language in LANGUAGES:
            data = Locale.parse(language)._data
            patterns = values(data, "unit_patterns", unit)
            for width in ("long", "short"):
                for plural, pattern in values(patterns, width).items():
                    if plural in ("per", "gender", "displayName") or "{0}" not in str(pattern):
                        continue
                    before, after = str(pattern).split("{0}")
                    if before.strip():
                        continue
                    # symbols are known with their case, from another table
                    name = after.strip().lower()
                    if width == "long" or len(name) > 3:
                        names.append(name)
        lines += rows(known, clean(names))
    write(__file__, "UnitNameTable.swift", "UnitNames",
          "Names of units after a number, in all languages, by their stable name.",
          SOURCE, lines)


if __name__ == "__main__":
    calendar()
    currencies()
    units()
