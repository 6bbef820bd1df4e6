/** A rule that refuses a text, with one that it refuses and one that it keeps: the two are its test. */
export interface Row {
  rule: string;
  refuses: RegExp;
  refused: string;
  kept: string;
}

/** All rows as one expression: a text is read once. */
export const anyOf = (rows: readonly Row[]): RegExp =>
  new RegExp(rows.map(({ refuses }) => `(?:${refuses.source})`).join('|'), 'iu');
