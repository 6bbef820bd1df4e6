import { quizPictureMaxBytes } from '@akada/contract';
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
