/** Anything that takes room on a page. */
interface Item {
  left: number;
  right: number;
  baseline: number;
  words?: number;
}

const binWidth = 2;
const narrowestGutter = 8;
const fewestLines = 4;

/**
 * Columns of a page in the order in which they are read, each a group of its own. A line across both columns (a title)
 * parts the page into bands; in each band the left column comes before the right one.
 */
export function readingGroups<I extends Item>(items: readonly I[], depth = 0): I[][] {
  const gutter = depth < 3 ? findGutter(items) : null;
  if (gutter === null) return items.length > 0 ? [[...items]] : [];
  const groups: I[][] = [];
  let band: I[] = [];
  let across: I[] = [];
  const finishBand = () => {
    const left = band.filter((item) => item.right <= gutter);
    const right = band.filter((item) => item.left >= gutter);
    groups.push(...readingGroups(left, depth + 1), ...readingGroups(right, depth + 1));
    band = [];
  };
  const finishAcross = () => {
    if (across.length > 0) groups.push(across);
    across = [];
  };
  for (const item of [...items].sort((a, b) => b.baseline - a.baseline)) {
    if (item.right <= gutter || item.left >= gutter) {
      finishAcross();
      band.push(item);
    } else {
      finishBand();
      across.push(item);
    }
  }
  finishBand();
  finishAcross();
  return groups;
}

/** The middle of the widest strip that hardly any line crosses, with running text on both of its sides. */
function findGutter(items: readonly Item[]): number | null {
  if (items.length < fewestLines * 2) return null;
  const from = Math.min(...items.map(({ left }) => left));
  const to = Math.max(...items.map(({ right }) => right));
  const bins = countCrossings(items, from, to);
  const allowed = items.length * 0.2;
  let best: { gutter: number; width: number } | null = null;
  for (let bin = Math.floor(bins.length * 0.15), start = -1; bin <= bins.length * 0.85; bin += 1) {
    const isOpen = (bins[bin] ?? 0) <= allowed;
    if (isOpen && start < 0) start = bin;
    const next = bins[bin + 1] ?? 0;
    if (start < 0 || (isOpen && next <= allowed && bin + 1 <= bins.length * 0.85)) continue;
    const width = (bin - start + 1) * binWidth;
    const gutter = from + ((start + bin + 1) / 2) * binWidth;
    if (width >= narrowestGutter && width > (best?.width ?? 0) && isBetweenText(items, gutter))
      best = { gutter, width };
    start = -1;
  }
  return best?.gutter ?? null;
}

/** How many items lie over each strip of the page: what begins there is added, what ended before is taken off. */
function countCrossings(items: readonly Item[], from: number, to: number): number[] {
  const bins = new Array<number>(Math.max(1, Math.ceil((to - from) / binWidth)) + 2).fill(0);
  const binAt = (x: number) => Math.floor((x - from) / binWidth);
  for (const { left, right } of items) {
    bins[binAt(left)] = (bins[binAt(left)] ?? 0) + 1;
    bins[binAt(right) + 1] = (bins[binAt(right) + 1] ?? 0) - 1;
  }
  let open = 0;
  return bins.slice(0, -2).map((change) => {
    open += change;
    return open;
  });
}

function isBetweenText(items: readonly Item[], gutter: number): boolean {
  const left = items.filter((item) => item.right <= gutter);
  const right = items.filter((item) => item.left >= gutter);
  if (left.length < fewestLines || right.length < fewestLines) return false;
  const words = (side: Item[]) => side.reduce((sum, item) => sum + (item.words ?? 3), 0) / side.length;
  if (words(left) < 2.5 || words(right) < 2.5) return false;
  const [a, b] = [extentOf(left), extentOf(right)];
  const shared = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
  return shared > Math.min(a.top - a.bottom, b.top - b.bottom) * 0.3;
}

function extentOf(side: Item[]): { top: number; bottom: number } {
  const heights = side.map(({ baseline }) => baseline);
  return { top: Math.max(...heights), bottom: Math.min(...heights) };
}
