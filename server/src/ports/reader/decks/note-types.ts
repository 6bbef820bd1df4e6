import { z } from 'zod';
import type { Sqlite, SqliteValue } from '../containers/sqlite.ts';
import { Unreadable } from '../unreadable.ts';

export interface NoteType {
  isCloze: boolean;
  /** The names of the fields in their order. */
  fields: string[];
  templates: { front: string; back: string }[];
}

const longestTemplate = 20_000;
const Template = z.string().transform((text) => text.slice(0, longestTemplate));

/** Until schema 14 all note types are one JSON in the only row of `col`. */
const Models = z.record(
  z.string(),
  z.object({
    type: z.number().catch(0),
    flds: z.array(z.object({ name: z.string() })).max(200),
    tmpls: z.array(z.object({ qfmt: Template, afmt: Template })).max(200),
  }),
);

function typesInJson(json: string): Map<number, NoteType> {
  let models: unknown;
  try {
    models = JSON.parse(json);
  } catch {
    throw new Unreadable('file_corrupt');
  }
  const parsed = Models.safeParse(models);
  if (!parsed.success) throw new Unreadable('file_corrupt');
  return new Map(
    Object.entries(parsed.data).map(([id, { type, flds, tmpls }]) => [
      Number(id),
      {
        isCloze: type === 1,
        fields: flds.map(({ name }) => name),
        templates: tmpls.map(({ qfmt, afmt }) => ({ front: qfmt, back: afmt })),
      },
    ]),
  );
}

/** The fields of a protobuf message that are numbers or bytes; later tables keep their settings so. */
function messageOf(bytes: SqliteValue | undefined): Map<number, number | Buffer> {
  const found = new Map<number, number | Buffer>();
  if (!Buffer.isBuffer(bytes)) return found;
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; shift < 10; shift++) {
      const byte = bytes.readUInt8(at++);
      value += (byte & 127) * 2 ** (7 * shift);
      if (byte < 128) return value;
    }
    throw new Unreadable('file_corrupt');
  };
  while (at < bytes.length) {
    const key = number();
    const kind = key % 8;
    if (kind === 0) found.set(Math.floor(key / 8), number());
    else if (kind === 2) {
      const length = number();
      found.set(Math.floor(key / 8), bytes.subarray(at, at + length));
      at += length;
    } else if (kind === 1 || kind === 5) at += kind === 1 ? 8 : 4;
    else throw new Unreadable('file_corrupt');
  }
  return found;
}

const textIn = (value: number | Buffer | undefined) =>
  Buffer.isBuffer(value) ? value.toString('utf8').slice(0, longestTemplate) : '';

function typesInTables(sqlite: Sqlite): Map<number, NoteType> {
  const types = new Map<number, NoteType>();
  for (const [id, , , , config] of sqlite.rows('notetypes'))
    types.set(Number(id), { isCloze: messageOf(config).get(1) === 1, fields: [], templates: [] });
  const ordered = (table: string) => [...sqlite.rows(table)].sort(([, one], [, other]) => Number(one) - Number(other));
  for (const [id, , name] of ordered('fields')) types.get(Number(id))?.fields.push(String(name));
  for (const [id, , , , , config] of ordered('templates')) {
    const message = messageOf(config);
    types.get(Number(id))?.templates.push({ front: textIn(message.get(1)), back: textIn(message.get(2)) });
  }
  return types;
}

export function noteTypesOf(sqlite: Sqlite): Map<number, NoteType> {
  const inTables = typesInTables(sqlite);
  if (inTables.size > 0) return inTables;
  const [col] = sqlite.rows('col');
  const models = col?.[9];
  if (typeof models !== 'string') throw new Unreadable('file_not_a_deck');
  return typesInJson(models);
}
