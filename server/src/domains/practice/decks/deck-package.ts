import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { writeSqlite } from '../../../platform/write-sqlite.ts';
import { ankiTable } from './anki-schema.ts';
import { collectionRow, noteTypeId } from './anki-settings.ts';

/** A deck as a package of Anki, in the form that every version opens: brought a second time, it changes what is there. */

export interface PackedCard {
  /** Its guid in Anki. */
  id: string;
  /** HTML, as all of Anki's fields. */
  fields: readonly string[];
  tag: string;
}

const numberOf = (text: string, hexDigits: number) =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, hexDigits), 16);

/** Of the words alone; Anki looks by it for notes that begin alike. */
const checksumOf = (html: string) => numberOf(html.replace(/<[^<>]*>/g, ''), 8);

/** Looks like a time in the middle of 2024, as ids do there, and is the same every time. */
const deckIdOf = (name: string) => 1_720_000_000_000 + (numberOf(name, 10) % 1_000_000_000);

/** Numbers are kept as such there, so that they sort; Anki itself works it out again. */
function sortedBy(front: string): string | number {
  const value = Number(front);
  if (!Number.isFinite(value)) return front;
  return Math.abs(value) < 1e12 ? Math.trunc(value) : 0;
}

export function writePackage(title: string, cards: readonly PackedCard[], now: Date): Uint8Array {
  const seconds = Math.floor(now.getTime() / 1000);
  const name = ['Akada', title.replaceAll('::', ':').trim()].filter(Boolean).join('::');
  const deckId = deckIdOf(name);
  const first = seconds * 1000;
  const notes = cards.map(({ id, fields, tag }, at) => {
    const [front = ''] = fields;
    const tags = tag ? ` ${tag} ` : '';
    return [
      first + at,
      id,
      noteTypeId,
      seconds,
      -1,
      tags,
      fields.join('\x1f'),
      sortedBy(front),
      checksumOf(front),
      0,
      '',
    ];
  });
  const new_ = cards.map((_, at) => [
    ...[first + at, first + at, deckId, 0, seconds, -1, 0, 0, at + 1],
    ...[0, 0, 0, 0, 0, 0, 0, 0, ''],
  ]);
  const database = writeSqlite([
    ankiTable('col', [collectionRow(deckId, name, seconds)]),
    ankiTable('notes', notes),
    ankiTable('cards', new_),
    ankiTable('revlog', []),
    ankiTable('graves', []),
  ]);
  return zipSync({ 'collection.anki2': database, media: strToU8('{}') }, { mtime: now });
}
