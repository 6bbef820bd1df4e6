import { domain } from '../../assembly/domain.ts';
import { assistantFeature } from './assistant.feature.ts';
import * as assistant from './migrations/0014_assistant.ts';
import * as tutorMarks from './migrations/0038_tutor_marks.ts';
import * as writtenAnswers from './migrations/0044_written_answers.ts';

/** The tutor beside the lesson. */
export const tutorDomain = domain({
  name: 'tutor',
  features: [assistantFeature],
  migrations: {
    '0014_assistant': assistant,
    '0038_tutor_marks': tutorMarks,
    '0044_written_answers': writtenAnswers,
  },
});
