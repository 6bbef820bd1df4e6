import type { Client, FeatureOperations } from '@akada/contract';
import { dayMs } from '../platform/days.rules.ts';

type Api = Client<FeatureOperations>;

export interface DemoLearner {
  /** The learner's own calls, as of a day so many days ago. */
  on(daysAgo: number): Promise<Api>;
}

/** Days ago on which the learner was here: with gaps, as people are, and a row of five up to today. */
const studyDays = [33, 32, 31, 29, 28, 26, 25, 24, 22, 21, 19, 18, 17, 15, 14, 12, 11, 10, 8, 7, 4, 3, 2, 1, 0];
/** Of these, the days on which a lesson was read and quizzed. */
const lessonDays = [33, 31, 28, 25, 21];
const lessonWaitMs = 60_000;

/** A sprint on COS 101, its first lessons read, quizzed and reviewed over five weeks. */
export async function addDemoLearning({ on }: DemoLearner): Promise<void> {
  const first = await on(34);
  const { id } = await first.sprints.create({ body: { topic: 'COS 101' } });
  await untilReady(first, id);
  for (const [visit, daysAgo] of studyDays.entries()) {
    const learner = await on(daysAgo);
    await learner.progress.recordVisit();
    await learner.progress.studyTime({ body: studied(id, daysAgo, 900 + ((visit * 17) % 9) * 420) });
    const lesson = lessonDays.indexOf(daysAgo);
    if (lesson >= 0) await readDay(learner, id, lesson + 1);
    else await reviewWhatIsDue(learner, daysAgo);
  }
}

/** So many seconds, up to the moment of the visit. */
function studied(sprintId: string, daysAgo: number, seconds: number) {
  const end = Date.now() - daysAgo * dayMs;
  const stretch = { start: new Date(end - seconds * 1000).toISOString(), end: new Date(end).toISOString() };
  return { sprintId, studyTimeSeconds: seconds, stretches: [stretch] };
}

async function untilReady(learner: Api, id: string): Promise<void> {
  const giveUpAt = Date.now() + lessonWaitMs;
  while (Date.now() < giveUpAt) {
    const { weeks } = await learner.sprints.path({ params: { id }, query: {} });
    const ready = weeks[0]?.days.filter(({ lesson_ready }) => lesson_ready).length ?? 0;
    if (ready >= lessonDays.length) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The lessons of the demonstration sprint were not written.');
}

async function readDay(learner: Api, sprintId: string, day: number): Promise<void> {
  await learner.progress.updateProgress({
    params: { sprintId },
    body: { day_number: day, activity_type: 'day_completed' },
  });
  const query = { week_number: 1, day_range: String(day) };
  const quiz = await learner.practice.make({ params: { sprintId }, query });
  const answers = Object.fromEntries(
    quiz.questions.map(({ id, options, correct_answer }, position) => {
      // Some wrong at first, fewer later.
      const isWrong = position < Math.max(0, 2 - Math.floor(day / 2));
      return [id, isWrong ? (options.find((option) => option !== correct_answer) ?? correct_answer) : correct_answer];
    }),
  );
  await learner.practice.submit({ body: { assessment_id: quiz.id, answers } });
}

async function reviewWhatIsDue(learner: Api, daysAgo: number): Promise<void> {
  const { reviews } = await learner.practice.due({ query: {} });
  // Those of the last days wait for whoever looks at the demonstration.
  if (reviews.length === 0 || daysAgo < 8) return;
  await learner.practice.answer({
    body: {
      answers: reviews.map(({ id, correct_answer }, position) => ({
        review_id: id,
        selected_answer: position % 6 === 5 ? null : correct_answer,
        event_id: `demo-${daysAgo}-${position}`,
      })),
    },
  });
}
