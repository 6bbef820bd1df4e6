import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Avatars } from './avatars.ts';

const fileName = /^([\w-]{22})\.webp$/;

/**
 * Pictures are asked for by the browser itself, which sends no token: their names cannot be guessed, and a new picture
 * has a new name, so that a copy may be kept for ever. Only the browser's own copy: no cache in between shall
 * outlive a picture that was removed.
 */
export function avatarsRoutes(http: FastifyInstance, avatars: Avatars): void {
  http.get<{ Params: { name: string } }>('/avatars/:name', async (request, reply) => {
    const key = fileName.exec(request.params.name)?.[1];
    const picture = key ? await avatars.find(key) : null;
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
