import type { DraftDecision } from '@akada/contract';
import { describe, expect, it } from 'vitest';
import type { StoredQuestion } from '../quiz.rules.ts';
import { decide, draftsAfterEdit, type Pile, undecided } from './drafts.rules.ts';

const source = {
  document_id: 'd',
  section_id: 's',
  heading_path: [],
  sentence: 'A sentence.',
  page: null,
  slide: null,
  sheet: null,
  engine: 'embedded',
} as const;

const question = (id: string): StoredQuestion => ({
  id,
  text: `What is ${id}?`,
  options: ['one', 'two'],
  correct: 0,
  explanation: '',
  difficulty: 'easy',
  source: { ...source, heading_path: [] },
});

/** Three wanted, and five more to choose from. */
const fresh: Pile = {
  wanted: 3,
  questions: ['a', 'b', 'c'].map(question),
  draftIds: new Set(['a', 'b', 'c']),
  waiting: ['d', 'e', 'f', 'g', 'h'].map(question),
  dropped: [],
};

type Step = [DraftDecision['decision'], string];
const go = (pile: Pile, ...steps: Step[]) =>
  steps.reduce((now, [decision, question_id]) => decide(now, { decision, question_id }, { newId: () => 'new' }), pile);
const ids = (list: readonly StoredQuestion[]) => list.map(({ id }) => id).join('');
const shape = (pile: Pile) => [ids(pile.questions), [...pile.draftIds].sort().join(''), ids(pile.waiting)];

describe('going through drafts', () => {
  it('keeps a draft where it stands', () => {
    expect(shape(go(fresh, ['keep', 'b']))).toEqual(['abc', 'ac', 'defgh']);
  });

  it('fills the place of a dropped draft with the surest that waits', () => {
    expect(shape(go(fresh, ['drop', 'a']))).toEqual(['bcd', 'bcd', 'efgh']);
  });

  it('puts another in the place of a draft, which comes back at the end', () => {
    const pile = go(fresh, ['another', 'a']);
    expect(shape(pile)).toEqual(['dbc', 'bcd', 'efgha']);
    expect(undecided(pile).at(-1)?.id).toBe('a');
  });

  it('asks for the last draft behind the others where nothing waits', () => {
    expect(shape(go({ ...fresh, waiting: [] }, ['another', 'a']))).toEqual(['bca', 'abc', '']);
  });

  it('takes more than were wanted where more are kept', () => {
    const pile = go(fresh, ['keep', 'a'], ['keep', 'b'], ['keep', 'c'], ['keep', 'd']);
    expect(shape(pile)).toEqual(['abcd', '', 'efgh']);
  });

  it('undoes a drop: the draft stands where it stood, and what took its place waits again', () => {
    expect(shape(go(fresh, ['drop', 'b'], ['undo', 'b']))).toEqual(shape(fresh));
  });

  it('undoes a keep and another: the question is the first draft again', () => {
    expect(shape(go(fresh, ['keep', 'a'], ['undo', 'a']))).toEqual(shape(fresh));
    expect(undecided(go(fresh, ['another', 'a'], ['undo', 'a']))[0]?.id).toBe('a');
  });

  it.each<Step>([
    ['keep', 'a'],
    ['drop', 'a'],
  ])('changes nothing when %s of %s is said twice', (...step) => {
    expect(shape(go(fresh, step, step))).toEqual(shape(go(fresh, step)));
  });

  it('comes to the same whichever of two devices is heard first', () => {
    const steps: Step[] = [
      ['keep', 'a'],
      ['drop', 'b'],
    ];
    expect(shape(go(fresh, ...steps))).toEqual(shape(go(fresh, ...steps.toReversed())));
  });

  it('passes over a question that is gone', () => {
    for (const decision of ['keep', 'drop', 'another', 'undo'] as const) {
      expect(shape(go(fresh, [decision, 'nobody']))).toEqual(shape(fresh));
    }
  });

  it('never drops the last question', () => {
    const one = { ...fresh, questions: [question('a')], draftIds: new Set(['a']), waiting: [] };
    expect(shape(go(one, ['drop', 'a']))).toEqual(['a', 'a', '']);
  });

  it('loses no question, whatever is decided', () => {
    const steps: Step[] = [
      ['drop', 'a'],
      ['another', 'b'],
      ['keep', 'e'],
      ['keep', 'h'],
      ['drop', 'c'],
      ['undo', 'h'],
      ['undo', 'a'],
      ['drop', 'g'],
    ];
    const { questions, waiting, dropped } = go(fresh, ...steps);
    const all = [...questions, ...waiting, ...dropped.map((one) => one.question)];
    expect(all.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });

  it('keeps a fixed question as a new one where its options changed, and as the same where its words did', () => {
    const fix = (texts: string[]) =>
      decide(
        fresh,
        {
          decision: 'keep',
          question_id: 'a',
          question: {
            question: 'Which one?',
            options: texts.map((text) => ({ text })),
            correct_answer: 'B',
            explanation: 'So.',
          },
        },
        { newId: () => 'new' },
      );
    expect(fix(['one', 'two']).questions[0]).toMatchObject({ id: 'a', text: 'Which one?', correct: 1 });
    expect(fix(['one', 'three']).questions[0]).toMatchObject({ id: 'new', options: ['one', 'three'] });
    expect([...fix(['one', 'three']).draftIds]).toEqual(['b', 'c']);
  });
});

describe('an edit of the whole list', () => {
  it('keeps what it changed, and leaves the rest as drafts', () => {
    const before = ['a', 'b', 'c'].map(question);
    const after = [{ ...question('a'), text: 'Better words' }, question('c'), question('new')];
    expect(draftsAfterEdit(['a', 'b', 'c'], before, after)).toEqual(['c']);
  });
});
