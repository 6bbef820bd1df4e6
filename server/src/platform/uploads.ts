import type { ErrorCode } from '@akada/contract';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

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
    if (error instanceof AppError) throw error;
    const isTooLarge = (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE';
    throw new AppError(isTooLarge ? tooLarge : 'bad_request');
  }
}
