import { expressionBuilder } from 'kysely';
import type { Tables } from '../../../ports/db/port.ts';

/** How far an order is. */
export const generationsView = expressionBuilder<Tables, never>().selectFrom('generations').select(['id', 'status']);
