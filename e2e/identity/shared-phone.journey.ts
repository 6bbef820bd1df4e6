import type { Reviews } from '../../contract/src/client.ts';
import { createAccount } from '../../scripts/lib/account.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { callAs } from '../support/practice.ts';
import {
  answerFirst,
  inClear,
  logIn,
  named,
  openDay,
  PIN,
  section,
  share,
  switchLearner,
  typePin,
  watchArrivals,
  who,
} from '../support/shared-phone.ts';
import { expect, test } from '../support/test.ts';

// Two people learn on one phone, each under her own name.
// What the browser writes without a network, and of a wrong PIN or one too many.
test.use({
  allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line|status of (401|403)/],
});

test('what one answered without a network waits under lock while another learns, and counts once for her', async ({
  page,
  context,
  server,
}) => {
  const ada = await createAccount(server.url, { name: 'Ada Obi' });
  const bola = await createAccount(server.url, { name: 'Bola Ade' });
  const arrived = watchArrivals(page);
  await share(page, ada);
  const { link, questions } = await openDay(page);

  // She answers, and hands the phone on, without a network.
  await context.setOffline(true);
  await answerFirst(questions);
  await switchLearner(page);
  await expect(named(page, ada)).toContainText('Has work that isn’t sent yet');
  await expect(page.getByText('A PIN is checked by Akada')).toBeVisible();
  await named(page, ada).click();
  await typePin(page, PIN);
  await expect(page.getByText('You need a connection for this.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to all names' }).click();

  // The other one signs in: nothing of Ada's can be read, and nothing is sent in Bola's name.
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Someone else' }).click();
  await logIn(page, bola);
  await expect.poll(async () => (await inClear(page)).filter((key) => key.includes(ada.user.id))).toEqual([]);
  expect((await callAs<Reviews>(page, '/reviews?ahead_days=14')).ahead).toEqual([]);
  expect(arrived).toEqual([]);

  // Ada comes back by her PIN, with everything that she had.
  await switchLearner(page);
  await expectAccessible(page);
  await named(page, ada).click();
  await typePin(page, '2581');
  await expect(page.getByText('That PIN isn’t right. 4 tries left.')).toBeVisible();
  await expectAccessible(page);
  await typePin(page, PIN);
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(() => arrived.length).toBe(1);
  await expect.poll(async () => (await callAs<Reviews>(page, '/reviews?ahead_days=14')).ahead.length).toBe(1);
  await context.setOffline(true);
  await page.goto(link);
  await expect(page.getByText(/^Saved on this device/).first()).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(questions).toBeVisible();
  expect(arrived).toHaveLength(1);
});

test('a switch moves the other tab, five wrong PINs ask for the password, and sharing ends with a warning @both', async ({
  page,
  context,
  server,
}) => {
  const ada = await createAccount(server.url, { name: 'Ada Obi' });
  const bola = await createAccount(server.url, { name: 'Bola Ade' });
  await share(page, ada);
  await expectAccessible(page);
  const tab = await context.newPage();
  await tab.goto('/progress');
  await expect(tab.getByRole('link', { name: 'Ada Obi’s settings' })).toBeVisible();

  await switchLearner(page);
  await expect(who(tab)).toBeVisible();
  await page.getByRole('link', { name: 'Someone else' }).click();
  await logIn(page, bola);
  await expect(tab.getByRole('link', { name: 'Bola Ade’s settings' })).toBeVisible();
  await page.goto('/settings');
  await expect(section(page).getByRole('switch')).toBeDisabled();
  await expect(section(page)).toContainText('Ada Obi turned this on');

  await switchLearner(page);
  await named(page, ada).click();
  for (const said of ['4 tries left', '3 tries left', '2 tries left', 'One more try']) {
    await typePin(page, '2581');
    await expect(page.getByText(said)).toBeVisible();
  }
  await typePin(page, '2581');
  await expect(page.getByText('Too many wrong PINs')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Ada Obi’s settings' })).toBeVisible();

  // Her PIN opens again. Then the phone is hers alone, and Bola is gone from it.
  await switchLearner(page);
  await named(page, ada).click();
  await typePin(page, PIN);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/settings');
  await section(page).getByRole('switch').click();
  const ask = page.getByRole('alertdialog');
  await expect(ask).toContainText('This removes everything of Bola Ade from this phone.');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(section(page).getByRole('switch')).not.toBeChecked();
  await expect.poll(async () => (await inClear(page)).filter((key) => key.includes(bola.user.id))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('sharedPhone'))).toBeNull();
});
