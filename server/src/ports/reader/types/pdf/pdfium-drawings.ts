import type { Rule } from './layout/page.ts';
import type { OpenPage } from './pdfium-api.ts';

const pathObject = 2;
/** Pictures, shaded shapes, and drawings that are used again and again: bullets, where they are small. */
const picturedObjects = new Set([3, 4, 5]);
const [moveTo, lineTo] = [2, 0];
/** What is thinner than this is a line. */
const thickestLine = 2.5;
/** A drawn bullet, in points; one with a number on it is larger. */
const [smallestDot, largestDot, largestNumbered] = [1.5, 8, 14];
/** A page with more than this is a picture; so is a shape with more corners. */
const mostRules = 3000;
const mostObjects = 20_000;
const mostCorners = 400;

interface Drawings {
  rules: Rule[];
  dots: Rule[];
}

/** The straight lines, boxes and dots of a page. */
export function readDrawings(open: OpenPage): Drawings {
  const { pdfium, page } = open;
  const found: Drawings = { rules: [], dots: [] };
  const count = Math.min(mostObjects, pdfium._FPDFPage_CountObjects(page));
  for (let index = 0; index < count && found.rules.length < mostRules; index += 1) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === pathObject) addPath(open, object, found);
    else if (picturedObjects.has(type)) addPictured(open, object, found);
  }
  return found;
}

function addPath(open: OpenPage, path: number, found: Drawings): void {
  const { left, right, bottom, top } = boundsOf(open, path);
  const [width, height] = [right - left, top - bottom];
  if (width <= thickestLine || height <= thickestLine) {
    if (Math.max(width, height) > largestDot) found.rules.push({ left, right, bottom, top });
    else if (Math.min(width, height) >= smallestDot) found.dots.push({ left, right, bottom, top });
  } else if (Math.max(width, height) <= largestDot) {
    if (width < height * 2 && height < width * 2) found.dots.push({ left, right, bottom, top });
  } else if (isOutlined(open, path)) addCorners(open, path, found);
  else addPictured(open, path, found);
}

function addPictured(open: OpenPage, object: number, found: Drawings): void {
  const bounds = boundsOf(open, object);
  const [width, height] = [bounds.right - bounds.left, bounds.top - bounds.bottom];
  const isSmall = Math.min(width, height) >= smallestDot && Math.max(width, height) <= largestNumbered;
  if (isSmall && width < height * 2 && height < width * 2) found.dots.push(bounds);
}

/** A box that is only filled is the ground behind a row or a page, and no border. */
function isOutlined({ pdfium, scratch }: OpenPage, path: number): boolean {
  pdfium._FPDFPath_GetDrawMode(path, scratch, scratch + 4);
  return pdfium.HEAPU8[scratch + 4] !== 0;
}

function boundsOf({ pdfium, scratch, origin }: OpenPage, object: number): Rule {
  pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 4);
  return { left: left - origin.x, right: right - origin.x, bottom: bottom - origin.y, top: top - origin.y };
}

/** The sides of a shape that run along the page's. A shape with curves or slanted sides is part of a picture. */
function addCorners(open: OpenPage, path: number, found: Drawings): void {
  const { pdfium } = open;
  const count = pdfium._FPDFPath_CountSegments(path);
  if (count > mostCorners) return;
  const toPage = matrixOf(open, path);
  const sides: Rule[] = [];
  let start: Point | undefined;
  let at: Point | undefined;
  for (let index = 0; index < count; index += 1) {
    const segment = pdfium._FPDFPath_GetPathSegment(path, index);
    const type = pdfium._FPDFPathSegment_GetType(segment);
    const point = toPage(pointOf(open, segment));
    if (type === moveTo) start = point;
    else if (type !== lineTo || !at) return;
    else if (!addSide(at, point, sides)) return;
    at = point;
  }
  if (start && at && !addSide(at, start, sides)) return;
  found.rules.push(...sides);
}

interface Point {
  x: number;
  y: number;
}

function pointOf({ pdfium, scratch }: OpenPage, segment: number): Point {
  pdfium._FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
  return { x: pdfium.HEAPF32[scratch >> 2] ?? 0, y: pdfium.HEAPF32[(scratch >> 2) + 1] ?? 0 };
}

function matrixOf({ pdfium, scratch, origin }: OpenPage, object: number): (point: Point) => Point {
  if (!pdfium._FPDFPageObj_GetMatrix(object, scratch)) return ({ x, y }) => ({ x: x - origin.x, y: y - origin.y });
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.HEAPF32.slice(scratch >> 2, (scratch >> 2) + 6);
  return ({ x, y }) => ({ x: a * x + c * y + e - origin.x, y: b * x + d * y + f - origin.y });
}

/** False where the side is slanted. */
function addSide(from: Point, to: Point, sides: Rule[]): boolean {
  const side = {
    left: Math.min(from.x, to.x),
    right: Math.max(from.x, to.x),
    bottom: Math.min(from.y, to.y),
    top: Math.max(from.y, to.y),
  };
  const [width, height] = [side.right - side.left, side.top - side.bottom];
  if (width > thickestLine && height > thickestLine) return false;
  if (Math.max(width, height) > largestDot) sides.push(side);
  return true;
}
