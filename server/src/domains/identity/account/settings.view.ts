import { expressionBuilder } from 'kysely';
import type { Tables } from '../../../ports/db/port.ts';

/** Who wants to hear of us, and how. */
export const noticesView = expressionBuilder<Tables, never>()
  .selectFrom('settings')
  .select(['user_id', 'reminders', 'email_notifications', 'notifications_enabled']);
