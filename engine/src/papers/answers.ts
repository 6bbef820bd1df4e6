import type { Strip } from './strip.ts';

/** An answer that stands below its question. */
export interface GivenAnswer {
  from: number;
  to: number;
  text: string;
}

const NAME = '(?:(?:the\\s+)?correct\\s+(?:answer|option)|ans(?:wer)?|solution|key)';
const OWN_LINE = new RegExp(`(?<=^|\\n)\\s*[*_]*[([]?${NAME}\\s*(?:is\\s*)?[*_]*\\s*[:=.–-]+[*_\\s]*(?=\\S)`, 'i');
const OWN_LINE_IS = /(?<=^|\n)\s*(?:the\s+)?correct\s+(?:answer|option)\s+is\s+(?=\S)/i;
const BESIDE = new RegExp(
  `(?<=\\s)[([]?${NAME}\\s*(?:is\\s*)?[:=.–-]+\\s*[([]?([A-Ha-h]|True|False|T|F)[)\\]]?\\s*[)\\].]?\\s*(?=$|\\n)`,
  'i',
);

/** "Ans: C" on a line of its own, with what follows it, or at the end of a line; null where there is none. */
export function givenAnswer({ text }: Strip): GivenAnswer | null {
  const own = OWN_LINE.exec(text) ?? OWN_LINE_IS.exec(text);
  if (own) {
    const from = own.index;
    return { from, to: text.length, text: text.slice(from + own[0].length).replace(/^\*+|\*+$/g, '') };
  }
  const beside = BESIDE.exec(text);
  if (!beside) return null;
  return { from: beside.index, to: beside.index + beside[0].length, text: beside[1]! };
}

const EXPLAINS = /^\s*(?:explanation|reason|why|working|because|solution|note)\s*[:.–-]+\s*/i;

/** What stands below a letter: "Explanation: …". */
export const withoutName = (text: string) => text.replace(EXPLAINS, '').trim();
