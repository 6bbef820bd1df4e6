import { judge } from '@akada/answers';
import { defaultQuizSettings } from '@akada/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRegrade, regrade } from './editing/regrade.rules.ts';
import { applyDraft, letterOf, letters, mergeSettings, type StoredQuestion } from './quiz.rules.ts';
import { describeResults, type GradedSubmission } from './results/stats.rules.ts';
import {
  arrange,
  grade,
  isLate,
  plainOrder,
  readToken,
  toGradedAnswers,
  toPublicQuestions,
  writeClaim,
} from './taking/attempt.rules.ts';

const question = (id: string, given: Partial<StoredQuestion> = {}): StoredQuestion => ({
  id,
  text: `Question ${id}`,
  options: ['one', 'two', 'three', 'four'],
  correct: 0,
  explanation: '',
  difficulty: null,
  source: null,
  ...given,
});

/** What an exam hall might hand in: each picks an option or none for each question. */
const halls = fc
  .record({ questions: fc.integer({ min: 1, max: 6 }), takers: fc.integer({ min: 0, max: 25 }) })
  .chain(({ questions, takers }) =>
    fc.record({
      keys: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: questions, maxLength: questions }),
      picks: fc.array(
        fc.array(fc.option(fc.integer({ min: 0, max: 3 })), { minLength: questions, maxLength: questions }),
        { minLength: takers, maxLength: takers },
      ),
    }),
  );

describe('statistics', () => {
  it('T35 equal a plain recomputation', () => {
    fc.assert(
      fc.property(halls, ({ keys, picks }) => {
        const questions = keys.map((correct, index) => question(`q${index}`, { correct }));
        const submissions = picks.map((choices): GradedSubmission => {
          const given = choices.flatMap((choice, index) =>
            choice === null ? [] : [{ question_id: `q${index}`, selected_answer: letterOf(choice) }],
          );
          const graded = grade(arrange(questions, plainOrder), given, judge);
          if (Array.isArray(graded)) throw new Error('refused');
          return graded;
        });
        const stats = describeResults(questions, submissions, judge);

        const rightOf = (choices: (number | null)[]) =>
          choices.filter((choice, index) => choice === keys[index]).length;
        const scores = picks.map((choices) => Math.round((100 * rightOf(choices)) / keys.length));
        const sum = scores.reduce((total, score) => total + score, 0);
        expect(submissions.map(({ score }) => score)).toEqual(scores);
        expect(stats.attempts).toBe(picks.length);
        expect(stats.averageScore).toBeCloseTo(picks.length ? sum / picks.length : 0, 0);
        expect(stats.passRate).toBeCloseTo(
          picks.length ? (100 * scores.filter((score) => score >= 50).length) / picks.length : 0,
          0,
        );
        expect(stats.distribution.reduce((total, { count }) => total + count, 0)).toBe(picks.length);
        for (const { from, to, count } of stats.distribution) {
          expect(count).toBe(scores.filter((score) => score >= from && score <= to).length);
        }
        stats.questions.forEach((item, index) => {
          const choices = picks.map((taker) => taker[index] ?? null);
          expect(item.answered).toBe(picks.length);
          expect(item.unanswered).toBe(choices.filter((choice) => choice === null).length);
          expect(item.options.map(({ count }) => count)).toEqual(
            [0, 1, 2, 3].map((option) => choices.filter((choice) => choice === option).length),
          );
          const right = choices.filter((choice) => choice === keys[index]).length;
          if (picks.length > 0) expect(item.difficulty).toBeCloseTo(right / picks.length, 2);
          else expect(item.difficulty).toBeNull();
          if (item.discrimination !== null) expect(Math.abs(item.discrimination)).toBeLessThanOrEqual(1);
          if (right === 0 || right === picks.length) expect(item.discrimination).toBeNull();
        });
      }),
      { numRuns: 200 },
    );
  });

  /** Answers by letter for each taker, `-` for none; the right ones are all A. */
  const statsOf = (...takers: string[]) => {
    const questions = [...(takers[0] ?? '')].map((_, index) => question(`q${index}`));
    const submissions = takers.map((choices) => {
      const given = [...choices].flatMap((letter, index) =>
        letters.flatMap((known) => (known === letter ? [{ question_id: `q${index}`, selected_answer: known }] : [])),
      );
      return grade(arrange(questions, plainOrder), given, judge) as GradedSubmission;
    });
    return describeResults(questions, submissions, judge).questions;
  };
  const times = (count: number, choices: string) => Array.from({ length: count }, () => choices);

  it('point out what is too easy, too hard, answered best by the worst, or has an option that nobody takes', () => {
    const good = [...times(6, 'AAAA'), ...times(2, 'ABBB'), ...times(2, 'ACBB'), ...times(2, 'ADBB')];
    const [easy, sound] = statsOf(...good);
    expect(easy).toMatchObject({ difficulty: 1, weaknesses: ['too_easy'] });
    expect(sound).toMatchObject({ weaknesses: [] });
    expect(statsOf(...good)[2]?.weaknesses).toEqual(['unused_distractor']);
    const backwards = statsOf(...times(6, 'BAAA'), ...times(6, 'ABCD'))[0];
    expect(backwards?.discrimination).toBe(-1);
    expect(backwards?.weaknesses).toContain('negative_discrimination');
    expect(statsOf(...times(9, 'BA'), 'AB', 'CC', 'DD')[0]?.weaknesses).toContain('too_hard');
  });

  it('say nothing about a question that fewer than ten have had', () => {
    expect(statsOf(...times(9, 'BB')).flatMap(({ weaknesses }) => weaknesses)).toEqual([]);
  });
});

