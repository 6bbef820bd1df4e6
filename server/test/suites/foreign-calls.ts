import { expect } from 'vitest';
import type { Person } from '../factories.ts';
import type { TestApp } from '../harness.ts';

interface Scene {
  app: TestApp;
  owner: Person;
  stranger: Person;
}

type Attempt = (scene: Scene) => Promise<void>;

/** For calls that act only on the caller's own account and name no object: what they answer is the caller's. */
const ownOnly =
  (read: (person: Person) => Promise<unknown>): Attempt =>
  async ({ owner, stranger }) => {
    const answer = JSON.stringify(await read(stranger));
    expect(answer ?? '').not.toContain(owner.user.id);
    expect(answer ?? '').not.toContain(owner.user.email);
  };

/** One entry for each call that needs a token (T22). A new call must be added here, or the suite fails. */
export const foreignCalls: Record<string, Attempt> = {
  'auth.validate': ownOnly((person) => person.client.auth.validate()),
  'auth.me': ownOnly((person) => person.client.auth.me()),
  'auth.logout': async ({ app, owner, stranger }) => {
    const login = { email: stranger.user.email, password: stranger.password };
    const { access_token } = await app.client().auth.login({ body: login });
    await app.client({ token: access_token }).auth.logout();
    expect(await owner.client.auth.validate()).toEqual({ valid: true });
  },
};
