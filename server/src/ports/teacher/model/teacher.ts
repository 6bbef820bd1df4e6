import { newId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import { embeddedTurn } from '../embedded.ts';
import {
  type AnswerEvent,
  type FallbackReason,
  LessonPostponed,
  type Meter,
  type Purpose,
  type Teacher,
  type TeachingContext,
} from '../port.ts';
import { analyseByModel } from './analysis.ts';
import type { PaidContext } from './client.ts';
import type { TaskDeps } from './deps.ts';
import { laterNote, ModelFailure, noteFor, passes, runsLowNote } from './failure.ts';
import { writeModelLesson } from './lesson.ts';
import { solveByModel } from './papers/solve.ts';
import { walkByModel } from './papers/walk.ts';
import { planByModel } from './plan.ts';
import { suggestByModel } from './prompts.ts';
import { makeModelQuiz } from './quiz/make.ts';
import { questionForms } from './quiz/writing.ts';
import { notesByModel, renewByModel } from './topic/lesson.ts';
import { outlineByModel } from './topic/topics.ts';
import { answerByModel } from './tutor/answer.ts';

/** With less than this share of the day's tokens left, the learner is told. */
const runsLow = 0.15;

const isPaid = (context: TeachingContext): context is PaidContext => context.accountId !== undefined;

/**
 * A language model as the teacher, with the built-in one behind it: for callers without an account, who start nothing
 * that costs, and whenever the model is down, over budget, or says what cannot be found in the source.
 */
export function createModelTeacher(deps: TaskDeps & { meter: Meter; log: Log }): Teacher {
  const { client, embedded, meter, log } = deps;

  async function recordFallback(error: ModelFailure, purpose: Purpose, { accountId, address }: PaidContext) {
    await meter
      .recordFallback({ accountId, address, model: client.name, purpose }, error.reason)
      .catch((fault) => log.error({ err: fault }, 'recording a fallback'));
  }

  async function orEmbedded<T extends { note?: string }>(
    purpose: Purpose,
    context: TeachingContext,
    byModel: (context: PaidContext) => Promise<T>,
    byEngine: () => Promise<T>,
  ): Promise<T> {
    if (!isPaid(context)) return byEngine();
    try {
      return await byModel(context);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      await recordFallback(error, purpose, context);
      const result = await byEngine();
      // A plan has a note of its own (that it is shorter than asked for, say): both are said.
      return { ...result, note: [noteFor(error.reason), result.note].filter(Boolean).join(' ') };
    }
  }

  /** Where the built-in teacher has nothing to say either. */
  async function orNothing<T>(
    purpose: Purpose,
    context: TeachingContext,
    byModel: (context: PaidContext) => Promise<T>,
    whenFailed: (error: ModelFailure) => null = () => null,
  ): Promise<T | null> {
    if (!isPaid(context)) return null;
    try {
      return await byModel(context);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      await recordFallback(error, purpose, context);
      return whenFailed(error);
    }
  }

  function orLater({ reason }: ModelFailure): null {
    if (passes(reason)) throw new LessonPostponed(reason, laterNote(reason, client.name));
    return null;
  }

  /** The last share of the day's allowance is said while there is some of it. */
  async function withNote(event: AnswerEvent, { accountId, address }: PaidContext): Promise<AnswerEvent> {
    if (event.type !== 'done' || event.answer.note) return event;
    const left = await meter.leftToday(accountId, address);
    return left < runsLow ? { ...event, answer: { ...event.answer, note: runsLowNote } } : event;
  }

  return {
    name: client.name,
    capabilities: {
      questionForms,
      writesWithoutSource: true,
      heedsLearner: true,
      costs: true,
      readsMeaning: false,
      solves: true,
    },

    analyse: (document, context) =>
      orEmbedded(
        'analyse',
        context,
        (paid) => analyseByModel(deps, document, paid),
        () => embedded.analyse(document, context),
      ),

    // The same parts whoever teaches: citations of both lead to them.
    cut: embedded.cut,
    printedQuestions: embedded.printedQuestions,
    // A card quotes the source; there is nothing for a model to add that could be checked.
    makeCards: embedded.makeCards,

    planSprint: (source, options, context) =>
      orEmbedded(
        'plan',
        context,
        (paid) => planByModel(deps, source, options, paid),
        () => embedded.planSprint(source, options, context),
      ),

    // The topics are the standard's own words; there is nothing for a model to add that could be checked.
    planCourse: embedded.planCourse,

    outlineTopics: (subject, max, context) =>
      orNothing('plan', context, (paid) => outlineByModel(deps, subject, max, paid), orLater),

    writeNotes: (wanted, context) => orNothing('lesson', context, (paid) => notesByModel(deps, wanted, paid), orLater),

    renewPart: (wanted, part, context) =>
      orNothing('lesson', context, (paid) => renewByModel(deps, wanted, part, paid)),

    writeLesson: (day, source, context) =>
      orEmbedded(
        'lesson',
        context,
        (paid) => writeModelLesson(deps, day, source, paid),
        () => embedded.writeLesson(day, source, context),
      ),

    makeQuiz: (source, n, wishes, context) =>
      orEmbedded(
        'quiz',
        context,
        (paid) => makeModelQuiz(deps, source, n, wishes, { ...paid, quiz: newId() }),
        () => embedded.makeQuiz(source, n, wishes, context),
      ),

    suggestPrompts: (source, max, context, called) =>
      orEmbedded(
        'prompts',
        context,
        (paid) => suggestByModel(deps, source, max, paid, called),
        () => embedded.suggestPrompts(source, max, context, called),
      ),

    readPapers: embedded.readPapers,
    readAnswers: embedded.readAnswers,
    rankTopics: embedded.rankTopics,
    judgeCoverage: embedded.judgeCoverage,

    async solvePaper(questions, context) {
      if (!isPaid(context)) return null;
      const solutions = await solveByModel(deps, questions, context);
      if (solutions.failure) await recordFallback(new ModelFailure(solutions.failure), 'solve', context);
      return solutions;
    },

    walkThrough: async (question, context) => {
      let why: FallbackReason | null = null;
      const walk = await orNothing(
        'solve',
        context,
        (paid) => walkByModel(deps, question, paid),
        ({ reason }) => {
          why = reason;
          return null;
        },
      );
      return walk ?? why;
    },

    indexLesson: embedded.indexLesson,
    // A model reads the sections themselves.
    readMeaning: async () => null,

    async *answer(message, lesson, before, context, beside): AsyncGenerator<AnswerEvent> {
      if (!isPaid(context)) return yield* embedded.answer(message, lesson, before, context, beside);
      let isShown = false;
      try {
        for await (const event of answerByModel(deps, { message, lesson, before, beside }, context)) {
          isShown ||= event.type === 'text';
          yield await withNote(event, context);
        }
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        await recordFallback(error, 'answer', context);
        if (isShown) yield { type: 'restart' };
        const answer = { ...embeddedTurn(message, lesson, before, beside), note: noteFor(error.reason) };
        yield { type: 'text', text: answer.markdown };
        yield { type: 'done', answer };
      }
    },

    close: () => embedded.close(),
  };
}
