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

/** For a job's handler that a test calls by itself: nobody takes the job away. */
export const aJobRun: JobRun = { signal: new AbortController().signal, hold: async () => {} };
