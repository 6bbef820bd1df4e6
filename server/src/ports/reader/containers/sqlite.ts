import { Unreadable } from '../unreadable.ts';

/**
 * The rows of SQLite's tables, read from the file itself (sqlite.org/fileformat2.html). Nothing in it is run: no query,
 * no view, no trigger. Each page is visited once, so that a file costs no more than it is long.
 */

export type SqliteValue = string | number | Buffer | null;

export interface Sqlite {
  /** The rows of a table with their columns in the order of its declaration; none where there is no such table. */
  rows(table: string): Generator<SqliteValue[]>;
}

const broken = () => new Unreadable('file_corrupt');
const mostDepth = 20;

/** A number of one to nine bytes, and where it ends. Ids of more than 53 bits lose their last ones. */
function varint(bytes: Buffer, at: number): [value: number, end: number] {
  let value = 0;
  for (let index = 0; index < 8; index++) {
    const byte = bytes.readUInt8(at + index);
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + index + 1];
  }
  return [value * 256 + bytes.readUInt8(at + 8), at + 9];
}

const integerBytes = [0, 1, 2, 3, 4, 6, 8];

function recordOf(payload: Buffer): SqliteValue[] {
  const [headEnd, start] = varint(payload, 0);
  const values: SqliteValue[] = [];
  let body = headEnd;
  for (let at = start; at < headEnd; ) {
    const [type, next] = varint(payload, at);
    at = next;
    const size = type >= 12 ? (type - 12 - (type % 2)) / 2 : type === 7 ? 8 : (integerBytes[type] ?? 0);
    if (body + size > payload.length) throw broken();
    if (type === 0) values.push(null);
    else if (type === 8 || type === 9) values.push(type - 8);
    else if (type === 7) values.push(payload.readDoubleBE(body));
    else if (type === 6) values.push(Number(payload.readBigInt64BE(body)));
    else if (type < 6) values.push(payload.readIntBE(body, size));
    else if (type < 12) throw broken();
    else if (type % 2 === 1) values.push(payload.toString('utf8', body, body + size));
    else values.push(payload.subarray(body, body + size));
    body += size;
  }
  return values;
}

export function openSqlite(bytes: Buffer): Sqlite {
  const isUtf8 = bytes.length >= 512 && bytes.readUInt32BE(56) <= 1;
  if (!isUtf8 || bytes.toString('latin1', 0, 16) !== 'SQLite format 3\0') throw broken();
  const stated = bytes.readUInt16BE(16);
  const pageSize = stated === 1 ? 65_536 : stated;
  const usable = pageSize - bytes.readUInt8(20);
  if (pageSize < 512 || (pageSize & (pageSize - 1)) !== 0 || usable < 480) throw broken();
  const visited = new Set<number>();

  function pageOf(number: number): Buffer {
    const start = (number - 1) * pageSize;
    if (number < 1 || start >= bytes.length || visited.has(number)) throw broken();
    visited.add(number);
    return bytes.subarray(start, start + pageSize);
  }

  /** The content of a cell; what is too long for its page goes on in others. */
  function payloadAt(page: Buffer, at: number, length: number, isTable: boolean): Buffer {
    if (length > bytes.length) throw broken();
    const most = isTable ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23;
    if (length <= most) {
      if (at + length > page.length) throw broken();
      return page.subarray(at, at + length);
    }
    const least = Math.floor(((usable - 12) * 32) / 255) - 23;
    const wanted = least + ((length - least) % (usable - 4));
    const here = wanted <= most ? wanted : least;
    const pieces = [page.subarray(at, at + here)];
    let [left, next] = [length - here, page.readUInt32BE(at + here)];
    while (left > 0) {
      const more = pageOf(next);
      pieces.push(more.subarray(4, 4 + Math.min(left, usable - 4)));
      left -= usable - 4;
      next = more.readUInt32BE(0);
    }
    return Buffer.concat(pieces);
  }

  /** Tables with row numbers (5, 13), and those that are kept as an index (2, 10). */
  function* walk(number: number, depth: number): Generator<SqliteValue[]> {
    if (depth > mostDepth) throw broken();
    const page = pageOf(number);
    const head = number === 1 ? 100 : 0;
    const kind = page.readUInt8(head);
    if (![2, 5, 10, 13].includes(kind)) throw broken();
    const [isTable, isLeaf] = [kind === 5 || kind === 13, kind > 9];
    const count = page.readUInt16BE(head + 3);
    const cells = head + (isLeaf ? 8 : 12);
    // Cells that lie on one another would make much of little; twice its size is far beyond what a page can hold.
    let room = 2 * usable;
    for (let index = 0; index < count; index++) {
      let at = page.readUInt16BE(cells + index * 2);
      if (!isLeaf) {
        yield* walk(page.readUInt32BE(at), depth + 1);
        at += 4;
      }
      if (isTable && !isLeaf) continue;
      const [length, afterLength] = varint(page, at);
      const [row, content] = isTable ? varint(page, afterLength) : [0, afterLength];
      room -= Math.min(length, usable >> 3);
      if (room < 0) throw broken();
      const record = recordOf(payloadAt(page, content, length, isTable));
      // The key of a row is not kept a second time.
      if (isTable && record[0] === null) record[0] = row;
      yield record;
    }
    if (!isLeaf) yield* walk(page.readUInt32BE(head + 8), depth + 1);
  }

  const roots = new Map<string, number>();
  for (const [type, name, , root] of safely(walk(1, 0)))
    if (type === 'table' && typeof name === 'string' && typeof root === 'number') roots.set(name, root);

  return {
    *rows(table) {
      const root = roots.get(table);
      if (root) yield* safely(walk(root, 0));
    },
  };
}

/** A read behind the end of a page is a broken file. */
function* safely(rows: Generator<SqliteValue[]>): Generator<SqliteValue[]> {
  try {
    yield* rows;
  } catch (error) {
    throw error instanceof RangeError ? broken() : error;
  }
}
