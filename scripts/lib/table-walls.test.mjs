import { describe, expect, it } from 'vitest';
import { tablesIn, wallFaults } from './table-walls.mjs';

const declared = (/** @type {string} */ tables) =>
  `declare module '../../ports/db/tables.ts' {\n  interface Tables {\n${tables}\n  }\n}\n`;
const owned = tablesIn({
  'server/src/domains/identity/users/users.tables.ts': `interface UsersTable {\n  id: string;\n}\n\n${declared('    users: UsersTable;')}`,
  'server/src/domains/quizzes/quizzes.tables.ts': declared('    quizzes: Q;\n    quiz_openings: O;'),
  'server/src/ports/payments/sandbox.tables.ts': declared('    /** Pretended. */\n    sandbox_checkouts: C;'),
});
const faultsOf = (/** @type {string} */ path, /** @type {string} */ text) =>
  wallFaults(`server/src/${path}`, text, owned);
const repo = 'domains/quizzes/quizzes.repo.ts';

it('knows whose each table is', () => {
  expect([...owned]).toEqual([
    ['users', 'server/src/domains/identity/users'],
    ['quizzes', 'server/src/domains/quizzes'],
    ['quiz_openings', 'server/src/domains/quizzes'],
    ['sandbox_checkouts', 'server/src/ports/payments'],
  ]);
});

describe('a table of another room is found', () => {
  it.each([
    ["db.selectFrom('users').select('id')"],
    ["db.insertInto('users').values(row)"],
    ["db.updateTable('users').set(row)"],
    ["db.deleteFrom('users')"],
    ["db.selectFrom('quizzes').innerJoin('users as owner', 'owner.id', 'owner_id')"],
    ["db.selectFrom(['users', 'quizzes'])"],
    ["sql.table('users')"],
    ['sql`select count(*) from users`'],
    ['sql`\n  select 1 from quizzes\n  join users on true`'],
    ['sql`update users set name = 1`'],
    ["db.execute('select 1 from users limit 1')"],
  ])('%s', (text) => {
    expect(faultsOf(repo, text)).toHaveLength(1);
  });

  it('also where the whole house could name it', () => {
    expect(faultsOf('operator/statistics.ts', 'sql`select count(*) from users`')).toHaveLength(1);
    expect(faultsOf('domains/billing/payments/payments.repo.ts', "db.deleteFrom('sandbox_checkouts')")).toHaveLength(1);
  });
});

describe('what is one’s own', () => {
  it.each(['users.repo.ts', 'users.view.ts', 'users.data.ts', 'room/more.repo.ts'])('is named in %s', (name) => {
    expect(faultsOf(`domains/identity/users/${name}`, "db.selectFrom('users')")).toEqual([]);
  });

  it.each(['users.service.ts', 'users.jobs.ts', 'users.routes.ts'])('is not named in %s', (name) => {
    expect(faultsOf(`domains/identity/users/${name}`, "db.selectFrom('users')")).toHaveLength(1);
  });

  it('is named in its port, where an adapter keeps it', () => {
    expect(faultsOf('ports/payments/sandbox.ts', "db.selectFrom('sandbox_checkouts')")).toEqual([]);
  });
});

it('SQL outside a repo is found even where it names no table of ours', () => {
  expect(faultsOf('domains/quizzes/quizzes.service.ts', 'const one = sql<number>`select 1`;')).toHaveLength(1);
});

it('words of a comment or a sentence are no SQL', () => {
  const text = "/** Taken from users. */\n// from users\nconst told = 'copied from users';\npeopleView(db).as('owner')";
  expect(faultsOf('domains/quizzes/quizzes.service.ts', text)).toEqual([]);
});
