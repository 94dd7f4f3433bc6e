"""What the scripts that write tables of names share."""
import pathlib
import unicodedata

HERE = pathlib.Path(__file__)
WIDTH = 92
# Letters whose mark is no accent.
LETTERS = str.maketrans("łıø", "lio")


def plain(name):
    """Without accents, or `None` where nothing changes or the script is not Latin."""
    parts = unicodedata.normalize("NFD", name)
    bare = "".join(c for c in parts if unicodedata.category(c) != "Mn").translate(LETTERS)
    return bare if bare != name and bare.isascii() else None


def rows(key, names):
    """Lines "key: a|b|c" of bounded width."""
    lines, line = [], ""
    for name in names:
        if line and len(key) + len(line) + len(name) > WIDTH - 8:
            lines.append(f"{key}: {line}")
            line = ""
        line += ("|" if line else "") + name
    if line:
        lines.append(f"{key}: {line}")
    return lines


def write(script, file, type_name, summary, source, lines):
    """Writes a table as a Swift file beside the script that makes it."""
    body = "\n".join("    " + line for line in lines)
    HERE.with_name(file).write_text(
        f"""// Made by {pathlib.Path(script).name}; don't edit.

extension {type_name} {{
  /// {summary}
  ///
  /// {source}
  static let table = \"\"\"
{body}
    \"\"\"
}}
""", encoding="utf-8")
    print(file, len(lines), "lines")
