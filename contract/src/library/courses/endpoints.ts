import { endpoints } from '../../http/endpoint.ts';
import type { libraryOperations } from './schemas.ts';

export const libraryEndpoints = endpoints<typeof libraryOperations>()({
  courses: { method: 'GET', path: '/library', access: 'public' },
  lesson: { method: 'GET', path: '/library/{course}/{lesson}', access: 'public' },
  read: { method: 'GET', path: '/library/{course}/{lesson}/read', access: 'account' },
});
