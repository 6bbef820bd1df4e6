const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const AMOUNT = '(\\d{1,3}(?:\\.\\d)?)?\\s?([½¼¾])?';
const BRACKETED = new RegExp(
  `\\s?[([{]\\s?(?:total\\s?[:=]?\\s?)?${AMOUNT}\\s?(?:marks?|mks?|mrks?|mk|pts?|points?)\\b\\.?(?: each)?\\s?[)\\]}]\\.?\\s?(?=$|\\n)`,
  'i',
);
/** Without brackets only behind the end of a sentence: "a test of 40 marks" is none. */
const PLAIN = new RegExp(
  `(?<=[.?!:;)\\]…_]\\s|^|\\n|\\s[-–—]\\s)(?:total\\s?[:=]?\\s?)?${AMOUNT}\\s?(?:marks?|mks?|mrks?)\\.?\\s?(?=$|\\n)|(?<=\\s)${AMOUNT}\\s?(?:mks?|mrks?)\\.?\\s?(?=$|\\n)`,
  'i',
);
const BARE = /\s[([](\d{1,2})[)\]]\s?$/;
/** Marks stand at the end. */
const REACH = 60;

/** Whether a line ends in a number in brackets, which may be its marks: several have to. */
export const endsInBareMarks = (text: string) => BARE.test(text.slice(-12));

/** The marks that stand behind a question, and the text without them. */
export function takeMarks(text: string, withBare: boolean): { text: string; marks: number | null } {
  const tail = Math.max(0, text.length - REACH);
  const end = text.slice(tail);
  const named = BRACKETED.exec(end) ?? PLAIN.exec(end);
  const [amount, fraction] = [named?.[1] ?? named?.[3], named?.[2] ?? named?.[4]];
  if (named && (amount || fraction)) {
    const marks = Number(amount ?? 0) + (FRACTIONS[fraction ?? ''] ?? 0);
    const rest = text.slice(0, tail + named.index) + text.slice(tail + named.index + named[0].length);
    return { text: rest.trim(), marks };
  }
  const bare = withBare ? BARE.exec(end) : null;
  return bare ? { text: text.slice(0, tail + bare.index).trim(), marks: Number(bare[1]) } : { text, marks: null };
}
