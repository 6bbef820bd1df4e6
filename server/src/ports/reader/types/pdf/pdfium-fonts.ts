import type { Look } from './layout/page.ts';
import type { Pdfium } from './pdfium-api.ts';

const nameLength = 128;
/** Bits of a font's descriptor. */
const [fixedPitch, italic, forcedBold] = [1, 1 << 6, 1 << 18];

/** "Medi" is the bold of the fonts that TeX uses for Times, "BX" that of its own. */
const boldName = /bold|black|heavy|semibold|demi(?!cal)|medi(?!um|cal)|CMBX|CMB\d|CMSSBX|CMSSDC|SFBX|SFSX|-Bd/i;
/** The weight that a font gives is a guess from its stems, and wrong in many: the name knows better where it tells. */
const plainName = /^(?:CM|SF[A-Z]{2}|LM|MS[AB]M|EU[FRS])|regu|roman|book|light|mono|ital|obli/i;
const italicName = /ital|obli|slant|kursiv|CMTI|CMSL|CMSSI|SFTI|SFSL|-It\b/i;
const fixedName = /mono|courier|consol|typewriter|menlo|CMTT|SFTT|SourceCode|FiraCode|lucidacon/i;

/** What a font's name and description say. Asked once for each font. */
export function lookOfFont(pdfium: Pdfium, font: number, scratch: number): Look {
  const length = pdfium._FPDFFont_GetBaseFontName(font, scratch, nameLength);
  const bytes = Buffer.from(pdfium.HEAPU8.buffer, scratch, Math.min(nameLength, Math.max(0, length - 1)));
  const name = bytes.toString('latin1').replace(/^[A-Z]{6}\+/, '');
  const flags = Math.max(0, pdfium._FPDFFont_GetFlags(font));
  const isHeavy = () => !plainName.test(name) && pdfium._FPDFFont_GetWeight(font) >= 650;
  return {
    isBold: boldName.test(name) || (flags & forcedBold) !== 0 || isHeavy(),
    isItalic: italicName.test(name) || ((flags & italic) !== 0 && !/math|CMMI/i.test(name)),
    isFixed: fixedName.test(name) || (flags & fixedPitch) !== 0,
  };
}
