/** A new SQLite file (sqlite.org/fileformat2.html) of whole tables: enough for others to open it, without an engine. */

type Value = string | number;

export interface TableToWrite {
  name: string;
  sql: string;
  /** Sorted by their first column where that is the key. */
  rows: readonly (readonly Value[])[];
  /** The first column is an `integer primary key`, which is the number of the row itself. */
  hasKey: boolean;
  indexes: readonly { name: string; sql: string; columns: readonly number[] }[];
}

const pageSize = 4096;
const mostInside = 100;

function varint(value: number): Buffer {
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest % 128) + 128);
  return Buffer.from(bytes);
}

function integer(value: number): { type: number; body: Buffer } {
  const size = [1, 2, 3, 4, 6].find((bytes) => Math.abs(value) < 2 ** (bytes * 8 - 1));
  if (size === undefined || !Number.isInteger(value)) throw new Error('This number has no place in the file.');
  const body = Buffer.alloc(size);
  body.writeIntBE(value, 0, size);
  return { type: size === 6 ? 5 : size, body };
}

function record(values: readonly (Value | null)[]): Buffer {
  const parts = values.map((value) => {
    if (value === null) return { type: 0, body: Buffer.alloc(0) };
    if (typeof value === 'number') return integer(value);
    const body = Buffer.from(value, 'utf8');
    return { type: body.length * 2 + 13, body };
  });
  const types = Buffer.concat(parts.map(({ type }) => varint(type)));
  // The head counts its own length, which takes a second byte from 127 on.
  const length = types.length + (types.length + 1 > 127 ? 2 : 1);
  return Buffer.concat([varint(length), types, ...parts.map(({ body }) => body)]);
}

const evenly = <Item>(items: readonly Item[], groups: number): Item[][] =>
  Array.from({ length: groups }, (_, at) =>
    items.slice(Math.floor((at * items.length) / groups), Math.floor(((at + 1) * items.length) / groups)),
  );

/** Of page kinds: 13 and 5 are leaves and branches of tables, 10 and 2 of indexes. */
type Kind = 13 | 5 | 10 | 2;

function layOut(kind: Kind, cells: readonly Buffer[], lastChild: number | null, head = 0): Buffer {
  const page = Buffer.alloc(pageSize);
  let [end, pointer] = [pageSize, head + (lastChild === null ? 8 : 12)];
  for (const cell of cells) {
    end -= cell.length;
    if (end < pointer + 2) throw new Error('A page is too full.');
    cell.copy(page, end);
    page.writeUInt16BE(end, pointer);
    pointer += 2;
  }
  page.writeUInt8(kind, head);
  page.writeUInt16BE(cells.length, head + 3);
  page.writeUInt16BE(end, head + 5);
  if (lastChild !== null) page.writeUInt32BE(lastChild, head + 8);
  return page;
}

const childPointer = (number: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
};

export function writeSqlite(tables: readonly TableToWrite[]): Buffer {
  // The first page lists the tables, and is written last.
  const pages: Buffer[] = [Buffer.alloc(0)];
  const add = (page: Buffer) => pages.push(page);

  /** What is too long for a page goes on in others. */
  function tableCell(row: number, content: Buffer): Buffer {
    const head = [varint(content.length), varint(row)];
    if (content.length <= pageSize - 35) return Buffer.concat([...head, content]);
    const least = Math.floor(((pageSize - 12) * 32) / 255) - 23;
    const wanted = least + ((content.length - least) % (pageSize - 4));
    const here = wanted <= pageSize - 35 ? wanted : least;
    const first = pages.length + 1;
    for (let at = here; at < content.length; at += pageSize - 4) {
      const page = Buffer.alloc(pageSize);
      page.writeUInt32BE(at + pageSize - 4 < content.length ? pages.length + 2 : 0);
      content.copy(page, 4, at, at + pageSize - 4);
      add(page);
    }
    return Buffer.concat([...head, content.subarray(0, here), childPointer(first)]);
  }

  /** Gives the page of the root. */
  function writeTable({ rows, hasKey }: TableToWrite): number {
    let leaf: Buffer[] = [];
    let [size, last] = [0, 0];
    let level: { page: number; last: number }[] = [];
    const close = () => {
      level.push({ page: add(layOut(13, leaf, null)), last });
      [leaf, size] = [[], 0];
    };
    for (const [index, row] of rows.entries()) {
      const number = hasKey ? Number(row[0]) : index + 1;
      const cell = tableCell(number, record(hasKey ? [null, ...row.slice(1)] : row));
      if (size + cell.length + 2 > pageSize - 8) close();
      leaf.push(cell);
      size += cell.length + 2;
      last = number;
    }
    close();
    while (level.length > 1) {
      level = evenly(level, Math.ceil(level.length / mostInside)).map((children) => {
        const right = children.at(-1) as (typeof level)[number];
        const cells = children
          .slice(0, -1)
          .map((child) => Buffer.concat([childPointer(child.page), varint(child.last)]));
        return { page: add(layOut(5, cells, right.page)), last: right.last };
      });
    }
    return level[0]?.page ?? 0;
  }

  /** Every entry stands once: between two leaves there is one in the branch above them. */
  function writeIndex(entries: readonly Buffer[]): number {
    if (entries.length <= mostInside) return add(layOut(10, entries, null));
    const leaves = Math.ceil((entries.length + 1) / (mostInside + 1));
    if (leaves > mostInside) throw new Error('An index is too long.');
    const groups = evenly(entries, leaves);
    const children = groups.map((group, at) => add(layOut(10, at < leaves - 1 ? group.slice(0, -1) : group, null)));
    const cells = groups
      .slice(0, -1)
      .map((group, at) => Buffer.concat([childPointer(children[at] ?? 0), group.at(-1) as Buffer]));
    return add(layOut(2, cells, children.at(-1) ?? 0));
  }

  const listed = tables.flatMap((table) => {
    const { name, sql, rows, indexes } = table;
    const written = indexes.map((index) => {
      const keys = rows.map((row) => [...index.columns.map((column) => Number(row[column])), Number(row[0])]);
      keys.sort(
        (one, other) => one.map((key, at) => key - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0,
      );
      const entries = keys.map((key) => {
        const content = record(key);
        return Buffer.concat([varint(content.length), content]);
      });
      return ['index', index.name, name, writeIndex(entries), index.sql];
    });
    return [['table', name, name, writeTable(table), sql], ...written];
  });
  const first = layOut(
    13,
    listed.map((row, index) => tableCell(index + 1, record(row))),
    null,
    100,
  );
  first.write('SQLite format 3\0', 'latin1');
  first.writeUInt16BE(pageSize, 16);
  // Plain journal, no reserved bytes, and the shares of a page that the format fixes.
  first.set([1, 1, 0, 64, 32, 32], 18);
  for (const [at, value] of [
    [24, 1],
    [28, pages.length],
    [40, 1],
    [44, 4],
    [56, 1],
    [92, 1],
    [96, 3_040_001],
  ] as const)
    first.writeUInt32BE(value, at);
  pages[0] = first;
  return Buffer.concat(pages);
}
