import { type ReceivedPrompt, type ScriptedModel, startScriptedModel } from '../../server/test/scripted-model.ts';
import { expectAccessible } from '../support/accessible.ts';
import { withPaper } from '../support/past-paper.ts';
import { test as base, expect } from '../support/test.ts';

// With a language model on loopback that answers by script: keys are proposed, kept or dropped, and hints come first.
const test = base.extend<object, { model: ScriptedModel }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures named, and there are none.
    async ({}, use) => {
      const model = await startScriptedModel();
      model.reply = answerBySheet;
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    async ({ model }, use) =>
      use({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'scripted-1', TEACHER: 'auto' }),
    { scope: 'worker' },
  ],
});

/** Both times sixteen subsets and a modulus of five. */
function answerBySheet({ user, schema }: ReceivedPrompt) {
  const questions = user.split(/^Question \d+:$/m).slice(1);
  const labelOf = (part: string) => {
    const wanted = part.includes('subsets') ? '16' : '5';
    return [...part.matchAll(/^([A-L])\. (.*)$/gm)].find(([, , text]) => text === wanted)?.[1] ?? 'none';
  };
  if (schema === 'walk') {
    const parts = { hint: 'Each element is in or out.', step: 'Two ways for each of four.', solution: 'So 2^4 = 16.' };
    return { json: { ...parts, chosen: labelOf(questions[0] ?? '') } };
  }
  const working = 'Two ways for each of the four elements.';
  return { json: { answers: questions.map((part, i) => ({ question: i + 1, working, chosen: labelOf(part) })) } };
}

test('missing answers are found twice, proposed and kept; practice has hints first', async ({
  page,
  context,
  server,
}) => {
  const { id } = await withPaper(page, context, server.url);
  await page.goto(`/papers/${id}`);
  await page.getByRole('button', { name: 'Find the missing answer' }).click();
  await expect(page.getByText('1 answer proposed: keep or drop it.')).toBeVisible({ timeout: 30_000 });
  const proposal = page.getByRole('article').getByText('A model proposes C');
  await expect(proposal).toBeVisible();
  await expect(page.getByText('Two ways for each of the four elements.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Drop it' }).click();
  await expect(proposal).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('All 2 fine');

  // In practice the key says whose it is; help comes in parts, marked as a model's.
  await page.goto(`/papers/practice?course=MTH%20101&paper=${id}`);
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Solve it with me' }).click();
  await expect(page.getByText('Each element is in or out.')).toBeVisible();
  await expect(page.getByText('So 2^4 = 16.')).toBeHidden();
  await page.getByRole('button', { name: 'Show the first step' }).click();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.getByText('So 2^4 = 16.')).toBeVisible();
  await expect(page.getByText('Worked by a model. It can be wrong.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: '16', exact: true }).check();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Key C: solved twice by a model')).toBeVisible();
});
