import { describe, expect, it } from 'vitest';
import { type MasteryFacts, topicsOf } from './mastery.rules.ts';

type Day = MasteryFacts['days'][number];
type Answer = MasteryFacts['answers'][number];

const aDay = (day: number, more: Partial<Day> = {}): Day => ({
  id: `d${day}`,
  sprintId: 's1',
  day,
  week: 1,
  title: `Lesson ${day}`,
  kind: 'study',
  topics: [],
  isReady: true,
  isCompleted: false,
  ...more,
});
const today = '2026-03-10';
const answered = (question: string, isCorrect: boolean, more: Partial<Answer> & { on?: string } = {}): Answer => {
  const { on = today, ...rest } = more;
  return {
    ...{ dayId: 'd1', heading: '', questionKey: question, isCorrect, day: on },
    at: new Date(`${on}T12:00:00Z`),
    ...rest,
  };
};
const mapOf = (answers: readonly Answer[], days: readonly Day[] = [aDay(1)]) =>
  topicsOf({ outline: days.filter(({ kind }) => kind === 'study'), days, answers, today });
const first = (answers: readonly Answer[], days?: readonly Day[]) => mapOf(answers, days)[0];

/** Four questions, all right, on two days. */
const known = ['a', 'b', 'c', 'd'].map((question, index) =>
  answered(question, true, { on: index < 2 ? '2026-03-09' : today }),
);

describe('a topic', () => {
  it('is new while nothing was answered, however much was read', () => {
    expect(first([], [aDay(1, { isCompleted: true })])).toMatchObject({ state: 'new', asked: 0, help: 'read' });
  });

  it('is shaky after a first answer, and says when it was', () => {
    expect(first([answered('a', false)])).toMatchObject({
      ...{ state: 'shaky', asked: 1, right: 0, last_answered_on: today, missing: 'right_answers' },
    });
  });

  it('is mastered by four right answers on two days', () => {
    expect(first(known)).toMatchObject({ state: 'mastered', asked: 4, right: 4, missing: null });
  });

  it('is not mastered within one day', () => {
    const cramming = known.map((answer) => ({ ...answer, day: today }));
    expect(first(cramming)).toMatchObject({ state: 'shaky', missing: 'another_day' });
  });

  it('is not mastered by fewer than four right answers', () => {
    expect(first(known.slice(1))).toMatchObject({ state: 'shaky', right: 3, missing: 'more_answers' });
  });

  it('is not mastered while more than one question in five was last answered wrong', () => {
    expect(first([...known, answered('e', false)])).toMatchObject({ state: 'mastered', asked: 5, right: 4 });
    expect(first([...known, answered('e', false), answered('f', false)])).toMatchObject({
      ...{ state: 'shaky', asked: 6, right: 4, missing: 'right_answers' },
    });
  });

  it('counts a question by its last answer, in whatever order answers arrive', () => {
    const later = answered('a', false, { at: new Date(`${today}T18:00:00Z`) });
    const earlier = answered('a', true);
    expect(first([later, earlier])).toMatchObject({ asked: 1, right: 0 });
    expect(first([earlier, later])).toMatchObject({ asked: 1, right: 0 });
  });

  it('is judged by its ten newest questions', () => {
    const old = Array.from({ length: 30 }, (_, index) => answered(`old${index}`, false, { on: '2026-01-01' }));
    const fresh = Array.from({ length: 10 }, (_, index) =>
      answered(`new${index}`, true, { on: index < 5 ? '2026-03-09' : today }),
    );
    expect(first([...old, ...fresh])).toMatchObject({ state: 'mastered', asked: 10, right: 10 });
  });

  it('that was last shown to be known more than 60 days ago is shaky again', () => {
    const ago = (day: string) => known.map((answer, index) => ({ ...answer, day: index < 2 ? '2025-12-01' : day }));
    expect(first(ago('2026-01-09'))).toMatchObject({ state: 'mastered' });
    expect(first(ago('2026-01-08'))).toMatchObject({ state: 'shaky', missing: 'another_day' });
  });
});

describe('the topics of a plan', () => {
  it('are those of the standard, each once, whichever days teach them', () => {
    const sets = { topics: ['set operations'] };
    const days = [aDay(1, sets), aDay(2, sets), aDay(3, { topics: ['real numbers'] })];
    const [one, two] = mapOf([answered('a', true), answered('b', true, { dayId: 'd2' })], days);
    expect(one).toMatchObject({ title: 'Set operations', asked: 2 });
    expect(two).toMatchObject({ title: 'Real numbers', asked: 0 });
  });

  it('are the days themselves where a day has no topic of the standard, or several', () => {
    expect(mapOf([], [aDay(1), aDay(2, { topics: ['osmosis', 'diffusion'] })]).map(({ title }) => title)).toEqual([
      'Lesson 1',
      'Lesson 2',
    ]);
  });

  it('take what a mixed review asks about their lessons', () => {
    const days = [aDay(1), aDay(2), aDay(3, { kind: 'review', title: 'Review of week 1' })];
    const [one, two, ...more] = mapOf([answered('a', true, { dayId: 'd3', heading: 'Lesson 2' })], days);
    expect([one?.asked, two?.asked, more.length]).toEqual([0, 1, 0]);
  });

  it('take what a mixed review asks again, where it names no lesson', () => {
    const days = [aDay(1), aDay(2, { kind: 'review', title: 'Review of week 1' })];
    const again = answered('a', true, { dayId: 'd2', at: new Date(`${today}T18:00:00Z`) });
    expect(first([answered('a', false), again], days)).toMatchObject({ asked: 1, right: 1 });
  });

  it('take of an examination what its questions ask about their lessons', () => {
    const days = [aDay(1), aDay(2), aDay(3, { kind: 'exam', title: 'Mock examination' })];
    const [one, two] = mapOf([answered('a', true, { dayId: 'd3', heading: 'Lesson 2' })], days);
    expect([one?.asked, two?.asked]).toEqual([0, 1]);
  });

  it('take nothing of an examination whose questions name no lesson', () => {
    const days = [aDay(1), aDay(2, { kind: 'exam', title: 'Mock examination' })];
    expect(first([answered('a', true, { dayId: 'd2', heading: 'MTH 101' })], days)).toMatchObject({ state: 'new' });
  });
});

describe('the place that helps', () => {
  const topics = ['set operations'];
  const days = [aDay(1, { topics, isCompleted: true }), aDay(2, { topics }), aDay(3, { topics })];

  it('is the first day that is not complete while nothing went wrong', () => {
    expect(first([], days)?.place).toMatchObject({ sprint_id: 's1', day: 2 });
  });

  it('is the day about which most went wrong', () => {
    const answers = [answered('a', false, { dayId: 'd3' }), answered('b', true, { dayId: 'd2' })];
    expect(first(answers, days)).toMatchObject({ help: 'practise', place: { day: 3 } });
  });

  it('is to be read where less than half was right', () => {
    expect(first([answered('a', false, { dayId: 'd3' })], days)).toMatchObject({ help: 'read' });
  });

  it('is in the newest sprint, and nowhere where no sprint has the topic', () => {
    const newest = [aDay(4, { id: 'n', sprintId: 's2', topics }), ...days];
    const outline = [
      { title: 'Sets', topics },
      { title: 'Numbers', topics: [] },
    ];
    const [one, two] = topicsOf({ outline, days: newest, answers: [], today });
    expect(one?.place).toMatchObject({ sprint_id: 's2', day: 4 });
    expect(two?.place).toBeNull();
  });
});
