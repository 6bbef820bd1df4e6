import { describe, expect, it } from 'vitest';
import { tablesIn, wallFaults } from './table-walls.mjs';

const owned = tablesIn({
  'tables/users.ts':
    'interface UsersTable {\n  id: string;\n}\n\nexport interface UsersTables {\n  users: UsersTable;\n}\n',
  'tables/quizzes.ts': 'export interface QuizzesTables {\n  quizzes: Q;\n  quiz_openings: O;\n}\n',
  'tables/sandbox.ts': 'export interface SandboxTables {\n  /** Pretended. */\n  sandbox_checkouts: C;\n}\n',
});
const faultsOf = (/** @type {string} */ path, /** @type {string} */ text) =>
  wallFaults(`server/src/${path}`, text, owned);
const repo = 'features/quizzes/quizzes.repo.ts';

it('knows whose each table is', () => {
  expect([...owned]).toEqual([
    ['users', 'users'],
    ['quizzes', 'quizzes'],
    ['quiz_openings', 'quizzes'],
    ['sandbox_checkouts', 'sandbox'],
  ]);
});

describe('a table of another feature is found', () => {
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
    expect(faultsOf('features/payments/payments.repo.ts', "db.deleteFrom('sandbox_checkouts')")).toHaveLength(1);
  });
});

describe('what is one’s own', () => {
  it.each(['users.repo.ts', 'users.view.ts', 'users.data.ts', 'room/more.repo.ts'])('is named in %s', (name) => {
    expect(faultsOf(`features/users/${name}`, "db.selectFrom('users')")).toEqual([]);
  });

  it.each(['users.service.ts', 'users.jobs.ts', 'users.routes.ts'])('is not named in %s', (name) => {
    expect(faultsOf(`features/users/${name}`, "db.selectFrom('users')")).toHaveLength(1);
  });

  it('is named in its one file, where the house owns it', () => {
    expect(faultsOf('ports/payments/sandbox.ts', "db.selectFrom('sandbox_checkouts')")).toEqual([]);
  });
});

it('SQL outside a repo is found even where it names no table of ours', () => {
  expect(faultsOf('features/quizzes/quizzes.service.ts', 'const one = sql<number>`select 1`;')).toHaveLength(1);
});

it('words of a comment or a sentence are no SQL', () => {
  const text = "/** Taken from users. */\n// from users\nconst told = 'copied from users';\npeopleView(db).as('owner')";
  expect(faultsOf('features/quizzes/quizzes.service.ts', text)).toEqual([]);
});
