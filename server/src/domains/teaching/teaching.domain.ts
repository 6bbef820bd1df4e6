import { domain } from '../../assembly/domain.ts';
import { generationFeature } from './generation/generation.feature.ts';
import * as teaching from './migrations/0006_teaching.ts';
import * as generations from './migrations/0007_generations.ts';
import * as costOfQuizzes from './migrations/0037_cost_of_quizzes.ts';
import * as ordersAbout from './migrations/0043_orders_about.ts';
import { teachingFeature } from './teaching.feature.ts';

/** The teacher at work: makings that take longer than a request, and what asking costs. */
export const teachingDomain = domain({
  name: 'teaching',
  features: [generationFeature, teachingFeature],
  migrations: {
    '0006_teaching': teaching,
    '0007_generations': generations,
    '0037_cost_of_quizzes': costOfQuizzes,
    '0043_orders_about': ordersAbout,
  },
});
