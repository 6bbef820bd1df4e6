import { expectAccessible } from '../support/accessible.ts';
import { withPaper } from '../support/past-paper.ts';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// A student shares a past paper by a link: a friend reads it without an account, a classmate copies it.
test.use({ allowedConsole: [/status of 404/] });

test('a paper is shared, read without an account, copied once, and its link closed', async ({
  page,
  context,
  browser,
  server,
}) => {
  const { id, items } = await withPaper(page, context, server.url);
  const [, second] = items;
  const right = second?.kind === 'question' ? second.options[2]?.id : '';
  const key = { do: 'key', item_id: second?.id, option_id: right };
  await callAs(page, `/papers/${id}/changes`, 'POST', key);

  // Nothing is shared before the owner says that they may.
  await page.goto('/papers?course=MTH%20101');
  await page.getByRole('button', { name: 'More: 2021/2022 Harmattan examination' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Get a link' }).click();
  await expect(page.getByText('Please tick this first', { exact: false })).toBeVisible();
  await page.getByRole('checkbox', { name: 'I may share this paper' }).check();
  await page.getByRole('button', { name: 'Get a link' }).click();
  const link = await page.getByLabel('Link to the paper').inputValue();
  await expectAccessible(page);

  // A friend on another phone, without an account: keys come on tap, with where they are from.
  const strangers = await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 } });
  const friend = await strangers.newPage();
  const received: number[] = [];
  friend.on('response', async (response) => {
    const { responseBodySize, responseHeadersSize } = await response.request().sizes();
    received.push(responseBodySize + responseHeadersSize);
  });
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1, name: 'MTH 101' })).toBeVisible();
  await expect(friend).toHaveTitle('MTH 101, 2021/2022 Harmattan examination · Akada');
  await expect(friend.getByText('Key B: 5')).toBeHidden();
  await friend.getByRole('button', { name: 'Show the key of question 1' }).click();
  await expect(friend.getByText('Key B: 5')).toBeVisible();
  await expect(friend.getByText('Printed in the paper')).toBeVisible();
  await friend.getByRole('button', { name: 'Show the key of question 2' }).click();
  await expect(friend.getByText('Typed by the person who shared the paper')).toBeVisible();
  await expectAccessible(friend);
  await friend.waitForLoadState('networkidle');
  expect(received.reduce((sum, size) => sum + size, 0)).toBeLessThan(120 * 1024);
  expect(await friend.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await friend.getByRole('button', { name: 'Report' }).click();
  await friend.getByRole('button', { name: 'Send' }).click();
  await expect(friend.getByText('Thank you. We’ll look into it.')).toBeVisible();
  await friend.getByRole('button', { name: 'Close' }).last().click();
  await friend.getByRole('link', { name: 'Sign up to practise it' }).click();
  await expect(friend).toHaveURL(/\/signup$/);
  expect(await friend.evaluate(() => localStorage.getItem('redirectAfterAuth'))).toBe(new URL(link).pathname);

  // A classmate with an account copies it, once.
  const classmates = await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 } });
  await signedIn(classmates, server.url);
  const classmate = await classmates.newPage();
  await classmate.goto(link);
  await classmate.getByRole('button', { name: 'Copy to my papers' }).click();
  await expect(classmate.getByText('It’s with your papers now.')).toBeVisible();
  await classmate.reload();
  await classmate.getByRole('button', { name: 'Copy to my papers' }).click();
  await expect(classmate.getByText('You’ve got this paper already.')).toBeVisible();
  await classmate.getByRole('link', { name: 'Practise it' }).click();
  await expect(classmate.getByText('1 printed')).toBeVisible();
  await expect(classmate.getByText('1 the sharer’s')).toBeVisible();
  await expect(classmate.getByText('Shared by link')).toBeHidden();

  // Closed, the link leads nowhere; the copy stays.
  await page.getByRole('button', { name: 'Close the link' }).click();
  await expect(page.getByText('The link is closed, so only you can see the paper.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Link closed' })).toBeVisible();
  expect((await friend.goto(link))?.status()).toBe(404);
  await expect(friend.getByText('This paper isn’t available')).toBeVisible();
  await classmate.reload();
  await expect(classmate.getByText('1 printed')).toBeVisible();
  await Promise.all([strangers.close(), classmates.close()]);
});
