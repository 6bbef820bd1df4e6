import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ErrorCode } from '@akada/contract';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { isDiskFull, storageFull } from './disk-full.ts';
import { newId } from './ids.ts';

/** Lets calls that declare `consumes: 'multipart'` read files. */
export async function acceptUploads(http: FastifyInstance): Promise<void> {
  await http.register(multipart, { limits: { files: 1, fields: 10, parts: 11, headerPairs: 20 } });
}

interface UploadLimits {
  field: string;
  maxBytes: number;
  /** What a longer file is answered with. */
  tooLarge: ErrorCode;
}

const missing = (field: string) =>
  new AppError('validation_failed', {
    faults: [{ loc: ['body', field], msg: 'Please select a file first.', type: 'missing' }],
  });

/** Reads one small file into memory; for what is larger than a picture, stream instead. */
export async function readSmallUpload(
  request: FastifyRequest,
  { field, maxBytes, tooLarge }: UploadLimits,
): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  try {
    const part = await request.file({ limits: { fileSize: maxBytes } });
    if (part?.fieldname !== field) throw missing(field);
    const content = await part.toBuffer();
    // Not always an error of its own: a file that is cut between two pieces of the stream ends quietly.
    if (part.file.truncated) throw new AppError(tooLarge);
    return content;
  } catch (error) {
    throw toUploadError(error, tooLarge);
  }
}

function toUploadError(error: unknown, tooLarge: ErrorCode): AppError {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return storageFull();
  const isTooLarge = (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE';
  return new AppError(isTooLarge ? tooLarge : 'bad_request');
}

/** A file that was sent, on this machine's disk until it is removed. */
export interface SpooledFile {
  path: string;
  /** As the sender's machine calls it: to be made harmless before it is shown or used. */
  name: string;
  size: number;
  sha256: string;
  remove(): Promise<void>;
}

/** What a multipart body has around the file, generously. */
const wrapping = 64 * 1024;
/** A phone without a signal may be silent for a while; a sender who is silent for longer is gone. */
const silenceMs = 120_000;

/** Streams one file to a folder, counting and hashing what really comes. Whatever goes wrong leaves no file. */
export async function spoolUpload(
  request: FastifyRequest,
  { field, maxBytes, tooLarge }: UploadLimits,
  folder: string,
): Promise<SpooledFile> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  if (Number(request.headers['content-length']) > maxBytes + wrapping) throw new AppError(tooLarge);
  const path = join(folder, newId());
  // Requests that never saw a socket have no such method.
  request.raw.setTimeout?.(silenceMs, () => request.raw.destroy());
  try {
    const part = await request.file({ limits: { fileSize: maxBytes } });
    if (part?.fieldname !== field) throw missing(field);
    const hash = createHash('sha256');
    let size = 0;
    await mkdir(folder, { recursive: true });
    // At once: a sender who names no length could go on for ever after what we take.
    const limit = new AbortController();
    part.file.once('limit', () => limit.abort(new AppError(tooLarge)));
    await pipeline(
      part.file,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const piece of source) {
          hash.update(piece);
          size += piece.length;
          yield piece;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
      { signal: limit.signal },
    ).catch((error) => {
      throw limit.signal.aborted ? limit.signal.reason : error;
    });
    if (part.file.truncated) throw new AppError(tooLarge);
    const remove = () => rm(path, { force: true });
    return { path, name: part.filename ?? '', size, sha256: hash.digest('hex'), remove };
  } catch (error) {
    await rm(path, { force: true });
    throw toUploadError(error, tooLarge);
  } finally {
    request.raw.setTimeout?.(0);
  }
}
