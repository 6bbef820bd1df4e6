import { feature } from '../../../assembly/feature.ts';
import { serveNamedPictures } from '../../../platform/named-pictures.ts';
import { picturesData } from './pictures.data.ts';
import { dropQuizPicture, picturesWork, sweepQuizPictures } from './pictures.jobs.ts';
import { quizPicturesRoutes } from './pictures.routes.ts';
import { createQuizPictures } from './pictures.ts';

export const quizPicturesFeature = feature({
  name: 'quizPictures',
  jobs: [dropQuizPicture, sweepQuizPictures],
  personalData: [picturesData],
  build(ground) {
    const quizPictures = createQuizPictures(ground);
    return {
      services: { quizPictures },
      routes: { quizPictures: quizPicturesRoutes(quizPictures) },
      work: picturesWork(ground),
      // Who knows the name of one was shown its question.
      serve: (http) =>
        serveNamedPictures(http, { folder: 'quiz-pictures', find: quizPictures.find, isForTakers: true }),
      onAccountRemoved: quizPictures.forget,
    };
  },
});
