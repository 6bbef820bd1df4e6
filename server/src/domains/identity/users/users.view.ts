import { expressionBuilder } from 'kysely';
import type { Tables } from '../../../ports/db/port.ts';

/** What others may join their rows with: whom something belongs to, and no secret. */
export const peopleView = expressionBuilder<Tables, never>()
  .selectFrom('users')
  .select(['id', 'name', 'email', 'timezone', 'email_confirmed_at', 'created_at', 'disabled_at']);
