import type { Row } from './page.ts';
import { piecesOf } from './rows.ts';
import type { Borders } from './table-rows.ts';

/**
 * The middles of the white strips that part the columns of these rows. A row that goes across (a title inside of the
 * table) is not asked. Strips are at least this wide, in units of the letters' size.
 */
export function bordersOf(rows: readonly Row[], narrowest: number): Borders {
  const left = Math.min(...rows.map((row) => row.left));
  const right = Math.max(...rows.map((row) => row.right));
  const size = Math.max(...rows.map((row) => row.size));
  const asked = rows.filter(
    (row) => piecesOf(row, size * narrowest).length > 1 || row.right - row.left < (right - left) / 2,
  );
  if (asked.length < rows.length * 0.6) return [];
  const strips = whiteStrips(asked, left, right).filter((strip) => strip.to - strip.from >= size * narrowest);
  return strips.map(({ from, to }) => (from + to) / 2);
}

interface Strip {
  from: number;
  to: number;
}

/** However wide a page says that it is. */
const mostBins = 4000;

/** Where no word stands between the outer edges; hardly any in a long table, whose cells may run over. */
function whiteStrips(rows: readonly Row[], left: number, right: number): Strip[] {
  const width = Math.max(1, (right - left) / mostBins);
  const count = Math.min(mostBins, Math.ceil(right - left)) + 3;
  const changes = new Float64Array(Math.max(3, count));
  const add = (bin: number, change: number) => {
    const at = Math.max(0, bin);
    changes[at] = (changes[at] ?? 0) + change;
  };
  for (const { words } of rows) {
    for (const word of words) {
      add(Math.floor((word.left - left) / width), 1);
      add(Math.ceil((word.right - left) / width), -1);
    }
  }
  const allowed = rows.length >= 12 ? Math.floor(rows.length * 0.08) : 0;
  const strips: Strip[] = [];
  let [covered, start] = [0, -1];
  for (let at = 0; at < changes.length; at += 1) {
    covered += changes[at] ?? 0;
    const isWhite = covered <= allowed && at * width < right - left;
    if (isWhite && start < 0) start = at;
    if (!isWhite && start >= 0) {
      if (start > 0 && covered > 0) strips.push({ from: left + start * width, to: left + at * width });
      start = -1;
    }
  }
  return strips;
}
