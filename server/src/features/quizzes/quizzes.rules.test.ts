import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrange,
  grade,
  isLate,
  plainOrder,
  readToken,
  toGradedAnswers,
  toPublicQuestions,
  writeClaim,
} from './attempt.rules.ts';
import { readCsv, writeCsv } from './formats/csv.ts';
import { harmless } from './formats/csv-line.ts';
import { readGift, writeGift } from './formats/gift.ts';
import { writeMoodle } from './formats/moodle.ts';
import { readText, writeText } from './formats/text.ts';
import { applyDraft, defaultSettings, letterOf, letters, mergeSettings, type StoredQuestion } from './quiz.rules.ts';
import { describeResults, type GradedSubmission } from './stats.rules.ts';

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
          const graded = grade(arrange(questions, plainOrder), given);
          if (Array.isArray(graded)) throw new Error('refused');
          return graded;
        });
        const stats = describeResults(questions, submissions);

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
      return grade(arrange(questions, plainOrder), given) as GradedSubmission;
    });
    return describeResults(questions, submissions).questions;
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

describe('an attempt', () => {
  const orders = fc.record({
    shufflesQuestions: fc.boolean(),
    shufflesOptions: fc.boolean(),
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
          const wanted = isRight['abc'.indexOf(id)] ? correct : (correct + 1) % options.length;
          return { question_id: id, selected_answer: letterOf(options.indexOf(wanted)) };
        });
        const graded = grade(shown, given);
        if (Array.isArray(graded)) throw new Error('refused');
        expect(graded.correct).toBe(isRight.filter(Boolean).length);
        for (const [index, answer] of toGradedAnswers(shown, graded.answers).entries()) {
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

describe('a change', () => {
  const draft = ({ id, text, options, correct }: StoredQuestion) => ({
    id,
    question: text,
    options: options.map((option) => ({ text: option })),
    correct_answer: letterOf(correct),
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

  it('of settings leaves the rest, and cannot close a quiz before it opens', () => {
    expect(mergeSettings(defaultSettings, { attempts: 'one' })).toEqual({ ...defaultSettings, attempts: 'one' });
    const backwards = { opens_at: '2026-01-02T00:00:00+01:00', closes_at: '2026-01-01T23:00:00Z' };
    expect(mergeSettings(defaultSettings, backwards)).toBeNull();
  });
});

describe('formats', () => {
  /** Words of many scripts with every sign that means something in a format. */
  const words = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.constantFrom(
          '=',
          '~',
          '#',
          '{',
          '}',
          ':',
          '\\',
          '\\n',
          '->',
          '%50%',
          '"',
          ',',
          ';',
          "'=",
          '//',
          '1.',
          'A)',
          'ẹ̀kọ́',
          '[html]',
          'T',
        ),
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => `x${parts.join(' ').replace(/[\p{Cc}\s]+/gu, ' ')}`.trim().slice(0, 200));
  const drafts = fc
    .record({
      text: words,
      options: fc.uniqueArray(words, { minLength: 2, maxLength: 4, selector: (text) => text.toLowerCase() }),
      pick: fc.nat(),
      explanation: fc.oneof(fc.constant(''), words),
    })
    .map(({ text, options, pick, explanation }) => ({ text, options, correct: pick % options.length, explanation }));

  it.each([
    ['text', writeText, readText],
    ['gift', writeGift, readGift],
    ['csv', writeCsv, readCsv],
  ] as const)('%s gives back what was written', (_, write, read) => {
    fc.assert(
      fc.property(fc.array(drafts, { minLength: 1, maxLength: 5 }), (list) => {
        const { questions, faults } = read(write(list));
        expect(faults).toEqual([]);
        const back = questions.map(({ question: text, options, correct_answer, explanation }) => ({
          text,
          options: options.map((option) => option.text),
          correct: letters.indexOf(correct_answer),
          explanation,
        }));
        expect(back).toEqual(list);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['text', readText],
    ['gift', readGift],
    ['csv', readCsv],
  ] as const)('%s survives any input', (_, read) => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (content) => {
        const { questions, faults } = read(content);
        expect(questions.length + faults.length).toBeGreaterThan(0);
      }),
    );
  });

  it('text takes every way to letter an option, and lines that go on', () => {
    const content =
      '1. What is\nosmosis?\nA. Movement\nof water\nB- Heat\nc: Light\nD) Sound\nCorrect: a\nExplanation: Water\nmoves.';
    expect(readText(content)).toEqual({
      questions: [
        {
          question: 'What is osmosis?',
          options: [{ text: 'Movement of water' }, { text: 'Heat' }, { text: 'Light' }, { text: 'Sound' }],
          correct_answer: 'A',
          explanation: 'Water moves.',
        },
      ],
      faults: [],
    });
  });

  it('gift reads what Moodle writes, and says what it cannot take', () => {
    const content = [
      '// a comment',
      '$CATEGORY: $course$/Biology',
      '',
      '::Q1::[html]Two plus two {=4#yes! ~5#no ~%0%22 ####Count.}',
      '',
      'The sun rises in the east.{T}',
      '',
      'Grass is {=green ~red} in spring.',
      '',
      'Who wrote it? {=Achebe =Chinua Achebe}',
      '',
      'Match {=a -> b =c -> d}',
      '',
      'Two right {~%50%a ~%50%b ~c}',
    ].join('\n');
    const { questions, faults } = readGift(content);
    expect(questions.map(({ question: text, correct_answer }) => [text, correct_answer])).toEqual([
      ['Two plus two', 'A'],
      ['The sun rises in the east.', 'A'],
      ['Grass is _____ in spring.', 'A'],
    ]);
    expect(questions[0]).toMatchObject({
      options: [{ text: '4' }, { text: '5' }, { text: '22' }],
      explanation: 'Count.',
    });
    expect(faults.map(({ line }) => line)).toEqual([10, 12, 14]);
  });

  it('gift does not take a percentage for a weight', () => {
    const list = [{ text: 'How much?', options: ['%50% of it', '%100% of it'], correct: 0, explanation: '' }];
    expect(readGift(writeGift(list)).questions).toMatchObject([
      { options: [{ text: '%50% of it' }, { text: '%100% of it' }], correct_answer: 'A' },
    ]);
  });

  it('csv takes other separators, columns in any order, and the answer by letter, number or words', () => {
    const content = 'Answer;Question;A;B\nB;One?;x;y\n1;Two?;x;y\ny;Three?;"x; z";y\nE;Four?;x;y\n';
    const { questions, faults } = readCsv(content);
    expect(questions.map(({ correct_answer }) => correct_answer)).toEqual(['B', 'A', 'B']);
    expect(faults).toEqual([{ line: 5, message: 'The right answer is not named' }]);
  });

  it('T36 no cell of a CSV can be taken for a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@x', "'=1"]) expect(harmless(text)).toBe(`'${text}`);
    expect(harmless('plain')).toBe('plain');
  });

  it('Moodle XML holds text as text', () => {
    const xml = writeMoodle([{ text: '<b>&\u0001', options: ['"a"', 'b'], correct: 1, explanation: '' }]);
    expect(xml).toContain('<text>&lt;b&gt;&amp;</text>');
    expect(xml).toContain('<answer fraction="100" format="plain_text"><text>b</text></answer>');
  });
});
