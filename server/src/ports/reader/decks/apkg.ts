import { openSqlite, type Sqlite, type SqliteValue } from '../containers/sqlite.ts';
import { openZip, type Zip } from '../containers/zip.ts';
import { unpackZstd } from '../containers/zstd.ts';
import type { DeckCard, ReadDeck } from '../port.ts';
import { Unreadable } from '../unreadable.ts';
import { cardText, isPictured, mediaIn } from './card-text.ts';
import { type NoteType, noteTypesOf } from './note-types.ts';
import { renderBack, renderSide } from './template.ts';

/** A package of Anki: a zip around a SQLite database of notes, the templates that make cards of them, and media. */

const most = { unpacked: 100 * 1024 * 1024, cards: 10_000, field: 20_000 };

/** The newest form first: beside it lies an older one that only says "please update". */
function collectionOf(zip: Zip): Buffer {
  const newest = zip.read('collection.anki21b');
  if (newest) return unpackZstd(newest, most.unpacked);
  const found = zip.read('collection.anki21') ?? zip.read('collection.anki2');
  if (!found) throw new Unreadable('file_not_a_deck');
  return found;
}

interface Note {
  guid: string;
  type: NoteType;
  fields: Map<string, string>;
  tags: string[];
}

function notesOf(sqlite: Sqlite): Map<number, Note> {
  const types = noteTypesOf(sqlite);
  const notes = new Map<number, Note>();
  for (const [id, guid, mid, , , tags, flds] of sqlite.rows('notes')) {
    const type = types.get(Number(mid));
    if (!type || typeof flds !== 'string') continue;
    const values = flds.split('\x1f', type.fields.length).map((value) => value.slice(0, most.field));
    const fields = new Map(type.fields.map((name, index) => [name, values[index] ?? '']));
    notes.set(Number(id), {
      guid: String(guid),
      type,
      fields,
      tags: String(tags ?? '')
        .split(' ')
        .filter(Boolean),
    });
    if (notes.size > most.cards) throw new Unreadable('file_too_long');
  }
  return notes;
}

/** As they were written there; a file may hold them in any order. */
function inOrder(rows: Iterable<readonly SqliteValue[]>): (readonly SqliteValue[])[] {
  const cards: (readonly SqliteValue[])[] = [];
  for (const card of rows) {
    cards.push(card);
    if (cards.length > most.cards) throw new Unreadable('file_too_long');
  }
  return cards.sort(
    ([, nid, , ord], [, other, , otherOrd]) => Number(nid) - Number(other) || Number(ord) - Number(otherOrd),
  );
}

const templateOf = ({ isCloze, templates }: NoteType, ord: number) => templates[isCloze ? 0 : ord];

export function readApkg(bytes: Buffer): ReadDeck {
  if (bytes.length === 0) throw new Unreadable('file_empty');
  if (bytes.toString('latin1', 0, 2) !== 'PK') throw new Unreadable('file_not_a_deck');
  const sqlite = openSqlite(collectionOf(openZip(bytes)));
  const notes = notesOf(sqlite);
  const cards: DeckCard[] = [];
  for (const [, nid, , ord] of inOrder(sqlite.rows('cards'))) {
    const note = notes.get(Number(nid));
    const template = note && templateOf(note.type, Number(ord));
    if (!note || !template) continue;
    const one = { fields: note.fields, ord: Number(ord) };
    const front = renderSide(template.front, one, 'front');
    const words = cardText(front, renderBack(template.back, one));
    cards.push({ guid: note.guid, ord: one.ord, ...words, asksByPicture: isPictured(front) });
  }
  const { pictures, sounds } = mediaIn([...notes.values()].flatMap(({ fields }) => [...fields.values()]).join('\n'));
  const tags = new Set([...notes.values()].flatMap((note) => note.tags)).size;
  return { cards, pictures, sounds, tags };
}
