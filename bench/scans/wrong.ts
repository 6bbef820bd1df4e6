/** Text as it is compared: what no eye can tell apart on paper is the same sign, and dots that are only drawn are none. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’‚′`´]/g, "'")
    .replace(/[“”„″«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/(?<=^|\s)[•·●▪◦](?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The least number of letters to put in, take out or change (Levenshtein); two rows are all that it holds. */
export function editDistance(one: string, other: string): number {
  if (one.length < other.length) return editDistance(other, one);
  let above = Uint32Array.from({ length: other.length + 1 }, (_, at) => at);
  let row = new Uint32Array(other.length + 1);
  for (let at = 1; at <= one.length; at += 1) {
    const letter = one.charCodeAt(at - 1);
    row[0] = at;
    for (let to = 1; to <= other.length; to += 1) {
      const changed = above[to - 1]! + (letter === other.charCodeAt(to - 1) ? 0 : 1);
      row[to] = Math.min(changed, above[to]! + 1, row[to - 1]! + 1);
    }
    [above, row] = [row, above];
  }
  return above[other.length]!;
}

/** Letters wrong, of those that stand on the page; at most all of them. */
export function shareWrong(truth: string, read: string): number {
  const [wanted, got] = [plain(truth), plain(read)];
  return Math.min(1, editDistance(wanted, got) / Math.max(1, wanted.length));
}

export interface ReadWord {
  text: string;
  isDoubtful: boolean;
}

export interface Marks {
  /** Words that were read and don't stand there so, and how many of them are marked. */
  wrong: number;
  wrongMarked: number;
  right: number;
  rightMarked: number;
}

/** Which of the words read stand on the page (the longest common sequence), and which of them were marked. */
export function marksOf(truth: string, words: readonly ReadWord[]): Marks {
  const wanted = plain(truth).split(' ');
  const got = words
    .map(({ text, isDoubtful }) => ({ text: plain(text), isDoubtful }))
    .filter(({ text }) => text !== '');
  const width = wanted.length + 1;
  const common = new Uint16Array((got.length + 1) * width);
  for (let at = got.length - 1; at >= 0; at -= 1)
    for (let to = wanted.length - 1; to >= 0; to -= 1)
      common[at * width + to] =
        got[at]!.text === wanted[to]
          ? common[(at + 1) * width + to + 1]! + 1
          : Math.max(common[(at + 1) * width + to]!, common[at * width + to + 1]!);
  const marks: Marks = { wrong: 0, wrongMarked: 0, right: 0, rightMarked: 0 };
  for (let at = 0, to = 0; at < got.length; ) {
    const { text, isDoubtful } = got[at]!;
    const isRight = text === wanted[to];
    if (!isRight && common[at * width + to + 1]! > common[(at + 1) * width + to]!) {
      to += 1;
      continue;
    }
    marks[isRight ? 'right' : 'wrong'] += 1;
    if (isDoubtful) marks[isRight ? 'rightMarked' : 'wrongMarked'] += 1;
    at += 1;
    if (isRight) to += 1;
  }
  return marks;
}