describe('the proposal to drop a question', () => {
  const questions = ['a', 'b', 'c', 'd'].map((id) => question(id, { correct: 0 }));
  /** So many takers; each says which of the four they got right. */
  const taken = (count: number, isRight: (taker: number, question: string) => boolean): GradedSubmission[] =>
    Array.from({ length: count }, (_, taker) => {
      const answers = questions.map(({ id }) => {
        const isCorrect = isRight(taker, id);
        return { question: id, selected: isCorrect ? 0 : 1, isCorrect };
      });
      const correct = answers.filter(({ isCorrect }) => isCorrect).length;
      return { score: correct * 25, correct, total: 4, answers };
    });
  const reasonsOf = (submissions: GradedSubmission[]) =>
    describeResults(questions, submissions, judge).questions.map(({ drop_reason }) => drop_reason);

  it('names questions that all or none get right, from thirty answers on', () => {
    const isRight = (taker: number, id: string) => id === 'a' || (id !== 'b' && taker % 2 === 0);
    expect(reasonsOf(taken(30, isRight))).toEqual(['all_right', 'none_right', null, null]);
    expect(reasonsOf(taken(29, isRight))).toEqual([null, null, null, null]);
  });

  it('names a question that most of the best get wrong and the others do not', () => {
    const isBest = (taker: number) => taker < 12;
    const isRight = (taker: number, id: string) => (id === 'a' ? !isBest(taker) : isBest(taker));
    expect(reasonsOf(taken(36, isRight))).toEqual(['best_wrong', null, null, null]);
  });
});

describe('an attempt', () => {
  const orders = fc.record({
    shufflesQuestions: fc.boolean(),
    shufflesOptions: fc.boolean(),
    drawsNumbers: fc.boolean(),
    nonce: fc.stringMatching(/^[\w-]{16}$/),
  });
  const questions = [
    question('a', { correct: 1 }),
    question('b', { options: ['yes', 'no'] }),
    question('c', { correct: 3 }),
  ];

  it('shows every question and option once, and always in the same order', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const shown = toPublicQuestions(arrange(questions, order));
        expect(shown).toEqual(toPublicQuestions(arrange(questions, order)));
        expect(shown.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
        for (const { id, options } of shown) {
          const original = questions.find((known) => known.id === id)?.options ?? [];
          expect(options.map(({ text }) => text).sort()).toEqual([...original].sort());
          expect(options.map(({ label }) => label)).toEqual(letters.slice(0, original.length));
        }
      }),
    );
  });

  it('is graded the same whatever its order', () => {
    fc.assert(
      fc.property(orders, fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), (order, isRight) => {
        const shown = arrange(questions, order);
        const given = shown.map(({ question: { id, correct }, options }) => {
          const key = correct ?? 0;
          const wanted = isRight['abc'.indexOf(id)] ? key : (key + 1) % options.length;
          return { question_id: id, selected_answer: letterOf(options.indexOf(wanted)) };
        });
        const graded = grade(shown, given, judge);
        if (Array.isArray(graded)) throw new Error('refused');
        expect(graded.correct).toBe(isRight.filter(Boolean).length);
        for (const [index, answer] of toGradedAnswers(shown, graded.answers, questions, judge).entries()) {
          expect(answer.selected_answer).toBe(given[index]?.selected_answer);
          expect(answer.is_correct).toBe(answer.selected_answer === answer.correct_answer);
        }
      }),
    );
  });

  it('is read back from its token, and nothing else is', () => {
    const claim = {
      linkId: 'x_-Y',
      contentVersion: 3,
      ...plainOrder,
      shufflesOptions: true,
      beganAt: 1_800_000_000,
      nonce: 'abcdefgh',
    };
    const token = `${writeClaim(claim)}.${'s'.repeat(43)}`;
    expect(readToken(token)?.claim).toEqual(claim);
    for (const other of ['', '.', token.slice(1).replace('.', ''), `${token}.`, token.replace('.3.', '.x.')]) {
      expect(readToken(other)).toBeNull();
    }
  });

  it('is late a minute after its limit, and a minute after the close', () => {
    const now = new Date('2026-11-15T10:00:00Z');
    const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
    const late = (seconds: number | null, limitMinutes: number | null, closesAt: Date | null) =>
      isLate({ seconds, limitMinutes, closesAt }, now);
    expect([late(660, 10, null), late(661, 10, null), late(9999, null, null), late(null, 10, null)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect([late(5, null, ago(60)), late(5, null, ago(61))]).toEqual([false, true]);
  });
});

