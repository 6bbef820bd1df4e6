import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  path: string;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

async function* zipped(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { path, content } of entries) {
    const file = new ZipDeflate(path, { level: 6 });
    file.mtime = now;
    zip.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

/** A zip that is made while it is read: never more of it in memory than one piece of one file. */
export function zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, now: Date): Readable {
  return Readable.from(zipped(entries, now), { objectMode: false });
}
