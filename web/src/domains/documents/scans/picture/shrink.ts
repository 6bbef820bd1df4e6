/** How small a page is made: its longest side in pixels, and the quality of its JPEG from 0 to 1. */
export interface Smallness {
  longestSide: number;
  quality: number;
}

/** A page of print weighs less; one that weighs more is a photograph of something else, and costs its owner too much. */
const MOST_BYTES = 400_000;
/** Below this letters begin to fray, whatever the page weighs. */
const LEAST_QUALITY = 0.3;
const QUALITY_STEP = 0.15;

export const isSmallEnough = (bytes: number): boolean => bytes <= MOST_BYTES;

/** The qualities that are tried one after the other until the page is small enough; the last one stays. */
export function qualitiesFor({ quality }: Smallness): number[] {
  const tries = [quality];
  for (let next = quality - QUALITY_STEP; next >= LEAST_QUALITY; next -= QUALITY_STEP) tries.push(next);
  return tries;
}
