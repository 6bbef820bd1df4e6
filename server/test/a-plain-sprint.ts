import { newId } from '../src/platform/ids.ts';
import type { Person } from './factories.ts';
import type { TestApp } from './harness.ts';

/** A started sprint with some ready days, as its own feature leaves it in the database; nothing has to be made for it. */
export async function aPlainSprint(
  app: TestApp,
  owner: Person,
  given: { title?: string; days?: number; examDate?: string } = {},
): Promise<string> {
  const { title = 'Membranes', days = 2, examDate = null } = given;
  const id = newId();
  const now = app.clock.now();
  const path = {
    id,
    owner_id: owner.user.id,
    title,
    description: '',
    content_preview: '',
    source: 'topic',
    position: 0,
  };
  await app.db.queries
    .insertInto('learning_paths')
    .values({ ...path, status: 'active', state: 'ready', exam_date: examDate, created_at: now, started_at: now })
    .execute();
  const empty = { week: 1, week_title: '', objective: '', topics: '[]', parts: '[]', minutes: 20 };
  await app.db.queries
    .insertInto('sprint_days')
    .values(
      Array.from({ length: days }, (_, index) => ({
        ...empty,
        id: newId(),
        path_id: id,
        owner_id: owner.user.id,
        position: index + 1,
        kind: 'study' as const,
        title: `Lesson ${index + 1}`,
        state: 'ready' as const,
        updated_at: now,
      })),
    )
    .execute();
  return id;
}
