import { feature } from '../../../assembly/feature.ts';
import type { Quizzes } from '../quizzes.service.ts';
import { createBringCodes } from './bring-codes.ts';
import { quizFilesRoutes } from './files.routes.ts';
import { createMakeQuizFiles } from './make-file.ts';

export const quizFilesFeature = feature({
  name: 'quizFiles',
  build(ground, { quizzes: { editing, taking } }: { quizzes: Quizzes }) {
    const { db, clock, config, readOneFileParts } = ground;
    const files = createMakeQuizFiles({ db, clock, editing, taking, readOneFileParts, isClassroom: config.classroom });
    return { routes: { quizFiles: quizFilesRoutes(files, createBringCodes({ db, clock, editing })) } };
  },
});
