import { quizPictureMaxBytes } from '@akada/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Handlers } from '../../../platform/mount.ts';
import { readSmallUpload } from '../../../platform/uploads.ts';
import type { QuizPictures } from './pictures.ts';
import { toQuestionPicture } from './question-picture.rules.ts';

const upload = { field: 'file', maxBytes: quizPictureMaxBytes, tooLarge: 'picture_too_large' } as const;

export const quizPicturesRoutes = (pictures: QuizPictures): Handlers<'quizPictures'> => ({
  add: async ({ account, request }) => {
    const { id, width, height } = await pictures.add(account.id, await readSmallUpload(request, upload));
    return toQuestionPicture({ id, alt: '', width, height });
  },
});

const fileName = /^([\w-]{22})\.webp$/;

/**
 * Pictures are asked for by the browser itself, which sends no token: who knows the name of one was shown its question.
 * It never changes, so a phone asks once. Only the phone's own copy: no cache in between shall outlive a quiz that was
 * taken down.
 */
export function serveQuizPictures(http: FastifyInstance, pictures: QuizPictures): void {
  http.get<{ Params: { name: string } }>(
    '/quiz-pictures/:name',
    { config: { isForTakers: true } },
    async (request, reply) => {
      const id = fileName.exec(request.params.name)?.[1];
      const picture = id ? await pictures.find(id) : null;
      if (!picture) throw new AppError('not_found');
      return reply
        .header('cache-control', 'private, max-age=31536000, immutable')
        .header('content-length', picture.size)
        .header('content-disposition', 'inline')
        .header('x-content-type-options', 'nosniff')
        .type('image/webp')
        .send(picture.stream);
    },
  );
}
