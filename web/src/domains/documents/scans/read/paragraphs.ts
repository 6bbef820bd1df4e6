import type { ReadScanPage } from '@akada/contract/client';

export type ReadLine = ReadScanPage['lines'][number];

/** A gap of more than this share of a line's height is a new paragraph. */
const GAP = 0.7;

/**
 * Lines put together as they are read: those that follow closely are one paragraph; one whose picture is kept stands by
 * itself, beside that picture.
 */
export function paragraphsOf(lines: readonly ReadLine[]): ReadLine[][] {
  const paragraphs: ReadLine[][] = [];
  let before: ReadLine | null = null;
  for (const line of lines) {
    if (line.words.length === 0) continue;
    const current = paragraphs.at(-1);
    if (current && before && follows(before, line)) current.push(line);
    else paragraphs.push([line]);
    before = line;
  }
  return paragraphs;
}

function follows(before: ReadLine, line: ReadLine): boolean {
  if (before.keeps_picture || line.keeps_picture) return false;
  const gap = line.box.y - (before.box.y + before.box.height);
  // Further up is the next column, which goes on with the sentence.
  return gap < GAP * Math.max(before.box.height, line.box.height);
}
