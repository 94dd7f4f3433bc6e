#!/usr/bin/env python3
"""Draws the sign-up sheets of this folder and wears them as a scanner would.

Needs Pillow, NumPy and the Liberation and DejaVu fonts:

    python3 make-sheets.py

All people are invented. The same pictures come out each time.
"""

from pathlib import Path

import numpy
from PIL import Image, ImageDraw, ImageFilter, ImageFont

# A4 at 200 dots per inch.
WIDTH, HEIGHT = 1654, 2339
INK = (38, 38, 46)
FONTS = Path("/usr/share/fonts/truetype")

GARDEN = [
    ("Amelia Hartwell", "amelia.hartwell@example.com", "(415) 555-0132", "Planting"),
    ("Benjamin Okafor", "ben.okafor@example.org", "(415) 555-0178", "Tools"),
    ("Carla Mendes", "carla@mendes.example.com", "(628) 555-0114", "Compost"),
    ("Dmitri Sokolov", "d.sokolov@example.net", "(415) 555-0199", "Planting"),
    ("Eleanor Finch", "eleanor_finch@example.com", "(510) 555-0145", "Kitchen"),
    ("Farid Rahimi", "farid.rahimi@example.org", "(510) 555-0161", "Watering"),
    ("Grace Lindqvist", "grace.l@example.com", "(415) 555-0107", "Watering"),
    ("Hiroshi Tanabe", "tanabe.hiroshi@example.net", "(628) 555-0183", "Tools"),
    ("Isabel Navarro", "isabel.navarro@example.com", "(415) 555-0126", "Kitchen"),
    ("Jonas Whitfield", "jwhitfield@example.org", "(510) 555-0150", "Planting"),
    ("Katherine Boyle", "kate.boyle@example.com", "(628) 555-0139", "Compost"),
    ("Liam Prescott", "liam.prescott@example.net", "(415) 555-0174", "Tools"),
]
GARDEN_BLANK_ROWS = 4

CHOIR = [
    ("030 555 0142", "Brandt", "Annika", "annika.brandt@example.com"),
    ("030 555 0117", "Fischer", "Jürgen", "j.fischer@example.org"),
    ("0341 555 0190", "Großmann", "Lena", "lena.grossmann@example.net"),
    ("030 555 0163", "Keller", "Matthias", "matthias@keller.example.com"),
    ("0341 555 0128", "Löwenthal", "Ruth", "ruth.loewenthal@example.net"),
    ("030 555 0155", "Neumann", "Stefan", "stefan.neumann@example.com"),
    ("0351 555 0181", "Özdemir", "Selin", "selin.oezdemir@example.org"),
    ("030 555 0109", "Petersen", "Frauke", "frauke.petersen@example.com"),
    ("0351 555 0136", "Schröder", "Uwe", "uwe.schroeder@example.com"),
    ("030 555 0174", "Vogel", "Hannah", "hannah.vogel@example.com"),
]
CHOIR_BLANK_ROWS = 3


def font(name, size):
    return ImageFont.truetype(str(FONTS / f"{name}.ttf"), size)


