import { boxOf } from '../support/box-of.ts';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const formulas = [
  '\\sqrt{\\frac{GM}{r}}',
  "(A \\cup B)'",
  'M - R = \\{1, 2, 3\\}',
  '\\sqrt[3]{x + y}',
  '\\left(\\frac{a}{b}\\right)^2',
  '\\sum_{k=1}^{n} k',
  "P'",
  '\\overline{x} = 4',
  '\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}',
  'x_1^2 + h',
];

test('ten formulas stand as they are written, on a phone without a font for them', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('akada-maths')) fonts.push(request.url());
  });
  const { id } = await callAs<{ id: string }>(page, '/learning-paths/', 'POST', { topic: 'COS 101' });
  await page.goto('/progress');
  expect(fonts).toEqual([]);

  const content = formulas.map((tex, at) => `${at + 1}. so $${tex}$ here`).join('\n');
  await callAs(page, `/learning-paths/${id}/days/1`, 'PATCH', { content: `## Formulas\n\n${content}` });
  await page.goto(`/sprint/${id}?day=1`);
  const line = (at: number) => page.locator('.prose ol > li').nth(at);
  await expect(line(0)).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(1);
  expect(await page.evaluate(() => document.fonts.check('16px "Akada Maths"', '√'))).toBe(true);

  // The root reaches over and under the whole fraction.
  const [root, fraction] = [await boxOf(line(0).locator('msqrt')), await boxOf(line(0).locator('mfrac'))];
  expect(root.y).toBeLessThanOrEqual(fraction.y);
  expect(root.bottom).toBeGreaterThanOrEqual(fraction.bottom - 1);
  expect(root.x).toBeLessThan(fraction.x);

  // A prime stands right beside its bracket or letter, and no higher than a little above it.
  for (const at of [1, 6]) {
    const [base, prime] = [line(at).locator('msup > :first-child'), line(at).locator('msup > :last-child')];
    const [letter, sign] = [await boxOf(base), await boxOf(prime)];
    expect(sign.x - letter.right).toBeLessThan(4);
    expect(sign.y).toBeGreaterThan(letter.y - letter.height / 2);
  }
  await expect(line(2)).toContainText('{1,2,3}');

  // Nothing cuts the numbers of the list off: what scrolls is the line within an item.
  for (let at = 0; at < formulas.length; at += 1) {
    expect(await line(at).evaluate((item) => getComputedStyle(item).overflowX)).toBe('visible');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
