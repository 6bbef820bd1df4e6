import type { Row, Word } from './page.ts';

/** Words that stand at the same height, each row from left to right, from the top of the page to its foot. */
export function rowsOf(words: readonly Word[]): Row[] {
  const rows: Row[] = [];
  for (const word of [...words].sort((a, b) => b.baseline - a.baseline)) {
    const row = rows.at(-1);
    if (row && isBeside(row, word)) addTo(row, word);
    else rows.push({ words: [word], left: word.left, right: word.right, baseline: word.baseline, size: word.size });
  }
  for (const row of rows) if (row.words.length > 1) row.words.sort((a, b) => a.left - b.left);
  return rows;
}

/** Small letters beside large ones may stand higher or lower: they are exponents, indices and marks of notes. */
function isBeside(row: Row, word: Word): boolean {
  const [small, large] = row.size < word.size ? [row.size, word.size] : [word.size, row.size];
  const tolerance = small < large * 0.85 ? large * 0.45 : small * 0.35;
  return row.baseline - word.baseline <= tolerance;
}

function addTo(row: Row, word: Word): void {
  row.words.push(word);
  row.left = Math.min(row.left, word.left);
  row.right = Math.max(row.right, word.right);
  if (word.size > row.size * 1.05) {
    row.size = word.size;
    row.baseline = word.baseline;
  }
}

/** Whether words of the row stand at least so far apart somewhere. */
export function hasGap({ words }: Row, gap: number): boolean {
  let right = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (word.left - right >= gap) return true;
    right = right === Number.POSITIVE_INFINITY ? word.right : Math.max(right, word.right);
  }
  return false;
}

/** Stretches of a row between gaps of at least this width. */
export function piecesOf(row: Row, gap: number): Word[][] {
  const pieces: Word[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const word of row.words) {
    const piece = pieces.at(-1);
    if (piece && word.left - right < gap) piece.push(word);
    else pieces.push([word]);
    right = Math.max(right, word.right);
  }
  return pieces;
}
