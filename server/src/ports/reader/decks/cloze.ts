/** Anki's gaps, `{{c1::the words::a hint}}`, which may stand inside one another. */

interface Gap {
  number: number;
  /** Where its words begin in what is written. */
  from: number;
}

interface Clozed {
  /** The text with the gaps of one number open and the others filled. */
  front: string;
  /** What belongs in them. */
  answers: string[];
}

const MARK = /\{\{c(\d{1,3})::|\}\}/g;
/** The end of another field's braces closes no gap. */
const mostOpen = 20;

export function clozeOf(text: string, number: number): Clozed {
  const answers: string[] = [];
  const open: Gap[] = [];
  let front = '';
  let at = 0;
  for (const mark of text.matchAll(MARK)) {
    front += text.slice(at, mark.index);
    at = mark.index + mark[0].length;
    if (mark[1]) {
      if (open.length < mostOpen) open.push({ number: Number(mark[1]), from: front.length });
      continue;
    }
    const gap = open.pop();
    if (!gap) {
      front += mark[0];
      continue;
    }
    const [words = '', hint] = split(front.slice(gap.from));
    front = front.slice(0, gap.from);
    if (gap.number === number) {
      answers.push(words);
      front += `[${hint || '…'}]`;
    } else front += words;
  }
  return { front: front + text.slice(at), answers };
}

function split(inside: string): string[] {
  const at = inside.indexOf('::');
  return at < 0 ? [inside] : [inside.slice(0, at), inside.slice(at + 2)];
}
