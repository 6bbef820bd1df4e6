import type { Handlers } from '../../../platform/mount.ts';
import type { LibraryService } from './library.service.ts';

export function libraryRoutes(library: LibraryService): Handlers<'library'> {
  return {
    courses: async () => ({ courses: await library.courses() }),
    lesson: async ({ params }) => library.lesson(params.course, params.lesson),
    read: async ({ params }) => library.read(params.course, params.lesson),
  };
}
