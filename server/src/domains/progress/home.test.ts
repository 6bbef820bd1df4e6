import { afterAll, beforeAll, expect, it } from 'vitest';
import { aReadySprint } from '../../../test/a-ready-sprint.ts';
import { aPerson, signedInAgain } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
});
afterAll(() => app.close());

type Learner = Awaited<ReturnType<typeof aPerson>>;

/** What the four calls say that Home stands for. */
async function apart({ client }: Learner) {
  const [{ sprints }, count, reviews, { streak }] = [
    await client.sprints.list(),
    await client.sprints.count(),
    await client.practice.due({ query: {} }),
    await client.progress.streak(),
  ];
  return { sprints, count, reviews, streak };
}

it('says what the four calls say, before and after anything is done', async () => {
  const learner = await aPerson(app);
  expect(await learner.client.progress.home()).toEqual(await apart(learner));
  const id = await aReadySprint(learner);
  const lesson = await learner.client.sprints.day({ params: { id, day: 1 } });
  await learner.client.progress.recordVisit();
  const [question] = lesson.questions;
  if (!question) throw new Error('The lesson asks nothing.');
  await learner.client.practice.answerLesson({
    body: { sprint_id: id, day: 1, question_id: question.id, selected_answer: null, event_id: 'missed' },
  });
  app.clock.advance({ days: 3 });
  const signedIn = await signedInAgain(app, learner);
  const home = await signedIn.client.progress.home();
  expect(home).toEqual(await apart(signedIn));
  expect(home.sprints).toHaveLength(1);
  expect(home.count.count).toBe(1);
  expect(home.reviews.reviews).toHaveLength(1);
});

it('shows at once what another call has changed, and nothing of anybody else', async () => {
  const [learner, other] = [await aPerson(app), await aPerson(app)];
  const id = await aReadySprint(learner);
  await learner.client.progress.home();
  await learner.client.sprints.update({ params: { id }, body: { title: 'Renamed' } });
  await learner.client.progress.updateProgress({
    params: { sprintId: id },
    body: { day_number: 1, activity_type: 'day_completed' },
  });
  const [card] = (await learner.client.progress.home()).sprints;
  expect(card).toMatchObject({ title: 'Renamed', completed_days: 1, today: { day: 2 } });
  const theirs = await other.client.progress.home();
  expect(theirs).toMatchObject({ sprints: [], count: { count: 0 }, reviews: { reviews: [] } });
  await learner.client.sprints.remove({ params: { id } });
  expect((await learner.client.progress.home()).sprints).toEqual([]);
});
