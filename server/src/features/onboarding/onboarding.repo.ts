import type { AcademicProfile, Preferences } from '@akada/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../ports/db/port.ts';
import type { AcademicProfilesTable } from '../../ports/db/tables/onboarding.ts';
import type { LearningPathsTable } from '../../ports/db/tables/sprints.ts';

export type ProfileRow = Selectable<AcademicProfilesTable>;
export type LearningPathRow = Selectable<LearningPathsTable>;
type NewDraft = Omit<Insertable<LearningPathsTable>, 'status' | 'source'>;

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

export async function listPaths(db: Queries, ownerId: string): Promise<LearningPathRow[]> {
  return db.selectFrom('learning_paths').selectAll().where('owner_id', '=', ownerId).orderBy('created_at').execute();
}

/** The sprints that the catalogue recommended, in their order. */
export async function listRecommended(db: Queries, ownerId: string): Promise<LearningPathRow[]> {
  return db
    .selectFrom('learning_paths')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('source', '=', 'catalogue')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function deleteDrafts(db: Queries, ownerId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('learning_paths')
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'draft')
    .where('id', 'in', ids)
    .execute();
}

/** Adds drafts; one that is there already keeps its id, and one that was started is left alone. */
export async function saveDrafts(db: Queries, drafts: NewDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  await db
    .insertInto('learning_paths')
    .values(drafts.map((draft) => ({ ...draft, status: 'draft' as const, source: 'catalogue' })))
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'standard', 'course_code'])
        .where('source', '=', 'catalogue')
        .doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          description: eb.ref('excluded.description'),
          content_preview: eb.ref('excluded.content_preview'),
          position: eb.ref('excluded.position'),
          learning_style: eb.ref('excluded.learning_style'),
        }))
        .where('learning_paths.status', '=', 'draft'),
    )
    .execute();
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
