import type { AcademicProfile, Preferences } from '@akada/contract';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import { modernise } from './preferences.rules.ts';
import * as repo from './profile.repo.ts';

export type { ProfileRow } from './profile.repo.ts';

interface AnsweredPreferences {
  preferences: Preferences;
  updated_at: string | null;
}

/** Where somebody studies, and how they like to. */
export interface Profiles {
  find(db: Queries, userId: string): Promise<repo.ProfileRow | undefined>;
  /** One profile an account; the row stays locked until the transaction ends. */
  save(trx: Queries, userId: string, profile: AcademicProfile): Promise<string>;
  /** 100, 200 and so on; undefined before the first save. */
  findLevel(userId: string): Promise<number | undefined>;
  savePreferences(userId: string, answers: Preferences): Promise<AnsweredPreferences>;
  preferences(userId: string): Promise<AnsweredPreferences>;
}

const answer = (stored: repo.StoredPreferences | undefined): AnsweredPreferences => ({
  preferences: stored?.answers ?? {},
  updated_at: stored?.updated_at.toISOString() ?? null,
});

export function createProfiles({ db, clock }: { db: Database; clock: Clock }): Profiles {
  return {
    find: repo.findProfile,
    save: (trx, userId, profile) => repo.saveProfile(trx, { id: newId(), userId, profile, now: clock.now() }),
    findLevel: async (userId) => (await repo.findProfile(db.queries, userId))?.level,
    savePreferences: async (userId, answers) =>
      answer(await repo.mergePreferences(db.queries, userId, modernise(answers), clock.now())),
    preferences: async (userId) => answer(await repo.findPreferences(db.queries, userId)),
  };
}
