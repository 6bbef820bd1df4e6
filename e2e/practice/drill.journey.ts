import type { Page } from '@playwright/test';
import type { Drill, DrillQuestion, LearningPath, Mastery, Reviews } from '../../contract/src/client.ts';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// A student practises a lesson until it sticks: once without a network, with a reload in the middle.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line/] });

const LESSON = 'Quadratic equations';

/** A sprint about MTH 101 and the day of a lesson that has templates. */
async function beginSprint(page: Page): Promise<{ id: string; day: number }> {
  const { id } = await callAs<{ id: string }>(page, '/learning-paths/', 'POST', { topic: 'MTH 101' });
  const path = await callAs<LearningPath>(page, `/learning-paths/${id}`);
  const day = path.weeks.flatMap(({ days }) => days).find(({ title }) => title === LESSON)?.day ?? 0;
  const isReady = async () =>
    (await callAs<{ content: string | null }>(page, `/learning-paths/${id}/days/${day}`)).content !== null;
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
  return { id, day };
}

/** The question on the screen, among those that were loaded. */
async function shownOf(page: Page, questions: readonly DrillQuestion[]): Promise<DrillQuestion> {
  const place = await page.evaluate(
    (texts) => {
      const bare = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');
      const shown = bare(document.querySelector('main .rich')?.textContent);
      return texts.findIndex((html) => {
        const element = document.createElement('span');
        element.innerHTML = html;
        return bare(element.textContent) === shown;
      });
    },
    questions.map(({ html }) => html.question),
  );
  expect(place).toBeGreaterThanOrEqual(0);
  return questions[place] as DrillQuestion;
}

async function answer(page: Page, questions: readonly DrillQuestion[], isRight = true): Promise<void> {
  const { typed, options, correct_answer } = await shownOf(page, questions);
  if (typed) {
    await page.getByLabel('Your answer').fill(isRight ? correct_answer : '98765');
    await page.keyboard.press('Enter');
    return;
  }
  const right = options.indexOf(correct_answer);
  await page
    .getByRole('radio')
    .nth(isRight ? right : (right + 1) % options.length)
    .check();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

const goOn = (page: Page) => page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
const strip = (page: Page, tiles: number) => page.getByText(`${tiles} of 5 tiles`);

test('a lesson is practised until it sticks: offline, after a reload, to the fifth tile @both', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(180_000);
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  const { id, day } = await beginSprint(page);

  await page.goto(`/sprint/${id}?day=${day}`);
  const opened = page.waitForResponse((response) => response.url().includes(`/drills/${id}/${day}`));
  await page.getByRole('link', { name: 'Practise until it sticks' }).click();
  const { questions } = (await (await opened).json()) as Drill;
  await expect(page.getByRole('heading', { name: LESSON, level: 1 })).toBeVisible();
  await expect(strip(page, 0)).toBeVisible();

  await answer(page, questions);
  await expect(strip(page, 1)).toBeVisible();
  await goOn(page);
  await answer(page, questions, false);
  await expect(strip(page, 0)).toBeVisible();
  await goOn(page);

  // From the second opening on the app is kept on the phone.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.reload();
  await expect(strip(page, 0)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await answer(page, questions);
  await expect(strip(page, 1)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You’re offline\./).first()).toBeVisible();
  await expect(strip(page, 1)).toBeVisible();
  let tiles = 1;
  const answerNext = async () => {
    await answer(page, questions);
    tiles += 1;
    await expect(strip(page, tiles)).toBeVisible();
    await goOn(page);
  };

  // A right answer after a hint leaves the strip as it is; the hint and what was typed are still there after a reload.
  const isTypedWithHint = ({ typed, html }: DrillQuestion) => typed !== undefined && html.hint !== undefined;
  while (!isTypedWithHint(await shownOf(page, questions))) await answerNext();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByLabel('Your answer').fill('12');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show the first step' })).toBeVisible();
  await expect(page.getByLabel('Your answer')).toHaveValue('12');
  await answer(page, questions);
  await expect(page.getByText('Now one without a hint.')).toBeVisible();
  await expect(strip(page, tiles)).toBeVisible();
  await goOn(page);
  await context.setOffline(false);

  while (tiles < 5) await answerNext();
  await expect(page.getByText('All five tiles. That’ll stick!')).toBeVisible();

  // What was answered offline has arrived as well: the one that was missed was right the next time.
  const topic = async () => {
    const { mastery } = await callAs<{ mastery: Mastery }>(page, `/progress/${id}/mastery`);
    return mastery.topics.find(({ asked }) => asked > 0);
  };
  await expect.poll(async () => (await topic())?.asked, { timeout: 30_000 }).toBeGreaterThanOrEqual(4);
  // The last of them are still on their way.
  await expect.poll(async () => (await topic())?.missing, { timeout: 30_000 }).toBe('another_day');
  const ahead = async () => (await callAs<Reviews>(page, '/reviews?ahead_days=14')).ahead;
  await expect.poll(async () => (await ahead()).length).toBeGreaterThan(3);

  await page.getByRole('button', { name: 'Another round, new numbers' }).click();
  await expect(strip(page, 0)).toBeVisible();
  // Whoever looks at the solution is told the answer too, and the keys still lead on.
  const help = page.getByRole('button', { name: /^(Hint|Show the (first step|solution))$/ });
  await expect(help).toBeVisible();
  while ((await help.count()) > 0) await help.click();
  await expect(page.getByText('The answer:')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.getByRole('link', { name: 'Close practice' }).click();
  await expect(page.getByRole('heading', { name: LESSON, level: 2 })).toBeVisible();
});
