import { expect } from 'vitest';
import type { Person } from '../factories.ts';
import { failureOf } from '../failure.ts';
import type { TestApp } from '../harness.ts';
import { aQuiz } from '../quizzes.ts';

type Attempt = (scene: { app: TestApp; owner: Person; stranger: Person }) => Promise<void>;

/**
 * A launch belongs to the browser that began it; launch.test.ts tries codes with the keys of others, and linking.test.ts
 * choices of others by their real ids, members.test.ts the lists of courses that others teach.
 */
export const foreignLtiCalls: Record<string, Attempt> = {
  'lti.open': async ({ stranger }) => {
    const guessed = stranger.client.lti.open({ body: { code: 'guessed', browser_key: 'guessed' } });
    expect(await failureOf(guessed)).toMatchObject({ code: 'invalid_launch' });
  },
  'ltiLinking.show': async ({ stranger }) => {
    const guessed = stranger.client.ltiLinking.show({ params: { id: 'guessed' } });
    expect(await failureOf(guessed)).toMatchObject({ code: 'choice_over' });
  },
  'ltiLinking.choose': async ({ stranger }) => {
    const guessed = stranger.client.ltiLinking.choose({ params: { id: 'guessed' }, body: { things: [] } });
    expect(await failureOf(guessed)).toMatchObject({ code: 'choice_over' });
  },
  'ltiMembers.courses': async ({ owner, stranger }) => {
    const { quiz_id } = await aQuiz(owner);
    const asked = stranger.client.ltiMembers.courses({ params: { id: quiz_id } });
    expect(await failureOf(asked)).toMatchObject({ code: 'not_found' });
  },
  'ltiMembers.ask': async ({ owner, stranger }) => {
    const { quiz_id } = await aQuiz(owner);
    const asked = stranger.client.ltiMembers.ask({ params: { id: quiz_id, courseId: 'guessed' } });
    expect(await failureOf(asked)).toMatchObject({ code: 'not_found' });
  },
};
