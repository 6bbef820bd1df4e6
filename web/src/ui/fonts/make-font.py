"""Makes bricolage-grotesque.woff2 from the files of the npm package @fontsource-variable/bricolage-grotesque.

    python3 make-font.py <package>/files .        (needs fonttools and brotli)

The package cuts the face into slices by language, and the face has no letter with a dot below but the Vietnamese ones.
One small file is wanted that writes English, Yoruba, Igbo and Hausa: so the Latin slice is cut to what headings need,
the naira sign comes from another slice, and the missing letters are composed from the face's own letters and marks, at
the places where the face itself attaches its marks, at every weight.
"""

import copy
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer

LIGHTEST, BOLDEST = 500, 800
LETTERS = {c: (c_base, "dotbelowcomb") for c, c_base in zip("ẹọṣịụẸỌṢỊỤ", "eosiuEOSIU")}
LETTERS |= {"ń": ("n", "acutecomb"), "Ń": ("N", "acutecomb"), "ǹ": ("n", "gravecomb"), "Ǹ": ("N", "gravecomb")}
LETTERS |= {"ṅ": ("n", "uni0307"), "Ṅ": ("N", "uni0307"), "ḿ": ("m", "acutecomb"), "Ḿ": ("M", "acutecomb")}
KEPT = [*range(0x20, 0x7F), *map(ord, "\u00a0£©·°±²³×÷ÀÁÂÃÈÉÊÌÍÎÒÓÔÕÙÚàáâãèéêìíîòóôõùúÇçÑñāĀ–—‘’“”•…€₦™−\u0300\u0301\u0304\u0323")]


def at_weight(font, weight):
    return instancer.instantiateVariableFont(copy.deepcopy(font), {"wght": weight})


def mark_to_base(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 4:
                return table
    raise SystemExit("the face no longer attaches marks to bases")


def add_mark(font, mark, like):
    """Lets a mark attach where a similar one does: same height, middle of its own ink."""
    table = mark_to_base(font)
    if mark in table.MarkCoverage.glyphs:
        return
    record = copy.deepcopy(table.MarkArray.MarkRecord[table.MarkCoverage.glyphs.index(like)])
    ink = font["glyf"][mark]
    record.MarkAnchor.Format = 1
    record.MarkAnchor.XDeviceTable = record.MarkAnchor.YDeviceTable = None
    record.MarkAnchor.XCoordinate = round((ink.xMin + ink.xMax) / 2)
    table.MarkCoverage.glyphs.append(mark)
    table.MarkArray.MarkRecord.append(record)
    order = sorted(range(len(table.MarkCoverage.glyphs)), key=lambda i: font.getGlyphID(table.MarkCoverage.glyphs[i]))
    table.MarkCoverage.glyphs = [table.MarkCoverage.glyphs[i] for i in order]
    table.MarkArray.MarkRecord = [table.MarkArray.MarkRecord[i] for i in order]
    table.MarkArray.MarkCount = len(order)


def offset(font, base, mark):
    """How far a mark moves to sit at its place on a base."""
    table = mark_to_base(font)
    placed = table.MarkArray.MarkRecord[table.MarkCoverage.glyphs.index(mark)]
    anchor = table.BaseArray.BaseRecord[table.BaseCoverage.glyphs.index(base)].BaseAnchor[placed.Class]
    return anchor.XCoordinate - placed.MarkAnchor.XCoordinate, anchor.YCoordinate - placed.MarkAnchor.YCoordinate


def add_glyph(font, name, char, glyph, metrics, variations):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"][name] = metrics
    font["gvar"].variations[name] = variations
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    if font["GDEF"].table.GlyphClassDef:
        font["GDEF"].table.GlyphClassDef.classDefs[name] = 1
    for cmap in font["cmap"].tables:
        cmap.cmap[ord(char)] = name


def compose(font, light, char, base, mark):
    name = f"uni{ord(char):04X}"
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = []
    here, there = offset(font, base, mark), offset(light, base, mark)
    for part, (x, y) in ((base, (0, 0)), (mark, here)):
        component = GlyphComponent()
        component.glyphName, component.x, component.y, component.flags = part, x, y, 0x0004
        glyph.components.append(component)
    glyph.components[0].flags |= 0x0200  # the base's own width
    # The width varies as the base's does; the mark moves to where it sits on the lightest weight.
    still = [(0, 0), (0, 0)]
    variations = [
        TupleVariation(dict(v.axes), still + [p or (0, 0) for p in v.coordinates[-4:]]) for v in font["gvar"].variations[base]
    ]
    move = (there[0] - here[0], there[1] - here[1])
    variations.append(TupleVariation({"wght": (-1.0, -1.0, 0.0)}, [(0, 0), move] + [(0, 0)] * 4))
    add_glyph(font, name, char, glyph, font["hmtx"][base], variations)
    glyph.recalcBounds(font["glyf"])
    # A second mark, for the tone, attaches as it would to the base: ẹ́, ọ̀.
    table = mark_to_base(font)
    table.BaseArray.BaseRecord.append(copy.deepcopy(table.BaseArray.BaseRecord[table.BaseCoverage.glyphs.index(base)]))
    table.BaseCoverage.glyphs.append(name)
    table.BaseArray.BaseCount = len(table.BaseCoverage.glyphs)


def load(folder, part):
    font = TTFont(f"{folder}/bricolage-grotesque-{part}-wght-normal.woff2")
    font = instancer.instantiateVariableFont(font, {"wght": (LIGHTEST, BOLDEST)})
    return font


def main(folder, out):
    font, extended = load(folder, "latin"), load(folder, "latin-ext")
    del font["HVAR"]  # the widths vary by gvar; a map of widths would not know the new glyphs
    naira = extended.getBestCmap()[0x20A6]
    add_glyph(font, naira, "₦", extended["glyf"][naira], extended["hmtx"][naira], extended["gvar"].variations[naira])
    for mark in ("gravecomb", "uni0307"):
        add_mark(font, mark, "acutecomb")
    light = at_weight(font, LIGHTEST)
    for char, (base, mark) in LETTERS.items():
        compose(font, light, char, base, mark)
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "tnum"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[*KEPT, *map(ord, LETTERS)])
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(f"{out}/bricolage-grotesque.woff2")
    print("unicode-range:", ", ".join(f"U+{code:X}" for code in sorted(font.getBestCmap())))


main(*sys.argv[1:3])