def garden_sheet():
    """A ruled table with headings over every column and blank rows at the end."""
    page = Image.new("RGB", (WIDTH, HEIGHT), (253, 252, 248))
    draw = ImageDraw.Draw(page)
    bold, plain = font("liberation/LiberationSans-Bold", 30), font("liberation/LiberationSans-Regular", 29)
    draw.text((120, 150), "Riverside Community Garden", INK, font("liberation/LiberationSerif-Bold", 64))
    draw.text((120, 238), "Volunteer sign-up sheet, spring work day", INK, font("liberation/LiberationSerif-Regular", 38))
    draw.text((120, 312), "Please print clearly. We only write to you about the garden.", INK,
              font("liberation/LiberationSerif-Italic", 30))

    edges = [110, 185, 510, 980, 1255, 1540]
    top, row = 400, 88
    heads = ["No.", "Name", "Email", "Phone", "Task"]
    draw.rectangle((edges[0], top, edges[-1], top + row), fill=(226, 226, 222))
    for x, head in zip(edges, heads):
        draw.text((x + 16, top + 26), head, INK, bold)
    for number, entry in enumerate(GARDEN, 1):
        y = top + row * number
        for x, text in zip(edges, (str(number),) + entry):
            draw.text((x + 16, y + 27), text, INK, plain)
    for number in range(len(GARDEN) + 1, len(GARDEN) + GARDEN_BLANK_ROWS + 1):
        draw.text((edges[0] + 16, top + row * number + 27), str(number), INK, plain)
    rows = 1 + len(GARDEN) + GARDEN_BLANK_ROWS
    for index in range(rows + 1):
        draw.line((edges[0], top + row * index, edges[-1], top + row * index), INK, 3)
    for x in edges:
        draw.line((x, top, x, top + row * rows), INK, 3)
    draw.text((120, top + row * rows + 50),
              "Thank you! Gloves and tools are provided. Bring water and a hat.", INK,
              font("liberation/LiberationSerif-Regular", 32))
    return page


def choir_sheet():
    """A table without upright rules: white headings on a dark band, shaded rows, names in two columns."""
    page = Image.new("RGB", (WIDTH, HEIGHT), (252, 252, 252))
    draw = ImageDraw.Draw(page)
    bold, plain = font("dejavu/DejaVuSans-Bold", 28), font("dejavu/DejaVuSans", 27)
    draw.text((140, 170), "Chor am Markt: Anmeldung", INK, font("dejavu/DejaVuSans-Bold", 52))
    draw.text((140, 262), "Probenwochenende im Herbst. Bitte deutlich in Druckschrift ausfüllen.", INK,
              font("dejavu/DejaVuSans", 28))

    edges = [130, 450, 745, 1020, 1530]
    top, row = 370, 94
    draw.rectangle((edges[0], top, edges[-1], top + row), fill=(40, 62, 92))
    for x, head in zip(edges, ["Telefon", "Nachname", "Vorname", "E-Mail"]):
        draw.text((x + 18, top + 30), head, (255, 255, 255), bold)
    for index in range(len(CHOIR) + CHOIR_BLANK_ROWS):
        y = top + row * (index + 1)
        if index % 2:
            draw.rectangle((edges[0], y, edges[-1], y + row), fill=(232, 237, 244))
        draw.line((edges[0], y, edges[-1], y), (120, 130, 145), 2)
        if index < len(CHOIR):
            for x, text in zip(edges, CHOIR[index]):
                draw.text((x + 18, y + 31), text, INK, plain)
    draw.text((140, top + row * (len(CHOIR) + CHOIR_BLANK_ROWS + 1) + 60),
              "Die Angaben werden nach dem Wochenende gelöscht.", INK, font("dejavu/DejaVuSans", 26))
    return page


def worn(page, degrees, light, seed):
    """Turns the page a little, darkens it towards one corner, softens it and adds grain."""
    random = numpy.random.default_rng(seed)
    turned = page.rotate(degrees, Image.Resampling.BICUBIC, fillcolor=page.getpixel((2, 2)))
    soft = numpy.asarray(turned.filter(ImageFilter.GaussianBlur(0.7)), dtype=float)
    y, x = numpy.mgrid[0:HEIGHT, 0:WIDTH]
    shade = 1 - light * ((x / WIDTH) ** 2 + (y / HEIGHT) ** 2) / 2
    grain = random.normal(0, 3.0, (HEIGHT, WIDTH))
    pixels = soft * shade[:, :, None] + grain[:, :, None]
    return Image.fromarray(pixels.clip(0, 255).astype("uint8"))


def main():
    folder = Path(__file__).parent
    for name, page, degrees, light, seed in [
        ("garden-volunteers.jpg", garden_sheet(), 0.7, 0.24, 1),
        ("chor-anmeldung.jpg", choir_sheet(), -0.5, 0.18, 2),
    ]:
        worn(page, degrees, light, seed).save(folder / name, quality=62, dpi=(200, 200))


if __name__ == "__main__":
    main()
