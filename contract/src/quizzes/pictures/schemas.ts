import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { QuestionPictureSchema } from './picture.ts';

const PictureForm = z
  .custom<FormData>((value) => value instanceof FormData)
  .meta({
    type: 'object',
    properties: { file: { type: 'string', format: 'binary', description: 'The picture.' } },
    required: ['file'],
  });

export const quizPicturesOperations = {
  add: operation({
    summary:
      'Bring a picture for a question: PNG, JPEG, WebP or GIF up to 10 MB. It is made anew from its pixels; one that no question has within 30 days goes',
    consumes: 'multipart',
    body: PictureForm,
    response: QuestionPictureSchema,
    errors: ['image_not_usable', 'picture_too_large', 'quiz_pictures_limit_reached', 'busy'],
    limit: { max: 300, per: 'hour' },
  }),
};