describe('regrading', () => {
  const keys = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 });
  const picks = fc.array(fc.array(fc.option(fc.integer({ min: 0, max: 3 })), { minLength: 5, maxLength: 5 }));
  const toQuestions = (list: number[]) => list.map((correct, index) => question(`q${index}`, { correct }));
  const take = (list: StoredQuestion[], choices: (number | null)[], id: string) => {
    const given = choices.flatMap((choice, index) =>
      choice === null ? [] : [{ question_id: `q${index}`, selected_answer: letterOf(choice) }],
    );
    const graded = grade(arrange(list, plainOrder), given, judge);
    if (Array.isArray(graded)) throw new Error('refused');
    return { id, ...graded };
  };

  it('gives what grading by the new keys would have given, and a second time nothing', () => {
    fc.assert(
      fc.property(keys, keys, picks, (before, after, takers) => {
        const [old, now] = [toQuestions(before), toQuestions(after)];
        const results = takers.map((choices, index) => take(old, choices, `t${index}`));
        const changed = new Map(regrade(now, results, judge).map((one) => [one.after.id, one.after]));
        const regraded = results.map((result) => ({ ...result, ...changed.get(result.id) }));
        expect(regraded).toEqual(takers.map((choices, index) => take(now, choices, `t${index}`)));
        expect(describeRegrade(regrade(now, regraded, judge))).toBeNull();
      }),
    );
  });

  it('leaves alone what is about questions that are gone, and tells who passes now', () => {
    const results = [take(toQuestions([0, 0]), [1, 0], 'up'), take(toQuestions([0, 0]), [0, 1], 'down')];
    expect(regrade([question('another', { correct: 3 })], results, judge)).toEqual([]);
    expect(describeRegrade(regrade([question('q0', { correct: 1 })], results, judge))).toEqual({
      questions: ['q0'],
      results: 2,
      raised: 1,
      lowered: 1,
      now_passed: 0,
      now_failed: 1,
    });
  });
});

describe('a change', () => {
  const draft = ({ id, text, options, correct }: StoredQuestion) => ({
    id,
    question: text,
    options: options.map((option) => ({ text: option })),
    correct_answer: letterOf(correct ?? 0),
    explanation: '',
  });

  it('of nothing is no change, and a question sent twice is a copy with an id of its own', () => {
    const before = [question('a'), question('b')];
    expect(applyDraft(before, before.map(draft), () => 'new').isSame).toBe(true);
    const twice = applyDraft(
      before,
      [draft(before[0] as StoredQuestion), draft(before[0] as StoredQuestion)],
      () => 'new',
    );
    expect(twice.questions.map(({ id }) => id)).toEqual(['a', 'new']);
  });

  it('of the key alone keeps the question, of an option makes another one', () => {
    const before = [question('a'), question('b')];
    const [first, second] = before.map(draft) as [ReturnType<typeof draft>, ReturnType<typeof draft>];
    const other = { ...second, options: [{ text: 'zero' }, ...second.options.slice(1)] };
    const { questions, changed, corrected, isSame } = applyDraft(
      before,
      [{ ...first, correct_answer: 'C' }, other],
      () => 'new',
    );
    expect(questions.map(({ id, correct }) => [id, correct])).toEqual([
      ['a', 2],
      ['new', 0],
    ]);
    expect({ changed, corrected, isSame }).toEqual({ changed: 1, corrected: 1, isSame: false });
  });

  it('keeps what is said of wrong options while they and the key stay, or takes what is written', () => {
    const mistakes = ['', 'No.', '', ''];
    const before = [question('a', { mistakes })];
    const [same] = before.map(draft) as [ReturnType<typeof draft>];
    const mistakesOf = (change: object) =>
      applyDraft(before, [{ ...same, ...change }], () => 'new').questions.map((one) => one.mistakes);
    expect(mistakesOf({})).toEqual([mistakes]);
    expect(mistakesOf({ correct_answer: 'C' })).toEqual([undefined]);
    expect(mistakesOf({ correct_answer: 'C', mistakes: ['Yes?'] })).toEqual([['Yes?', '', '', '']]);
    expect(mistakesOf({ mistakes: [] })).toEqual([undefined]);
  });

  it('of settings leaves the rest, and cannot close a quiz before it opens', () => {
    expect(mergeSettings(defaultQuizSettings, { attempts: 'one' })).toEqual({
      ...defaultQuizSettings,
      attempts: 'one',
    });
    const backwards = { opens_at: '2026-01-02T00:00:00+01:00', closes_at: '2026-01-01T23:00:00Z' };
    expect(mergeSettings(defaultQuizSettings, backwards)).toBeNull();
  });
});
