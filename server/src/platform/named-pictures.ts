import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

interface FoundPicture {
  size: number;
  stream: Readable;
}

interface NamedPictures {
  /** The first part of their address. */
  folder: string;
  /** Null for one that nobody may see, also while its file is still there. */
  find(key: string): Promise<FoundPicture | null>;
  isForTakers?: boolean;
}

const fileName = /^([\w-]{22})\.webp$/;

/**
 * Pictures that browsers ask for by themselves, without a token: their names cannot be guessed, and a new picture has a new
 * name, so that a copy may be kept for ever. Only the browser's own copy: no cache in between shall outlive a picture
 * that was removed.
 */
export function serveNamedPictures(http: FastifyInstance, { folder, find, isForTakers = false }: NamedPictures): void {
  http.get<{ Params: { name: string } }>(`/${folder}/:name`, { config: { isForTakers } }, async (request, reply) => {
    const key = fileName.exec(request.params.name)?.[1];
    const picture = key ? await find(key) : null;
    if (!picture) throw new AppError('not_found');
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-length', picture.size)
      .header('content-disposition', 'inline')
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(picture.stream);
  });
}
