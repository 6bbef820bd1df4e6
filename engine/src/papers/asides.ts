import { closesPaper, isAside, isSectionHeading, namesPeople } from './headings.ts';
import { pairsIn } from './key-entries.ts';
import { keyHeadingEnd } from './key-regions.ts';
import type { PaperLine } from './line.ts';
import { letterMark, numberMark, romanMark } from './number-marks.ts';

/** Lines that belong to the page and not to the paper: its numbers, what runs along its edges, "Turn over". */
export function partAsides(lines: readonly PaperLine[]): { body: PaperLine[]; asides: PaperLine[] } {
  const edges = edgesOf(lines);
  const times = new Map<string, number>();
  for (const at of edges) times.set(keyOf(lines[at]!), (times.get(keyOf(lines[at]!)) ?? 0) + 1);
  const pages = new Set(lines.map(({ page }) => page)).size;
  const body: PaperLine[] = [];
  const asides: PaperLine[] = [];
  const closing = closingLines(lines);
  lines.forEach((line, at) => {
    const isEdge = edges.has(at);
    const runs = isEdge && pages > 1 && (times.get(keyOf(line)) ?? 0) >= Math.max(2, Math.min(3, pages - 1));
    // The first time a running line stands in the head, where it says what the paper is.
    const isPageNumber = isEdge && line.text.replace(/[-–—\s]/g, '') === String(line.page);
    if (
      line.isRunning ||
      isAside(line.text) ||
      closing.has(at) ||
      isPageNumber ||
      (runs && at > 0 && !startsQuestion(line.text))
    )
      asides.push(line);
    else body.push(line);
  });
  return { body, asides };
}

const LONGEST = 120;

/** What stands behind "Good luck", and who set the paper below its last question. */
function closingLines(lines: readonly PaperLine[]): Set<number> {
  const closing = new Set<number>();
  let [isBegun, isClosed] = [false, false];
  lines.forEach(({ text }, at) => {
    const isNumbered = numberMark(text) !== null;
    if (isNumbered || begins(text)) isClosed = false;
    else if (isBegun && closesPaper(text)) isClosed = true;
    else if (isClosed && text.length <= LONGEST) closing.add(at);
    isBegun ||= isNumbered;
  });
  let isEnd = true;
  for (let at = lines.length - 1; at >= 0 && isBegun; at -= 1) {
    const { text } = lines[at]!;
    const isSigned: boolean = isEnd && namesPeople(text);
    if (isSigned) closing.add(at);
    isEnd = isSigned || closing.has(at) || isAside(text) || keyHeadingEnd(text) >= 0 || isSectionHeading(text);
  }
  return closing;
}

const begins = (text: string) =>
  keyHeadingEnd(text) >= 0 ||
  isSectionHeading(text) ||
  pairsIn(text).length > 0 ||
  Boolean(letterMark(text) ?? romanMark(text));

const startsQuestion = (text: string) => /^\W{0,3}(?:\d{1,3}|[a-h])[.)]/i.test(text);

const keyOf = ({ text }: PaperLine) => text.slice(0, 120).replace(/\d+/g, '#').replace(/\s+/g, ' ');

/** The first two and the last two lines of each page. */
function edgesOf(lines: readonly PaperLine[]): Set<number> {
  const edges = new Set<number>();
  lines.forEach(({ page }, at) => {
    if (page === null) return;
    if (lines[at - 2]?.page !== page || lines[at + 2]?.page !== page) edges.add(at);
  });
  return edges;
}
