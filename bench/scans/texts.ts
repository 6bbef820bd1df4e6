import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { parseSource, type Source } from '../documents/source.ts';
import type { ClassName } from './classes.ts';

export const kinds = [
  'prose',
  'lists',
  'columns',
  'paper',
  'prose',
  'table',
  'maths',
  'paper',
  'columns',
  'lists',
] as const;
export type Kind = (typeof kinds)[number] | 'note';

export interface PageText {
  /** "07". */
  name: string;
  kind: Kind;
  photo: ClassName;
  face: string;
  /** In points. */
  size: number;
  source: Source;
}

/** Where the texts of the pages are kept, as they were gathered from our courses. */
export const textFolder = join(root, 'bench/scans/texts');

/** The text of every page, in order. */
export function loadTexts(): PageText[] {
  return readdirSync(textFolder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((file) => {
      const source = parseSource(readFileSync(join(textFolder, file), 'utf8'));
      const { kind, photo, face, size } = source.head;
      return {
        name: file.slice(0, 2),
        kind: kind as Kind,
        photo: photo as ClassName,
        face: face!,
        size: Number(size),
        source,
      };
    });
}
