import { expect } from 'vitest';
import type { Person } from '../factories.ts';
import { failureOf } from '../failure.ts';
import type { TestApp } from '../harness.ts';

type Attempt = (scene: { app: TestApp; owner: Person; stranger: Person }) => Promise<void>;

/** A launch belongs to the browser that began it; launch.test.ts tries codes with the keys of others. */
export const foreignLtiCalls: Record<string, Attempt> = {
  'lti.join': async ({ stranger }) => {
    const guessed = stranger.client.lti.join({ body: { code: 'guessed', browser_key: 'guessed' } });
    expect(await failureOf(guessed)).toMatchObject({ code: 'invalid_launch' });
  },
};
