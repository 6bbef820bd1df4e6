import { newId } from '../src/platform/ids.ts';
import type { Person } from './factories.ts';
import type { TestApp } from './harness.ts';

/** A sprint without texts, a week for each day, as its own feature leaves it in the database. */
export async function aBareSprint(app: TestApp, owner: Person, days = 2): Promise<string> {
  const id = newId();
  const now = app.clock.now();
  await app.db.queries
    .insertInto('learning_paths')
    .values({
      id,
      owner_id: owner.user.id,
      title: 'Membranes',
      description: '',
      content_preview: '',
      course_code: null,
      standard: null,
      status: 'active',
      state: 'ready',
      source: 'topic',
      position: 0,
      created_at: now,
    })
    .execute();
  for (let position = 1; position <= days; position += 1)
    await app.db.queries
      .insertInto('sprint_days')
      .values({
        id: newId(),
        path_id: id,
        owner_id: owner.user.id,
        position,
        week: position,
        week_title: '',
        kind: 'study',
        title: `Day ${position}`,
        objective: '',
        topics: '[]',
        parts: '[]',
        minutes: 20,
        state: 'ready',
        updated_at: now,
      })
      .execute();
  return id;
}
