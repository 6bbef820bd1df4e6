import { endpoints } from '../../http/endpoint.ts';
import type { quizPicturesOperations } from './schemas.ts';

export const quizPicturesEndpoints = endpoints<typeof quizPicturesOperations>()({
  add: { method: 'POST', path: '/quiz-pictures', access: 'account' },
});
