import type { Strip } from './strip.ts';

/** An answer that stands below its question. */
export interface GivenAnswer {
  from: number;
  to: number;
  text: string;
}

const NAME = '(?:(?:the\\s+)?correct\\s+(?:answer|option)|ans(?:wer)?|solution|key)';
const WORDS_NAME = '(?:(?:correct\\s+)?answer|ans)\\s*(?:is\\s*)?[:=.]+\\s*(?=\\S)';
const OWN_LINE = new RegExp(`(?<=^|\\n)\\s*[*_]*[([]?${NAME}\\s*(?:is\\s*)?[*_]*\\s*[:=.–-]+[*_\\s]*(?=\\S)`, 'i');
const OWN_LINE_IS = /(?<=^|\n)\s*(?:the\s+)?correct\s+(?:answer|option)\s+is\s+(?=\S)/i;
const BESIDE = new RegExp(
  `(?<=\\s)[([]?${NAME}\\s*(?:is\\s*)?[:=.–-]+\\s*[([]?([A-Ha-h]|True|False|T|F)[)\\]]?\\s*[)\\].]?\\s*(?=$|\\n)`,
  'i',
);

/** "Ans D" without a sign: a line of its own, or capitals or brackets where a line ends. */
const OWN_LINE_BARE = new RegExp(
  `(?<=^|\\n)\\s*[([]?${NAME}\\s+(?=[([]?[A-Ha-h][)\\]]?(?:\\s*[.)\\]]?\\s*(?:$|\\n)|\\s+[–—(-]))`,
  'i',
);
const BESIDE_BARE =
  /(?<=\s)(?:\(\s?(?:ans(?:wer)?|ANS(?:WER)?|Ans(?:wer)?)\s+([A-Ha-h])\s?\)|\[\s?(?:ans(?:wer)?|ANS(?:WER)?|Ans(?:wer)?)\s+([A-Ha-h])\s?\]|(?:Ans(?:wer)?|ANS(?:WER)?|ans)\s+([A-H]))\s*\.?\s*(?=$|\n)/;
/** "____ (Ans: cold)", "is ____. Ans: cold": words, where a sentence, a gap or white ends in front of them. */
const WORDS = new RegExp(
  `(?<=\\s)(?:[([]\\s?${WORDS_NAME}([^\\n()[\\]]{1,80})[)\\]]|(?<=[.?!_…)]\\s+|\\s{2})${WORDS_NAME}([^\\n]{1,80}?))\\s*(?=$|\\n)`,
  'i',
);

/** "Ans: C" on a line of its own, with what follows it, or at the end of a line; null where there is none. */
export function givenAnswer({ text }: Strip): GivenAnswer | null {
  const own = OWN_LINE.exec(text) ?? OWN_LINE_IS.exec(text) ?? OWN_LINE_BARE.exec(text);
  if (own) {
    const from = own.index;
    return { from, to: text.length, text: text.slice(from + own[0].length).replace(/^\*+|\*+$/g, '') };
  }
  const beside = BESIDE.exec(text) ?? BESIDE_BARE.exec(text) ?? WORDS.exec(text);
  if (!beside) return null;
  const said = beside.slice(1).find((group) => group !== undefined)!;
  return { from: beside.index, to: beside.index + beside[0].length, text: said.trim() };
}

const LETTER_BEHIND = /(?<=[^\s*]\s+)(?:\*\*?([A-Ha-h])\*\*?|\[\s?([A-Ha-h])\s?\])\s*$/;
/** "D. the concentration of [B]": names. */
const NAMES_IT =
  /\b(?:of|and|or|for|the|in|is|to|by|with|vitamin|group|type|point|set|class|figure|diagram|blood)\s*$/i;
/** So much of the end of a text is looked at. */
const REACH = 40;

/** "d) verb *b*", "D. swim [C]": a letter behind the last option, where nothing else in the question is set so. */
export function letterBehind({ text }: Strip): GivenAnswer | null {
  const from = Math.max(0, text.length - REACH);
  const match = LETTER_BEHIND.exec(text.slice(from));
  const before = text.slice(0, from + (match?.index ?? 0));
  if (!match || /[*[]/.test(before) || NAMES_IT.test(before.slice(-REACH))) return null;
  return { from: from + match.index, to: text.length, text: (match[1] ?? match[2])! };
}

const MAY_ANSWER =
  /[([*]\s?(?:ans(?:wer)?\b.{0,20}|[A-Ha-h])\s?[)\]*]\s*$|\bans(?:wer)?\s*[:.=]?\s*[([]?[A-H][)\]]?\s*$/i;

/** Whether a text ends in what may be its answer. */
export const mayEndInAnswer = (text: string) => MAY_ANSWER.test(text.slice(-REACH));

const EXPLAINS = /^\s*(?:explanation|reason|why|working|because|solution|note)\s*[:.–-]+\s*/i;

/** What stands below a letter: "Explanation: …". */
export const withoutName = (text: string) => text.replace(EXPLAINS, '').trim();
