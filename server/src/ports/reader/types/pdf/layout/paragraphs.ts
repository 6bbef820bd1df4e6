import type { BodyLook } from './body-look.ts';
import { isContentsLine } from './contents.ts';
import type { Line } from './lines.ts';
import { isOption, textLeft } from './lists.ts';

const ends = (text: string) => /[.!?:;][”"’')\]]*$/.test(text);
const beginsSmall = (text: string) => /^[(“"'‘[]?\p{Ll}/u.test(text);
const sameSize = (a: Line, b: Line) => Math.abs(a.size - b.size) <= Math.max(0.6, a.size * 0.06);

/** What a line is compared with. */
export interface Context {
  /** The lines of the paragraph so far; never empty. */
  open: readonly Line[];
  /** The line after the one that is asked about, in the same column. */
  next: Line | undefined;
  look: BodyLook;
}

/** Whether a line begins something new after those above it in its column. */
export function beginsAnew(line: Line, context: Context): boolean {
  const { open, look } = context;
  const above = open.at(-1) as Line;
  if (!sameSize(above, line) || isContentsLine(above)) return true;
  if (above.isFixed !== line.isFixed && changesToCode(above, line)) return true;
  if (open.every(({ isFixed }) => isFixed) && line.isFixed && !look.isFixed) return false;
  const drop = above.baseline - line.baseline;
  const ratio = drop / usualDrop(context);
  if (above.isBold !== line.isBold && changesWeight(above, line) && !(ratio < 1.15 && endsSentence(line, open)))
    return true;
  const isRunning = !ends(above.text) && beginsSmall(line.text);
  if ((line.item || isOption(line)) && !isInsideSentence(above, line)) return true;
  if (drop < -above.size * 0.3) return true;
  if (ratio > 1.45 && !(isRunning && isFull(above, line) && drop < line.size * 2.6)) return true;
  if (isRunning) return false;
  if (isCentredHeading(above, line, look)) return ratio > 1.25;
  if (ratio > 1.15 && (ends(above.text) || !isFull(above, line))) return true;
  return isShifted(line, context) || (!isFull(above, line) && hasRoomFor(above, line));
}

/** A change from bold to plain in the middle of a phrase is none. */
function changesWeight(above: Line, line: Line): boolean {
  const isPhrase = above.words.at(-1)?.look.isBold === true && line.words[0]?.look.isBold === true;
  return !isPhrase || (above.isBold && !isFull(above, line));
}

/** "… is expressed by\n**Glen's flow law**:" a name in bold that fills a line of its own and ends the sentence above. */
function endsSentence(line: Line, open: readonly Line[]): boolean {
  const above = open.at(-1) as Line;
  const isProse = !open.every(({ isBold }) => isBold) && (open.length > 1 || above.words.length > 4);
  const edge = open[0]?.item ? textLeft(open[0], open[0].item) : line.column.left;
  return (
    isProse &&
    !ends(above.text) &&
    isFull(above, line) &&
    line.left < edge + line.size * 0.6 &&
    /^\p{L}/u.test(line.text)
  );
}

/** The last words of a paragraph may be code: an address that fills a line. */
const changesToCode = (above: Line, line: Line) =>
  above.isFixed || ends(above.text) || !isFull(above, line) || above.baseline - line.baseline > above.size * 1.6;

/** From one line to the next in this paragraph; before it has two lines, in text of this size. */
function usualDrop({ open, look }: Context): number {
  const [first, second] = open;
  const size = first?.size ?? look.size;
  if (first && second && first.column === second.column && first.baseline > second.baseline)
    return first.baseline - second.baseline;
  return size > look.size * 1.12 ? size * 1.25 : size * Math.max(1, look.leadingOf(size));
}

/** "pp. 164–" and "Fig." go on with a number. */
const leadsToNumber = /\d[–-]$|\b(?:pp?|nos?|vol|figs?|eqs?|secs?|ch|art)\.$/i;

/** "… as in section\n3. The …": a mark that stands inside of a sentence which fills its line. */
function isInsideSentence(above: Line, line: Line): boolean {
  const isSign = line.item?.ordered !== true;
  if (!isSign && leadsToNumber.test(above.text)) return true;
  return !isSign && !above.item && !ends(above.text) && isFull(above, line) && line.left < line.column.left + line.size;
}

/** Whether a line ends because the next word did not fit any more. */
function isFull(above: Line, line: Line): boolean {
  const [first] = line.words;
  const width = (first?.right ?? 0) - (first?.left ?? 0);
  return above.right + above.size * 0.25 + width > edgeOf(above) - above.size * 0.2;
}

const edgeOf = (line: Line) => line.measure ?? line.column.right;

/** So much room is left that the break was meant, whatever the sentence says. */
function hasRoomFor(above: Line, line: Line): boolean {
  return ends(above.text) || edgeOf(above) - above.right > above.size * 3 + widthOfFirst(line);
}

const widthOfFirst = ({ words: [first] }: Line) => (first?.right ?? 0) - (first?.left ?? 0);

function isCentredHeading(above: Line, line: Line, look: BodyLook): boolean {
  const middle = (one: Line) => (one.left + one.right) / 2;
  const isCentred =
    Math.abs(middle(above) - middle(line)) < line.size * 0.8 && Math.abs(above.left - line.left) > line.size * 0.5;
  return isCentred && (line.size > look.size * 1.12 || line.isBold);
}

/** Indented where a paragraph begins, or back at the edge where an entry has ended. */
function isShifted(line: Line, { open, next }: Context): boolean {
  const above = open.at(-1) as Line;
  const first = open[0] as Line;
  const item = first.item;
  const em = line.size;
  if (item && line.left < textLeft(first, item) - em * 0.6 && (ends(above.text) || !isFull(above, line))) return true;
  if (item && open.length === 1) return false;
  const shift = line.left - above.left;
  if (open.length > 1 && above.column === first.column && shift < -em * 0.8) return ends(above.text) || !item;
  if (shift < em * 0.6) return false;
  // A lone first line before indented ones belongs to them, if it is full: references are set so.
  const isHanging =
    open.length === 1 && isFull(above, line) && next !== undefined && Math.abs(next.left - line.left) < em * 0.3;
  return !isHanging && (ends(above.text) || !isFull(above, line));
}

/** A paragraph that stops in the middle of a sentence goes on in the next column or on the next page. */
export function goesOnElsewhere(open: readonly Line[], line: Line, look: BodyLook): boolean {
  const above = open.at(-1) as Line;
  if (!sameSize(above, line) || above.isBold !== line.isBold || above.isFixed !== line.isFixed) return false;
  if (line.size > look.size * 1.12 || line.item || isContentsLine(above)) return false;
  if (/\p{L}[-‐]$/u.test(above.text) && beginsSmall(line.text)) return true;
  if (ends(above.text)) return beginsSmall(line.text) && isFull(above, line) && !/[:;]$/.test(above.text);
  if (beginsSmall(line.text) || /^[\d(]/.test(line.text)) return true;
  const isIndented = line.left > line.column.left + line.size * 0.8;
  return isFull(above, line) && !isIndented && !line.isBold;
}

/** Whether a paragraph would go on if something else did not come between. */
export function isUnfinished(open: readonly Line[], look: BodyLook): boolean {
  const last = open.at(-1);
  if (!last || last.size > look.size * 1.12 || (last.isBold && !look.isBold) || isContentsLine(last)) return false;
  return !ends(last.text) && (open.length > 1 || last.words.length > 4);
}

/**
 * The right edge of each block of lines: a quotation is narrower than its column. Lines that begin at the same place
 * are a block if some of them end at the same place too.
 */
export function addMeasures(lines: readonly Line[]): void {
  let block: Line[] = [];
  const finish = () => {
    const right = Math.max(...block.map((line) => line.right));
    const near = block.filter((line) => right - line.right < line.size * 0.5).length;
    if (block.length > 2 && near > 1) for (const line of block) line.measure = right;
    block = [];
  };
  for (const line of lines) {
    const last = block.at(-1);
    if (last && (Math.abs(last.left - line.left) > line.size * 0.3 || !sameSize(last, line))) finish();
    block.push(line);
  }
  if (block.length > 0) finish();
}
