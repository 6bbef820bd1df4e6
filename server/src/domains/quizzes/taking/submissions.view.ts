import { expressionBuilder } from 'kysely';
import type { Tables } from '../../../ports/db/port.ts';

/** What others may join their rows with: what somebody with an account got in a quiz, and none of the answers. */
export const resultsView = expressionBuilder<Tables, never>()
  .selectFrom('quiz_submissions')
  .select(['id', 'quiz_id', 'user_id', 'correct', 'total', 'submitted_at']);
