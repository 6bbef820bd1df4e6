"""Makes akada-maths.woff2 from the npm package @fontsource/stix-two-math (STIX Two Math, SIL Open Font License).

    python3 make-maths-font.py <package>/files/stix-two-math-latin-400-normal.woff2 .        (needs fonttools and brotli)

Kept are the signs that the courses and the renderer of formulas write, with what a browser needs to set them: the MATH
table with its larger variants and the parts that roots, brackets and bars are put together from. The package leaves out
`ssty`, the shapes for exponents; it is made again for primes, which without it float above their letter. Whatever is
not here is set in the reader's own font.
"""

import sys

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
GREEK = "ΓΔΘΛΞΠΣΦΨΩαβγδεζηθικλμνξπρστυφχψωϑϕϵ"
DIGITS = "0123456789"
SIGNS = " !'()*+,-./:;<=>?[]^_{|}~°±·×÷‖…‾′″‴\u2061\u2062\u2063"
OPERATORS = "←↑→↓↔⇐⇒⇔∀∂∃∅∆∇∈∉∋∏∑−∓∗∘√∛∞∝∠∣∥∧∨∩∪∫∮∴∼≅≈≠≡≤≥≪≫⊂⊃⊆⊇⊥⋅⋮⋯⌈⌉⌊⌋⟂⟨⟩⟶ℓℏ¬ℕℤℚℝℂ\u0302\u0303\u0304\u0305\u20d7¯ˆ˜→"


def italic(letter):
    """The letter that a browser shows for a variable: MathML sets single letters in the italics of mathematics."""
    if letter == "h":
        return 0x210E
    code = ord(letter)
    if "A" <= letter <= "Z":
        return 0x1D434 + code - ord("A")
    if "a" <= letter <= "z":
        return 0x1D44E + code - ord("a")
    if "Α" <= letter <= "Ω":
        return 0x1D6E2 + code - ord("Α")
    if "α" <= letter <= "ω":
        return 0x1D6FC + code - ord("α")
    return {"ϵ": 0x1D716, "ϑ": 0x1D717, "ϕ": 0x1D719}[letter]


# A prime of running text hangs from the height of capitals. An exponent is raised already and made smaller: there it
# stands on the line, and larger by as much as exponents are made smaller.
PRIMES = "\u2032\u2033\u2034"
PRIME_SCALE = 1.9


def add_script_primes(font):
    glyphs, metrics, names = font["glyf"], font["hmtx"], font.getBestCmap()
    order, pairs = list(font.getGlyphOrder()), []
    del font["GSUB"]
    for sign in PRIMES:
        name = names[ord(sign)]
        plain = glyphs[name]
        pen = TTGlyphPen(glyphs)
        plain.draw(TransformPen(pen, (PRIME_SCALE, 0, 0, PRIME_SCALE, 0, -PRIME_SCALE * plain.yMin)), glyphs)
        width, side = metrics[name]
        glyphs[f"{name}.st"] = pen.glyph()
        metrics[f"{name}.st"] = (round(PRIME_SCALE * width), round(PRIME_SCALE * side))
        pairs.append(f"sub {name} by {name}.st;")
    font.setGlyphOrder([*order, *(f"{names[ord(sign)]}.st" for sign in PRIMES)])
    systems = "languagesystem DFLT dflt; languagesystem latn dflt; languagesystem math dflt;"
    addOpenTypeFeaturesFromString(font, f"{systems} feature ssty {{ {' '.join(pairs)} }} ssty;")


def main(source, folder):
    font = TTFont(source)
    add_script_primes(font)
    options = Options()
    options.layout_features = ["ssty"]
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.name_IDs = [0, 13, 14]
    options.drop_tables += ["GPOS", "DSIG", "BASE", "STAT"]
    options.flavor = "woff2"
    subsetter = Subsetter(options)
    kept = {ord(sign) for sign in LATIN + GREEK + DIGITS + SIGNS + OPERATORS}
    subsetter.populate(unicodes=kept | {italic(letter) for letter in LATIN + GREEK})
    subsetter.subset(font)
    for name_id in (1, 4):
        font["name"].setName("Akada Maths", name_id, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(f"{folder}/akada-maths.woff2")
    ranges, codes = [], sorted(font.getBestCmap())
    for code in codes:
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    print(", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in ranges))


main(*sys.argv[1:])
