import { expect } from 'vitest';
import { openLaptopKey } from '../../src/domains/quizzes/classroom/laptop-key.ts';
import type { Person } from '../factories.ts';
import { failureOf } from '../failure.ts';
import { type TestApp, testSecrets } from '../harness.ts';
import { aQuiz } from '../quizzes.ts';

interface Scene {
  app: TestApp;
  owner: Person;
  stranger: Person;
}

type Attempt = (scene: Scene) => Promise<void>;

const key = openLaptopKey(testSecrets);
const pair = ({ client }: Person) => client.classroom.pair({ body: { code: key.code, name: 'My HP' } });
const laptopsOf = async ({ client }: Person) => (await client.classroom.show()).laptops;

/** T22 for a class on one laptop: what somebody paired is theirs alone. */
export const foreignClassroomCalls: Record<string, Attempt> = {
  'classroom.show': async ({ owner, stranger }) => {
    const { id } = await pair(owner);
    expect((await laptopsOf(stranger)).map((laptop) => laptop.id)).not.toContain(id);
  },
  'classroom.pair': async ({ owner, stranger }) => {
    await pair(owner);
    const before = await laptopsOf(owner);
    await stranger.client.classroom.pair({ body: { code: key.code, name: 'Mine now' } });
    expect(await laptopsOf(owner)).toEqual(before);
  },
  'classroom.unpair': async ({ owner, stranger }) => {
    const { id } = await pair(owner);
    const before = await laptopsOf(owner);
    const remove = (given: string) => failureOf(stranger.client.classroom.unpair({ params: { id: given } }));
    expect((await remove(id)).code).toBe((await remove('no-such-laptop')).code);
    expect((await remove(id)).status).toBe(404);
    expect(await laptopsOf(owner)).toEqual(before);
  },
  'classroom.carry': async ({ app, owner, stranger }) => {
    const { quiz_id } = await aQuiz(owner);
    const headers = { authorization: `Bearer ${stranger.token}` };
    const ask = async (id: string) => (await app.inject({ url: `/api/v1/classroom/quizzes/${id}`, headers })).body;
    expect(await ask(quiz_id)).toEqual(await ask('no-such-quiz'));
  },
  'classroom.bring': async ({ app, owner, stranger }) => {
    await pair(owner);
    const file = { format: 'akada-class-1', laptop: key.code, signed: '{}', signature: key.sign('{}') } as const;
    const newcomer = await stranger.client.classroom.show();
    for (const { id } of newcomer.laptops) await stranger.client.classroom.unpair({ params: { id } });
    expect((await failureOf(stranger.client.classroom.bring({ body: file }))).code).toBe('laptop_not_paired');
    const carried = app.db.queries.selectFrom('class_carried').selectAll();
    const brought = await carried.where('owner_id', 'in', [owner.user.id, stranger.user.id]).execute();
    expect(brought).toEqual([]);
  },
};
