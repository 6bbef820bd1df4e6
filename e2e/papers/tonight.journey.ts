import type { Assessment, Mastery, Paper } from '../../contract/src/client.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pastPaperOf } from '../support/past-paper.ts';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line/] });

const DAY_MS = 86_400_000;

test('with papers and an exam date Home proposes what is shaky and came up', async ({ page, context, server }) => {
  test.setTimeout(120_000);
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  const exam_date = await page.evaluate(
    (ms) => new Intl.DateTimeFormat('en-CA').format(new Date(Date.now() + ms)),
    12 * DAY_MS,
  );
  const { id: sprint } = await callAs<{ id: string }>(page, '/learning-paths/', 'POST', {
    topic: 'MTH 101',
    exam_date,
  });
  await expect
    .poll(async () => (await callAs<{ state: string }>(page, `/learning-paths/${sprint}`)).state, { timeout: 60_000 })
    .toBe('ready');
  const paper = await callAs<Paper>(page, '/papers', 'POST', { text: pastPaperOf('2021/2022') });
  const [first, second] = paper.items.flatMap((item) => (item.kind === 'question' ? item : []));
  if (!first || !second) throw new Error('The paper was not read');

  // Nothing is shaky yet, so nothing is proposed.
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Your topics/ })).toBeVisible();
  const card = page.getByRole('region', { name: 'Tonight’s past questions' });
  await expect(card).toBeHidden();

  // A quiz of the first day goes wrong: its topic is shaky, and the second question is about it. The first was missed.
  const quiz = await callAs<Assessment>(page, `/assessments/from-learning-path/${sprint}?day_range=1`, 'POST');
  const wrong = quiz.questions.map(({ id, options, correct_answer }) => [
    id,
    options.find((o) => o !== correct_answer),
  ]);
  const answers = Object.fromEntries(wrong);
  await callAs(page, '/assessments/submit-learning-path-assessment', 'POST', { assessment_id: quiz.id, answers });
  const { mastery } = await callAs<{ mastery: Mastery }>(page, `/progress/${sprint}/mastery`);
  const topic = mastery.topics.find(({ state }) => state === 'shaky')?.title ?? '';
  await callAs(page, `/papers/${paper.id}/changes`, 'POST', { do: 'topic', item_id: second.id, topic });
  const miss = { paper_id: paper.id, question_id: first.id, option_id: first.options[0]?.id, event_id: 'miss' };
  await callAs(page, '/papers/answers', 'POST', { answers: [miss] });

  await page.reload();
  await expect(card.getByText('MTH 101, exam in 12 days')).toBeVisible();
  await expect(card).toContainText(`1 question you missed, then “${topic}”: shaky so far, and in your papers.`);
  await expectAccessible(page);

  // The same without a network; one tap begins, with what was missed first.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.reload();
  await expect(card).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.reload();
  await expect(card.getByText('MTH 101, exam in 12 days')).toBeVisible();
  await context.setOffline(false);
  await card.getByRole('link', { name: 'Practise these past questions for MTH 101' }).click();
  await expect(page.getByText('1 of 2').first()).toBeVisible();
  await expect(page.getByText(first.text)).toBeVisible();
});
