/** A stretch of a streamed answer, with the numbers of the sentences that it names as its ground. */
export interface Claim {
  text: string;
  numbers: number[];
  /** Ends a line. */
  isLine: boolean;
}

const MARKS = /\[\d{1,6}(?:\s*,\s*\d{1,6})*\](?:\s*\[\d{1,6}(?:\s*,\s*\d{1,6})*\])*[.!?:;]*/;
/** A stretch without end is cut here: it is looked at again with every piece. */
const LONGEST = 2000;

/** Cuts a stream into claims: a claim ends with its numbers in brackets, or with the line. */
export class ClaimReader {
  private buffer = '';

  push(text: string): Claim[] {
    this.buffer += text;
    return this.read(false);
  }

  end(): Claim[] {
    return this.read(true);
  }

  private read(isEnd: boolean): Claim[] {
    const claims: Claim[] = [];
    for (let length = this.nextLength(isEnd); length > 0; length = this.nextLength(isEnd)) {
      claims.push(toClaim(this.buffer.slice(0, length)));
      this.buffer = this.buffer.slice(length);
    }
    return claims;
  }

  /** How much of the buffer is the next claim; 0 while that cannot be known yet. */
  private nextLength(isEnd: boolean): number {
    const line = this.buffer.indexOf('\n') + 1;
    // A row of a table is one claim, whichever of its cells have numbers.
    if (this.buffer.startsWith('|')) return line > 0 || !isEnd ? line : this.buffer.length;
    const marks = lastOfSentence(this.buffer);
    // What stands before the numbers belongs to them, a line break between included.
    const ground = marks ? this.buffer.slice(0, marks.index).trimEnd().length : 0;
    if (line > 0 && (!marks || line <= ground)) return line;
    if (!marks) return isEnd || this.buffer.length > LONGEST ? this.buffer.length : 0;
    const end = marks.index + marks[0].length;
    const rest = this.buffer.slice(end);
    // Another number, or the full stop, may be on its way.
    if (!isEnd && rest.length < LONGEST && /^[^\S\n]*(?:\[[\d,\s]*)?$/.test(rest)) return 0;
    return end;
  }
}

/** The numbers that end the first sentence: "Heat flows [3], but not back [4]." is one claim. */
function lastOfSentence(text: string): { index: number; 0: string } | null {
  for (let from = 0; ; ) {
    const found = MARKS.exec(text.slice(from));
    if (!found) return null;
    const index = from + found.index;
    const end = index + found[0].length;
    const goesOn = !/[.!?:;]$/.test(found[0]) && /^[^\S\n]*(?:,|\p{Ll})/u.test(text.slice(end, end + 20));
    if (!goesOn || end > LONGEST) return { index, 0: found[0] };
    from = end;
  }
}

function toClaim(stretch: string): Claim {
  const numbers = [...stretch.matchAll(/\[([\d,\s]+)\]/g)].flatMap(([, list]) => list!.split(',').map(Number));
  const text = stretch.replace(/[^\S\n]*\[\d+(?:\s*,\s*\d+)*\]/g, '');
  return { text, numbers: [...new Set(numbers)], isLine: stretch.endsWith('\n') };
}

/** The sentences of a claim, for judging each by itself. */
export function sentencesOf(text: string): string[] {
  return text
    .trim()
    .split(/(?<=[.!?]["”)]?)\s+(?=[\p{Lu}\d"“(*])/u)
    .filter(Boolean);
}
