import type { PersonalData } from '../../house/personal-data.service.ts';
import { findTurn } from './digest.repo.ts';

/** When the last weekly digest came. Whether one is wanted is a setting. */
export const digestData: PersonalData = {
  name: 'digest',
  tables: ['digest_turns'],
  collect: async (db, userId) => (await findTurn(db, userId)) ?? null,
};
