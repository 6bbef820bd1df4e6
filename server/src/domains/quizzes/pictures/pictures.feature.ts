import { feature } from '../../../assembly/feature.ts';
import { picturesData } from './pictures.data.ts';
import { dropQuizPicture, picturesWork, sweepQuizPictures } from './pictures.jobs.ts';
import { quizPicturesRoutes, serveQuizPictures } from './pictures.routes.ts';
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
      serve: (http) => serveQuizPictures(http, quizPictures),
      onAccountRemoved: quizPictures.forget,
    };
  },
});
