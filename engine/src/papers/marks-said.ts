/** What the instructions of a paper or a section say of the marks of its questions. */
export interface SaidMarks {
  /** Each question has so many. */
  each: number | null;
  /** Questions that are named have others. */
  named: { from: number; to: number; amount: number }[];
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);
const AMOUNT = `(\\d{1,3}(?:\\.\\d|½)?|${WORDS.slice(1).join('|')}|½)(?:\\s?\\(\\d{1,3}\\))?\\s?(?:marks?|mks?)\\b`;
const CARRIES = '(?:carr(?:y|ies)|attracts?|(?:is|are)\\s+worth|ha(?:s|ve)|is|are|=|:)';
const EACH = [
  new RegExp(
    `\\b(?:each|every)\\b(?:\\s+(?:correct|of\\s+the))?(?:\\s+(?:questions?|answers?|items?))?\\s+${CARRIES}\\s*${AMOUNT}`,
    'i',
  ),
  new RegExp(`${AMOUNT}\\s+(?:for\\s+)?(?:each|per\\s+question|a\\s+question)\\b`, 'i'),
];
const NAMED = new RegExp(
  `\\bquestions?\\s+(\\d{1,3}|one)(?:\\s*(?:-|–|to)\\s*(\\d{1,3}))?\\s+(?:is\\s+compulsory\\s+and\\s+)?${CARRIES}\\s*${AMOUNT}`,
  'gi',
);
const LONGEST = 300;

/** "Each question carries 15 marks", "20 marks each", "Question 1 carries 30 marks". */
export function saidMarks(texts: readonly string[]): SaidMarks {
  const said: SaidMarks = { each: null, named: [] };
  for (const text of texts) {
    let line = text.slice(0, LONGEST);
    for (const match of line.matchAll(NAMED)) {
      const from = amountOf(match[1]!);
      said.named.push({ from, to: match[2] ? Number(match[2]) : from, amount: amountOf(match[3]!) });
    }
    line = line.replace(NAMED, '');
    const each = EACH.map((form) => form.exec(line)).find(Boolean);
    if (each) said.each ??= amountOf(each[1]!);
  }
  return said;
}

function amountOf(amount: string): number {
  const word = WORDS.indexOf(amount.toLowerCase());
  return word > 0 ? word : amount.endsWith('½') ? Number(amount.slice(0, -1) || 0) + 0.5 : Number(amount);
}

/** The marks that are said of a number. */
export const marksOf = ({ each, named }: SaidMarks, value: number) =>
  named.find(({ from, to }) => value >= from && value <= to)?.amount ?? each;
