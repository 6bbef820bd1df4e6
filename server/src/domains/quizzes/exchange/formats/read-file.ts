import type { FieldFault } from '@akada/contract';
import { unguarded } from '../../../../platform/csv-line.ts';
import { storable } from '../../../../platform/storable.ts';
import { type Classmate, readClass } from '../../results/class-list.rules.ts';
import { readCsv } from './csv.ts';
import { readRows } from './csv-rows.ts';
import type { Imported } from './draft.ts';
import { readGift } from './gift.ts';
import { readQti } from './qti/read-qti.ts';
import { readMoodle } from './read-moodle.ts';
import { readText } from './text.ts';

/** The files that people send for a quiz, by what is in them: questions of five formats, and the list of a class. */
const readers = {
  text: readText,
  gift: readGift,
  csv: readCsv,
  qti: readQti,
  moodle: readMoodle,
  class: (content: string): Classmate[] | FieldFault[] =>
    readClass(readRows(storable(content)).map(({ line, cells }) => ({ line, cells: cells.map(unguarded) }))),
} satisfies Record<string, (content: string) => unknown>;

export type ImportFormat = { [Kind in FileKind]: ReadFile[Kind] extends Imported ? Kind : never }[FileKind];
export type FileKind = keyof typeof readers;
/** What comes of a file of each kind. */
export type ReadFile = { [Kind in FileKind]: ReturnType<(typeof readers)[Kind]> };

export const readFile = (kind: FileKind, content: string) => readers[kind](content);
