import { type Line, readSource, type Source } from './source.ts';

/** A phrase of the standard: taught in a section of a lesson, or left out for a reason. */
export type Covered = { phrase: string; at: number } & ({ lesson: string; section: string } | { why: string });

export interface CoverageFile {
  source: Source;
  entries: Covered[];
  /** Lines that are neither empty nor an entry. */
  stray: Line[];
}

const ENTRY = /^- (.+?) -> (.+)$/;

/** `coverage.md`: "- Venn diagrams -> sets > Drawing sets", or "- nth roots -> left out: the reason". */
export function readCoverage(text: string): CoverageFile {
  const source = readSource(text);
  const file: CoverageFile = { source, entries: [], stray: [] };
  for (const line of source.lines) {
    const entry = entryOf(line);
    if (entry) file.entries.push(entry);
    else if (line.text.trim() !== '') file.stray.push(line);
  }
  return file;
}

function entryOf({ text, at }: Line): Covered | null {
  const [, phrase, where] = ENTRY.exec(text.trim()) ?? [];
  if (!phrase || !where) return null;
  if (where.startsWith('left out: ')) return { phrase, at, why: where.slice('left out: '.length).trim() };
  const cut = where.indexOf(' > ');
  return cut < 0 ? null : { phrase, at, lesson: where.slice(0, cut).trim(), section: where.slice(cut + 3).trim() };
}
