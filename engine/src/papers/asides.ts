import { isAside } from './headings.ts';
import type { PaperLine } from './line.ts';

/** Lines that belong to the page and not to the paper: its numbers, what runs along its edges, "Turn over". */
export function partAsides(lines: readonly PaperLine[]): { body: PaperLine[]; asides: PaperLine[] } {
  const edges = edgesOf(lines);
  const times = new Map<string, number>();
  for (const at of edges) times.set(keyOf(lines[at]!), (times.get(keyOf(lines[at]!)) ?? 0) + 1);
  const pages = new Set(lines.map(({ page }) => page)).size;
  const body: PaperLine[] = [];
  const asides: PaperLine[] = [];
  lines.forEach((line, at) => {
    const isEdge = edges.has(at);
    const runs = isEdge && pages > 1 && (times.get(keyOf(line)) ?? 0) >= Math.max(2, Math.min(3, pages - 1));
    // The first time a running line stands in the head, where it says what the paper is.
    const isPageNumber = isEdge && line.text.replace(/[-–—\s]/g, '') === String(line.page);
    if (isAside(line.text) || isPageNumber || (runs && at > 0 && !startsQuestion(line.text))) asides.push(line);
    else body.push(line);
  });
  return { body, asides };
}

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
