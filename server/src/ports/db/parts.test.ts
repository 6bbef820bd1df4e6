import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { gather, mapped, part, rowsOf, together } from './parts.ts';
import { prepared } from './prepared.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const readUser = gather(({ id, word }: { id: string; word: string }) => ({
  user: mapped(
    rowsOf<{ id: string; created_at: Date }>(sql`(select id, created_at from users where id = ${id})`, ['created_at']),
    ([row]) => row,
  ),
  both: together({
    words: part(sql`select json_build_array(${word}::text, ${'said once'}::text)`, (words: string[]) => words),
    none: rowsOf<{ id: string }>(sql`(select id from users where id = ${word})`),
  }),
}));

it('several things come by one statement, with dates as dates', async () => {
  const { user } = await aPerson(app);
  const read = await readUser(app.db.queries, { id: user.id, word: 'a "quoted" word' });
  expect(read.user).toEqual({ id: user.id, created_at: expect.any(Date) });
  expect(read.both).toEqual({ words: ['a "quoted" word', 'said once'], none: [] });
});

it('the values of one call are not those of the next', async () => {
  const [one, other] = [await aPerson(app), await aPerson(app)];
  const ids = [one.user.id, other.user.id];
  for (let round = 0; round < 5; round++) {
    const read = await Promise.all(ids.map((id) => readUser(app.db.queries, { id, word: id.slice(0, 3) })));
    expect(read.map(({ user }) => user?.id)).toEqual(ids);
    expect(read.map(({ both }) => both.words[0])).toEqual(ids.map((id) => id.slice(0, 3)));
  }
});

it('a statement that was prepared goes on when a table has got another column meanwhile', async () => {
  const words = prepared((queries, { id }: { id: string }) =>
    queries
      .selectFrom('prepared_words' as 'users')
      .selectAll()
      .where('id', '=', id),
  );
  await app.db.execute('create table prepared_words (id text primary key)');
  await app.db.execute("insert into prepared_words values ('1')");
  for (let round = 0; round < 6; round++) await words(app.db.queries, { id: '1' });
  await app.db.execute("alter table prepared_words add column word text not null default 'new'");
  expect(await words(app.db.queries, { id: '1' })).toEqual([{ id: '1', word: 'new' }]);
  await app.db.execute('drop table prepared_words');
});
