import { endpoints } from '../../http/endpoint.ts';
import type { quizFilesOperations } from './schemas.ts';

export const quizFilesEndpoints = endpoints<typeof quizFilesOperations>()({
  about: { method: 'GET', path: '/quiz-files/{id}', access: 'account' },
  file: { method: 'GET', path: '/quiz-files/{id}/file', access: 'account' },
  take: { method: 'GET', path: '/quiz-files/links/{id}', access: 'public' },
  bring: { method: 'POST', path: '/quiz-files/{id}/codes', access: 'account' },
});
