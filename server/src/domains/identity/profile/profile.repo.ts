import type { AcademicProfile, Preferences } from '@akada/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { AcademicProfilesTable } from './profile.tables.ts';

export type ProfileRow = Selectable<AcademicProfilesTable>;

/** One profile an account: a second save changes the first. The row stays locked until the transaction ends. */
export async function saveProfile(
  db: Queries,
  { id, userId, profile, now }: { id: string; userId: string; profile: AcademicProfile; now: Date },
): Promise<string> {
  const values = {
    ...profile,
    semester: profile.semester || null,
    current_courses: JSON.stringify(profile.current_courses),
    updated_at: now,
  };
  const saved = await db
    .insertInto('academic_profiles')
    .values({ id, user_id: userId, created_at: now, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return saved.id;
}

export async function findProfile(db: Queries, userId: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('academic_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export interface StoredPreferences {
  answers: Preferences;
  updated_at: Date;
}

/** Adds to what is stored, key by key, so that two forms do not erase each other's answers. */
export async function mergePreferences(
  db: Queries,
  userId: string,
  answers: Preferences,
  now: Date,
): Promise<StoredPreferences> {
  return db
    .insertInto('user_preferences')
    .values({ user_id: userId, answers: JSON.stringify(answers), updated_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        answers: sql<string>`user_preferences.answers || excluded.answers`,
        updated_at: now,
      }),
    )
    .returning(['answers', 'updated_at'])
    .executeTakeFirstOrThrow();
}

export async function findPreferences(db: Queries, userId: string): Promise<StoredPreferences | undefined> {
  return db
    .selectFrom('user_preferences')
    .select(['answers', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
