import { randomInt, randomUUID } from 'node:crypto';
import type { User } from '@akada/contract';
import type { JobRun } from '../src/platform/queue.ts';
import type { TestApp, TestClient } from './harness.ts';

export interface Person {
  user: User;
  password: string;
  token: string;
  refreshToken: string;
  client: TestClient;
}

/** A signed-up person; whatever the test does not care about is made up. */
export async function aPerson(
  app: TestApp,
  given: { email?: string; password?: string; name?: string } = {},
): Promise<Person> {
  const { email = `${randomUUID()}@student.example`, password = 'correct horse', name = 'Adaeze' } = given;
  // From an address of their own, as a suite signs up more people than one address may.
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const answer = await app.client({ address }).auth.register({ body: { email, password, name } });
  return {
    user: answer.user,
    password,
    token: answer.access_token,
    refreshToken: answer.refresh_token,
    client: app.client({ token: answer.access_token }),
  };
}

/** The same person after the access token has run out: it lives for a quarter of an hour. */
export async function signedInAgain(app: TestApp, person: Person): Promise<Person> {
  const { email } = person.user;
  const { access_token: token } = await app.client().auth.login({ body: { email, password: person.password } });
  return { ...person, token, client: app.client({ token }) };
}

export const confirmAddress = (app: TestApp, { user }: Person) =>
  app.db.queries.updateTable('users').set({ email_confirmed_at: app.clock.now() }).where('id', '=', user.id).execute();

/** For a job's handler that a test calls by itself: nobody takes the job away. */
export const aJobRun: JobRun = { signal: new AbortController().signal, hold: async () => {} };
