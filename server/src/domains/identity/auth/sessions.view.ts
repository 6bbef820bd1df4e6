import { expressionBuilder } from 'kysely';
import type { Tables } from '../../../ports/db/port.ts';

/** Which sessions there are and until when, for what ends with them. */
export const sessionsView = expressionBuilder<Tables, never>()
  .selectFrom('sessions')
  .select(['id', 'user_id', 'expires_at', 'ended_at']);
