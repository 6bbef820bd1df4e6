import { expect } from 'vitest';
import type { Person } from '../factories.ts';
import { failureOf } from '../failure.ts';

type Attempt = (scene: { stranger: Person }) => Promise<void>;

/** For whoever has an account and runs nothing, there is no such page. */
export const foreignOperatorCalls: Record<string, Attempt> = {
  'operator.status': async ({ stranger }) => {
    expect(await failureOf(stranger.client.operator.status())).toMatchObject({ code: 'not_found' });
  },
};
