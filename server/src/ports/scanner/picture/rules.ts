import type { Grey } from './grey.ts';
import { inkLevel } from './ink.ts';

/** No stroke of a letter is as long as this, in heights of a letter. */
const longest = 4;
/** The soft edge of a ruled line, in pixels on either side. */
const edge = 2;

/**
 * The page without ruled lines, as those of tables; null where it has none. Each row and each column of pixels is gone
 * through once.
 */
export function withoutRules({ width, height, data }: Grey, letterHeight: number): Grey | null {
  const least = Math.max(12, Math.round(letterHeight * longest));
  const wiped = data.slice();
  let hasRules = false;

  /** Looks along lines of pixels: `step` leads to the next pixel of a line, `beside` to the next line. */
  function follow(lines: number, length: number, step: number, beside: number): void {
    for (let line = 0; line < lines; line += 1) {
      let from = 0;
      for (let at = 0; at <= length; at += 1) {
        if (at < length && (data[line * beside + at * step] ?? 255) < inkLevel) continue;
        if (at - from >= least) wipe(line, from, at);
        from = at + 1;
      }
    }

    function wipe(line: number, from: number, to: number): void {
      hasRules = true;
      for (let near = Math.max(0, line - edge); near <= Math.min(lines - 1, line + edge); near += 1)
        for (let at = from; at < to; at += 1) wiped[near * beside + at * step] = 255;
    }
  }

  follow(height, width, 1, width);
  follow(width, height, width, 1);
  return hasRules ? { width, height, data: wiped } : null;
}
