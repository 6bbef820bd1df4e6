import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { BackupLine, BackupSum } from './backup-format.ts';

async function* textLines(source: Readable): AsyncGenerator<string> {
  let waiting: string[] = [];
  for await (const chunk of source.setEncoding('utf8')) {
    const [first = '', ...others] = (chunk as string).split('\n');
    waiting.push(first);
    for (const next of others) {
      yield waiting.join('');
      waiting = [next];
    }
  }
  const rest = waiting.join('');
  if (rest) yield rest;
}

async function* parsedLines(file: string): AsyncGenerator<BackupLine> {
  const unzipped = createGunzip();
  createReadStream(file)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped);
  for await (const line of textLines(unzipped)) yield JSON.parse(line);
}

/** Of the files in their order, that each is what was read when the backup was made. */
class Digests {
  private hash: Hash = createHash('sha256');
  private key: string | undefined;

  take({ key, data }: { key: string; data: string }): void {
    if (data === '') {
      this.hash = createHash('sha256');
      this.key = key;
    } else this.hash.update(Buffer.from(data, 'base64'));
  }

  check({ key, sha256 }: { key: string; sha256: string }): void {
    if (key !== this.key || this.hash.digest('hex') !== sha256) throw new Error(`${key} isn’t whole in the backup.`);
  }
}

/** The lines of a backup to its end; throws where it is damaged or breaks off. */
export async function* linesOf(file: string, sum: BackupSum = emptySum()): AsyncGenerator<BackupLine> {
  const digests = new Digests();
  let [hasEnd, hasEnded] = [false, false];
  for await (const line of parsedLines(file)) {
    if (line.kind === 'head') hasEnd = line.hasEnd === true;
    if (line.kind === 'row') sum.rows++;
    if (line.kind === 'file') digests.take(line);
    if (line.kind === 'whole') {
      digests.check(line);
      sum.files++;
      sum.fileBytes += line.bytes;
    }
    if (line.kind === 'end') {
      hasEnded = line.rows === sum.rows && line.files === sum.files;
      sum.leftOut.push(...line.leftOut);
    }
    yield line;
  }
  if (hasEnd && !hasEnded) throw new Error(`${file} isn’t whole: it breaks off.`);
}

export const emptySum = (): BackupSum => ({ rows: 0, files: 0, fileBytes: 0, leftOut: [] });

/** Reads a backup to its end, as a restore would, and says what it holds. */
export async function readBack(file: string): Promise<BackupSum> {
  const sum = emptySum();
  for await (const _ of linesOf(file, sum));
  return sum;
}
