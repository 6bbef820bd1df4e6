import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AppDeps } from '../deps.ts';
import { type RunningQueue, work } from '../platform/queue.ts';
import { assemble } from './assemble.ts';
import { feature } from './feature.ts';
import { type AnyFeature, inOrder, type Ordered } from './in-order.ts';

/** None of these features asks for an adapter. */
const deps = { db: {}, library: {}, renderApart: {} } as AppDeps;
const put = <const Fs extends readonly AnyFeature[]>(...features: Fs) => assemble(features, deps, {} as RunningQueue);

const greeting = feature({ name: 'greeting', build: () => ({ services: { greet: () => 'Good day' } }) });
const visit = feature({
  name: 'visit',
  build: (_ground, { greet }: { greet(): string }) => ({ services: { visit: () => `${greet()}!` } }),
});
const job = { name: 'visit.sweep', payload: z.object({}) };
const sweep = work(job, async () => {});
const letter = async () => null;

describe('assembling features', () => {
  it('gives each what those before it brought', async () => {
    expect((await put(greeting, visit)).services.visit()).toBe('Good day!');
  });

  it('collects letters for whoever sends them, also of features after the sender', async () => {
    let known: object = {};
    const post = feature({
      name: 'post',
      build({ brought }) {
        known = brought.letters;
        return {};
      },
    });
    await put(post, feature({ name: 'visit', build: () => ({ letters: { invitation: letter } }) }));
    expect(known).toEqual({ invitation: letter });
  });

  it('gives nothing to who spreads the services instead of naming them', async () => {
    let spread: object | undefined;
    const greedy = feature({
      name: 'greedy',
      build(_ground, { ...needs }: { greet(): string }) {
        spread = needs;
        return {};
      },
    });
    await put(greeting, greedy);
    expect(spread).toEqual({});
  });

  it('refuses two features that bring the same thing', async () => {
    const rude = feature({ name: 'rude', build: () => ({ services: { greet: () => 'Oi' } }) });
    await expect(put(greeting, rude)).rejects.toThrow('The feature rude brings greet');
  });

  it('refuses a job that nobody does', async () => {
    const lazy = feature({ name: 'lazy', jobs: [job], build: () => ({}) });
    await expect(put(lazy)).rejects.toThrow('Nobody does the job visit.sweep');
  });

  it('refuses something brought under a name that nobody reads', async () => {
    const typo = feature({ name: 'typo', build: () => ({ routes: {}, letter: {} }) });
    await expect(put(typo)).rejects.toThrow('The feature typo brings letter');
  });

  it('refuses work whose job no feature lists', async () => {
    const forgetful = feature({ name: 'forgetful', build: () => ({ work: [sweep] }) });
    await expect(put(forgetful)).rejects.toThrow('visit.sweep is in no feature');
  });
});
describe('what the compiler refuses', () => {
  it('a feature before what it needs', () => {
    const inTime: Ordered<readonly [typeof greeting, typeof visit]> = 'nothing is asked of it';
    // @ts-expect-error visit needs greet, which comes too late
    const tooEarly: Ordered<readonly [typeof visit, typeof greeting]> = inTime;
    expect(tooEarly).toBe(inTime);
  });

  it('a list in which calls of the contract have no handler', () => {
    // @ts-expect-error nobody answers the calls of the contract
    expect(inOrder([greeting, visit])).toHaveLength(2);
  });
});
