import { feature } from '../../assembly/feature.ts';
import type { EntitlementsService } from '../billing/entitlements/entitlements.service.ts';
import type { DocumentsService } from '../documents/documents.service.ts';
import type { TokensService } from '../documents/tokens/tokens.service.ts';
import type { MailService } from '../letters/mail/mail.service.ts';
import type { Generations } from '../teaching/generation/generation.service.ts';
import type { QuizPictures } from './pictures/pictures.ts';
import { quizzesData } from './quizzes.data.ts';
import { quizzesWork, sweepQuizzes } from './quizzes.jobs.ts';
import { quizzesRoutes } from './quizzes.routes.ts';
import { createQuizzes } from './quizzes.service.ts';
import { sharedQuiz } from './sharing/quizzes.shared.ts';

interface Needs {
  mail: MailService;
  generations: Generations;
  documents: DocumentsService;
  tokens: TokensService;
  entitlements: EntitlementsService;
  quizPictures: QuizPictures;
}

export const quizzesFeature = feature({
  name: 'quizzes',
  jobs: [sweepQuizzes],
  personalData: quizzesData,
  shared: [sharedQuiz],
  build(ground, { mail, generations, documents, tokens, entitlements, quizPictures: pictures }: Needs) {
    const { operator } = ground.config.mail;
    const needs = { mail, generations, documents, tokens, entitlements, pictures };
    const quizzes = createQuizzes({ ...ground, ...needs, operator });
    return {
      services: { quizzes },
      routes: { quizzes: quizzesRoutes(quizzes) },
      previews: { quiz: quizzes.taking.preview },
      work: quizzesWork(ground),
      letters: quizzes.composers,
      makers: quizzes.makers,
    };
  },
});
