import { expect } from 'vitest';
import type { Person } from '../factories.ts';

interface Scene {
  owner: Person;
  stranger: Person;
}

const sprintOf = async (person: Person): Promise<string> => {
  const [first] = (await person.client.sprints.list()).sprints;
  return first?.id ?? (await person.client.sprints.create({ body: { topic: 'COS 101' } })).id;
};

/** For calls that name a sprint: a stranger is told the same as about one that never was, and nothing changes. */
export const answersNotFound =
  (call: (person: Person, id: string) => Promise<unknown>) =>
  async ({ owner, stranger }: Scene): Promise<void> => {
    const id = await sprintOf(owner);
    const settled = async () => {
      const { generation: _generation, state: _state, ...card } = await owner.client.sprints.get({ params: { id } });
      return { ...card, updatedAt: '' };
    };
    const before = await settled();
    const attempt = (sprint: string) => call(stranger, sprint).catch((error: unknown) => error);
    const [foreign, random] = [await attempt(id), await attempt('no-such-sprint')];
    expect(foreign).toMatchObject({ status: 404, code: 'sprint_not_found' });
    expect(random).toMatchObject({ status: 404, code: 'sprint_not_found' });
    expect(await settled()).toEqual(before);
  };

/** For calls that name no object: what they answer is the caller's. */
export const holdsNothingOf =
  (call: (person: Person) => Promise<unknown>) =>
  async ({ owner, stranger }: Scene): Promise<void> => {
    const id = await sprintOf(owner);
    expect(JSON.stringify(await call(stranger))).not.toContain(id);
  };

const video = { url: 'https://youtu.be/abcdefghijk' };

/** One entry for each call of sprints that needs a token (T22). */
export const foreignSprintCalls = {
  'sprints.create': holdsNothingOf((p) => p.client.sprints.create({ body: { topic: 'Pottery' } })),
  'sprints.list': holdsNothingOf((p) => p.client.sprints.list()),
  'sprints.preview': holdsNothingOf((p) => p.client.sprints.preview({ query: { topic: 'COS 101' } })),
  'sprints.count': holdsNothingOf((p) => p.client.sprints.count()),
  'sprints.path': answersNotFound((p, id) => p.client.sprints.path({ params: { id }, query: {} })),
  'sprints.attachDocument': answersNotFound((p, id) =>
    p.client.sprints.attachDocument({ params: { id }, body: { document_id: 'x' } }),
  ),
  'sprints.day': answersNotFound((p, id) => p.client.sprints.day({ params: { id, day: 1 } })),
  'sprints.dayIndex': answersNotFound((p, id) => p.client.sprints.dayIndex({ params: { id, day: 1 } })),
  'sprints.editDay': answersNotFound((p, id) =>
    p.client.sprints.editDay({ params: { id, day: 1 }, body: { title: 'Mine now' } }),
  ),
  'sprints.regenerateDay': answersNotFound((p, id) => p.client.sprints.regenerateDay({ params: { id, day: 1 } })),
  'sprints.addVideo': answersNotFound((p, id) => p.client.sprints.addVideo({ params: { id, day: 1 }, body: video })),
  'sprints.removeVideo': answersNotFound((p, id) =>
    p.client.sprints.removeVideo({ params: { id, day: 1, videoId: 'abcdefghijk' } }),
  ),
  'sprints.status': answersNotFound((p, id) => p.client.sprints.status({ params: { id } })),
  'sprints.get': answersNotFound((p, id) => p.client.sprints.get({ params: { id } })),
  'sprints.update': answersNotFound((p, id) =>
    p.client.sprints.update({ params: { id }, body: { title: 'Mine now' } }),
  ),
  'sprints.remove': answersNotFound((p, id) => p.client.sprints.remove({ params: { id } })),
  'sprints.start': answersNotFound((p, id) => p.client.sprints.start({ params: { id } })),
  'sprints.cancel': answersNotFound((p, id) => p.client.sprints.cancel({ params: { id } })),
};
