import { feature } from '../../../assembly/feature.ts';
import type { QuizPictures } from '../pictures/pictures.ts';
import type { Quizzes } from '../quizzes.service.ts';
import { createBringCodes } from './bring-codes.ts';
import { quizFilesRoutes } from './files.routes.ts';
import { createMakeQuizFiles } from './make-file.ts';

interface Needs {
  quizzes: Quizzes;
  quizPictures: QuizPictures;
}

export const quizFilesFeature = feature({
  name: 'quizFiles',
  build(ground, { quizzes: { editing, taking }, quizPictures: pictures }: Needs) {
    const { db, clock, config, judging, readOneFileParts, renderRich } = ground;
    const isClassroom = config.classroom;
    const files = createMakeQuizFiles({
      db,
      clock,
      editing,
      taking,
      pictures,
      readOneFileParts,
      isClassroom,
      renderRich,
    });
    return { routes: { quizFiles: quizFilesRoutes(files, createBringCodes({ db, clock, editing, judging })) } };
  },
});
