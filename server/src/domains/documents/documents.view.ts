import { expressionBuilder } from 'kysely';
import type { Tables } from '../../ports/db/port.ts';

/** Which documents there are, and whose. */
export const documentsView = expressionBuilder<Tables, never>().selectFrom('documents').select(['id', 'owner_id']);
