import type { Paper } from '../../contract/src/client.ts';
import { expectAccessible } from '../support/accessible.ts';
import { doubtful, handIn, pastPaperOf, withPaper } from '../support/past-paper.ts';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// A student brings past papers, checks what was read of them, and practises, once without a network.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line|422/] });

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('papers are brought, checked, practised and come back in the reviews @core', async ({ page, context, server }) => {
  await signedIn(context, server.url);

  // From Home; several files at once, of which one is no paper: it says so, and the others go on.
  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: /^Past questions/ })
    .first()
    .click();
  await expect(page.getByText('No papers yet')).toBeVisible();
  await page.getByRole('link', { name: 'Bring a paper' }).click();
  await page
    .getByLabel('Choose files, or drop them here')
    .setInputFiles([
      file('mth101-2021.txt', pastPaperOf('2021/2022')),
      file('letter.txt', 'A letter with no question in it at all.'),
      file('mth101-2022.txt', pastPaperOf('2022/2023', doubtful)),
    ]);
  await expect(page.getByText('We can’t find any numbered questions here.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Check mth101-2022.txt' }).click();

  // The doubtful one first, with what is doubtful; a tap sets a key, and Undo takes it back without a question.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('to look at');
  await expect(page.getByText('Solve 2x = 8.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'B 4' }).click();
  await expect(page.getByText('Key of question 3 changed.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'B 4' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'B 4' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Fine' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('All 3 fine');

  // The shelf: both papers, too few to tell what comes up; the same question over the years is one.
  await page.getByRole('link', { name: 'Finish' }).click();
  await expect(page.getByText('Two papers are too little to tell')).toBeVisible();
  await expect(page.getByText('2 papers, 5 questions, all on this device')).toBeVisible();
  await expectAccessible(page);

  // Practised without a network: the key and where it comes from, and where to read about it.
  const { papers } = await callAs<{ papers: Paper[] }>(page, '/papers');
  const older = papers.find(({ year }) => year === '2021/2022');
  await page.getByRole('link', { name: 'Practise 2021/2022 Harmattan examination' }).click();
  await expect(page.getByText('question 1 · also 2022/2023')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('radio', { name: '1', exact: true }).check();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Key B: printed in the paper')).toBeVisible();
  await expect(page.getByText('In your reviews.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  // Without a key nothing is marked but by herself.
  await page.getByRole('radio', { name: '16' }).check();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Nothing is counted until you do.')).toBeVisible();
  await page.getByRole('button', { name: 'Right', exact: true }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('1 of 2 right.')).toBeVisible();
  await context.setOffline(false);

  // What was missed is known once there is a network again, is practised by itself, and comes back in the reviews.
  await expect
    .poll(async () => (await callAs<Paper>(page, `/papers/${older?.id}`)).missed.length, { timeout: 60_000 })
    .toBe(1);
  await page.getByRole('link', { name: 'Past questions' }).click();
  await page.getByRole('link', { name: 'Practise 1 missed' }).click();
  await expect(page.getByText('1 of 1').first()).toBeVisible();
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('1 of 1 right.')).toBeVisible();
  const due = await callAs<{ ahead: { day_title: string }[] }>(page, '/reviews?ahead_days=14');
  expect(due.ahead.map(({ day_title }) => day_title)).toEqual(['MTH 101, 2021/2022, question 1']);
});

test('a past paper is sat against the clock, and only what has a key is marked', async ({ page, context, server }) => {
  await withPaper(page, context, server.url);
  await page.goto('/papers?course=MTH%20101');
  await page.getByRole('button', { name: 'More: 2021/2022 Harmattan examination' }).click();
  await page.getByRole('menuitem', { name: 'Sit it against the clock' }).click();
  await expect(page.getByRole('heading', { name: 'MTH 101 examination' })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 2', exact: true })).toBeVisible();
  // The room may ask in another order.
  const isOther = await page.getByText('How many subsets').isVisible();
  if (isOther) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await handIn(page);
  await expect(page.getByText('1 of 1 right')).toBeVisible();
});

test('a miss leads to the lesson about it: its text, then the day of one’s own sprint, also offline', async ({
  page,
  context,
  server,
}) => {
  await withPaper(page, context, server.url);
  const miss = async () => {
    await page.goto('/papers/practice?course=MTH%20101&topic=complex+numbers');
    await page.getByRole('radio', { name: '1', exact: true }).check();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByRole('link', { name: /^Read this: / }).click();
  };
  await miss();
  await expect(page).toHaveURL(/\/courses\/mth-101\/lessons\//);
  // The address is there before the page: until then the heading is still that of the page before.
  await expect(page.getByText(`MTH 101 · Week`)).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByText('question 1').first()).toBeVisible();

  // With a sprint of the course it is the day there; what this device has opens without a network.
  const { id } = await callAs<{ id: string }>(page, '/learning-paths/', 'POST', {
    topic: 'MTH 101',
    duration_weeks: 4,
  });
  await expect.poll(async () => (await callAs<{ state: string }>(page, `/sprints/${id}`)).state).toBe('ready');
  await page.goto('/dashboard');
  await expect(page.getByText(/MTH 101|Elementary Mathematics/).first()).toBeVisible();
  await miss();
  await expect(page).toHaveURL(new RegExp(`/sprint/${id}\\?day=\\d+`));
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('radio', { name: '1', exact: true }).check();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await context.setOffline(true);
  await page.getByRole('link', { name: /^Read this: / }).click();
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  await context.setOffline(false);
});

test('a topic is sat against the clock, and what was missed there is on the shelf and in the reviews', async ({
  page,
  context,
  server,
}) => {
  await withPaper(page, context, server.url);
  await page.goto('/papers?course=MTH%20101');
  await page.getByRole('link', { name: 'Practise complex numbers, 1 question' }).click();
  await page.getByRole('button', { name: 'Sit these against the clock' }).click();
  await expect(page.getByRole('heading', { name: 'MTH 101: complex numbers' })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('radio', { name: '1', exact: true }).check();
  await handIn(page);
  await expect(page.getByText('0 of 1 right')).toBeVisible();
  // What to read is the lesson about it.
  await expect(page.getByRole('link', { name: /complex|Argand/i }).first()).toHaveAttribute('href', /\/lessons\//);
  // The phone marks at once; the sitting is on its way to the server.
  const ahead = async () => {
    const reviews = await callAs<{ ahead: { day_title: string }[] }>(page, '/reviews?ahead_days=14');
    return reviews.ahead.map(({ day_title }) => day_title);
  };
  await expect.poll(ahead).toEqual(['MTH 101, 2021/2022, question 1']);
  await page.goto('/papers?course=MTH%20101');
  await expect(page.getByRole('link', { name: 'Practise 1 missed' })).toBeVisible();
});

test('a past question that is one of ours is explained by us, and still marked by nobody', async ({
  page,
  context,
  server,
}) => {
  const text = `COS 101 Examination, 2021/2022
1. Which part did the switching in computers of the first generation?
A. punched cards
B. vacuum tubes
C. transistors
D. microprocessors`;
  await withPaper(page, context, server.url, text);
  await page.goto('/papers/practice?course=COS%20101');
  await page.getByRole('radio', { name: 'transistors' }).check();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('No key: mark yourself')).toBeVisible();
  await expect(page.getByText('We come to B.')).toBeVisible();
  await expect(page.getByText('Worked by Akada, not in the paper')).toBeVisible();
});
