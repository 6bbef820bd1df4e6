import type { DraftDecision, QuizQuestion } from '@akada/contract/client';
import { describe, expect, it } from 'vitest';
import { canDrop, decideHere, draftsInQuiz, type LocalPile, withAnswer } from './pile.ts';

const question = (id: string) => ({ id, question: `What is ${id}?` }) as QuizQuestion;
const fresh: LocalPile = {
  quiz_id: 'q',
  title: 'Tens',
  sources: [],
  wanted: 2,
  kept: 0,
  drafts: ['a', 'b', 'c'].map(question),
  asks_before_sharing: true,
  last: null,
};
const go = (pile: LocalPile, ...steps: [DraftDecision['decision'], string][]) =>
  steps.reduce((now, [decision, question_id]) => decideHere(now, { decision, question_id }), pile);
const shape = ({ kept, drafts }: LocalPile) => [kept, drafts.map(({ id }) => id).join('')];

describe('drafts on this device', () => {
  it('count what is kept, and go on with the next', () => {
    expect(shape(go(fresh, ['keep', 'a']))).toEqual([1, 'bc']);
    expect(shape(go(fresh, ['drop', 'a']))).toEqual([0, 'bc']);
  });

  it('bring back at the end what another was asked for', () => {
    expect(shape(go(fresh, ['another', 'a']))).toEqual([0, 'bca']);
  });

  it.each(['keep', 'drop', 'another'] as const)('undo %s', (decision) => {
    expect(shape(go(fresh, [decision, 'a'], ['undo', 'a']))).toEqual(shape(fresh));
  });

  it('count a double click once', () => {
    expect(shape(go(fresh, ['keep', 'a'], ['keep', 'a']))).toEqual([1, 'bc']);
  });

  it('keep the last question', () => {
    const last = go(fresh, ['drop', 'a'], ['drop', 'b']);
    expect(canDrop(last)).toBe(false);
    expect(shape(go(last, ['drop', 'c']))).toEqual([0, 'c']);
  });

  it('keep the one that is shown in front when the server answers in another order', () => {
    const here = go(fresh, ['another', 'a']);
    const answer = { ...fresh, drafts: ['c', 'b', 'a'].map(question) };
    expect(shape(withAnswer(here, answer))).toEqual([0, 'bca']);
  });

  it('go on with the server’s first where the one that is shown was decided elsewhere', () => {
    expect(shape(withAnswer(fresh, { ...fresh, kept: 1, drafts: ['c', 'b'].map(question) }))).toEqual([1, 'cb']);
  });

  it('know how many of them stand in the quiz', () => {
    expect(draftsInQuiz(fresh)).toBe(2);
    expect(draftsInQuiz(go(fresh, ['keep', 'a']))).toBe(1);
    expect(draftsInQuiz(go(fresh, ['keep', 'a'], ['keep', 'b']))).toBe(0);
  });
});
