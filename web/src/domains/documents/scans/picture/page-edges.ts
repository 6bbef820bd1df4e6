import { areaOf, type Corners, isRound, type Point } from './corners.ts';

/** A picture in shades of grey, row by row, 0 (black) to 255. */
export interface Grey {
  width: number;
  height: number;
  shades: Uint8Array | Uint8ClampedArray;
}

/** Page and ground must differ by so many shades, or the light falls in patches and no edge is to be trusted. */
const LEAST_CONTRAST = 30;
/** Less of the photograph is no page that somebody held the phone above; more is a page that fills it. */
const LEAST_SHARE = 0.2;
const MOST_SHARE = 0.97;
/** What is bright as a share of what lies between the corners: a hand or a second sheet makes another shape. */
const LEAST_FILLED = 0.86;
const MOST_FILLED = 1.1;

/**
 * Where the page lies in its photograph: the brightest large field, taken as four corners. Null where that is not
 * sure; then the whole picture is kept. Each pixel is looked at a fixed number of times.
 */
export function findPage(grey: Grey): Corners | null {
  const smooth = blur(grey);
  const split = brightFrom(smooth);
  if (split === null) return null;
  const field = largestField(smooth, split);
  const share = field.size / (grey.width * grey.height);
  if (share < LEAST_SHARE || share > MOST_SHARE) return null;
  const corners = toCorners(field.outermost, grey);
  if (!isRound(corners)) return null;
  const filled = share / areaOf(corners);
  return filled >= LEAST_FILLED && filled <= MOST_FILLED ? corners : null;
}

/** The mean of the surrounding square by running sums, so that letters do not break the page into pieces. */
function blur({ width, height, shades }: Grey): Grey {
  const radius = Math.max(1, Math.round(Math.max(width, height) / 80));
  const across = runningMeans(shades, { count: height, length: width, step: 1, next: width }, radius);
  return {
    width,
    height,
    shades: runningMeans(across, { count: width, length: height, step: width, next: 1 }, radius),
  };
}

interface Lines {
  count: number;
  length: number;
  step: number;
  next: number;
}

function runningMeans(from: Uint8Array | Uint8ClampedArray, { count, length, step, next }: Lines, radius: number) {
  const means = new Uint8Array(from.length);
  for (let line = 0; line < count; line += 1) {
    const start = line * next;
    const shade = (at: number) => from[start + at * step] ?? 0;
    let sum = 0;
    let held = 0;
    for (let at = 0; at < Math.min(radius, length); at += 1) {
      sum += shade(at);
      held += 1;
    }
    for (let at = 0; at < length; at += 1) {
      if (at + radius < length) {
        sum += shade(at + radius);
        held += 1;
      }
      if (at - radius - 1 >= 0) {
        sum -= shade(at - radius - 1);
        held -= 1;
      }
      means[start + at * step] = sum / held;
    }
  }
  return means;
}

/** The shade that parts dark from bright best (Otsu's), or null where the two hardly differ. */
function brightFrom({ shades }: Grey): number | null {
  const counts = new Float64Array(256);
  let total = 0;
  for (const shade of shades) {
    counts[shade] = (counts[shade] ?? 0) + 1;
    total += shade;
  }
  let best = { apart: 0, split: 0, contrast: 0 };
  let darkCount = 0;
  let darkSum = 0;
  for (let split = 1; split < 256; split += 1) {
    darkCount += counts[split - 1] ?? 0;
    darkSum += (split - 1) * (counts[split - 1] ?? 0);
    const brightCount = shades.length - darkCount;
    if (darkCount === 0 || brightCount === 0) continue;
    const contrast = (total - darkSum) / brightCount - darkSum / darkCount;
    const apart = darkCount * brightCount * contrast * contrast;
    if (apart > best.apart) best = { apart, split, contrast };
  }
  return best.contrast >= LEAST_CONTRAST ? best.split : null;
}

/** A corner of the field: the pixel that lies furthest in one slanting direction. */
interface Outermost {
  topLeft: Point;
  topRight: Point;
  bottomRight: Point;
  bottomLeft: Point;
}

interface Field {
  size: number;
  outermost: Outermost;
}

/** The largest connected field of bright pixels, each visited once. */
function largestField({ width, height, shades }: Grey, split: number): Field {
  const seen = new Uint8Array(shades.length);
  const waiting = new Int32Array(shades.length);
  let largest: Field = { size: 0, outermost: startingAt(0, 0) };
  for (let start = 0; start < shades.length; start += 1) {
    if (seen[start] || (shades[start] ?? 0) < split) continue;
    const field: Field = { size: 0, outermost: startingAt(start % width, Math.floor(start / width)) };
    let count = 1;
    waiting[0] = start;
    seen[start] = 1;
    const reach = (at: number) => {
      if (seen[at] || (shades[at] ?? 0) < split) return;
      seen[at] = 1;
      waiting[count] = at;
      count += 1;
    };
    while (count > 0) {
      count -= 1;
      const at = waiting[count] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      field.size += 1;
      stretch(field.outermost, x, y);
      if (x > 0) reach(at - 1);
      if (x < width - 1) reach(at + 1);
      if (y > 0) reach(at - width);
      if (y < height - 1) reach(at + width);
    }
    if (field.size > largest.size) largest = field;
  }
  return largest;
}

const startingAt = (x: number, y: number): Outermost => ({
  topLeft: { x, y },
  topRight: { x, y },
  bottomRight: { x, y },
  bottomLeft: { x, y },
});

function stretch(outermost: Outermost, x: number, y: number): void {
  const { topLeft, topRight, bottomRight, bottomLeft } = outermost;
  if (x + y < topLeft.x + topLeft.y) outermost.topLeft = { x, y };
  if (x + y > bottomRight.x + bottomRight.y) outermost.bottomRight = { x, y };
  if (x - y > topRight.x - topRight.y) outermost.topRight = { x, y };
  if (x - y < bottomLeft.x - bottomLeft.y) outermost.bottomLeft = { x, y };
}

/** Pixels become shares; the far side of a pixel counts, so that a page at the margin reaches the margin. */
function toCorners({ topLeft, topRight, bottomRight, bottomLeft }: Outermost, { width, height }: Grey): Corners {
  const near = ({ x, y }: Point, right: number, down: number): Point => ({
    x: (x + right) / width,
    y: (y + down) / height,
  });
  return [near(topLeft, 0, 0), near(topRight, 1, 0), near(bottomRight, 1, 1), near(bottomLeft, 0, 1)];
}
