import type { Page } from '@playwright/test';
import { type Account, createAccount } from '../../scripts/lib/account.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

// A student has study materials made from lecture notes; a friend opens the link on a phone, without an account.
test.describe.configure({ mode: 'serial' });
// What the browser writes about an address that leads to nothing.
test.use({ allowedConsole: [/status of 404/] });

const notes = `Movement across membranes

1. Diffusion

Diffusion is the net movement of particles from a region of higher concentration to a region of lower concentration. It needs no energy from the cell because the particles move by their own kinetic energy. The rate of diffusion rises with temperature.

2. Osmosis

Osmosis is the movement of water molecules through a partially permeable membrane from a region of higher water potential to a region of lower water potential. A plant cell placed in pure water becomes turgid because water enters the vacuole by osmosis. Turgor pressure is the pressure that the swollen contents of a cell exert on the cell wall.

3. Active transport

Active transport is the movement of particles against a concentration gradient, and it needs energy in the form of ATP. Root hair cells take up mineral ions by active transport. <img src="https://evil.example/p.png" onerror="alert(1)"> Ẹ̀kọ́ nípa ọ̀nà yìí wà ní ìsàlẹ̀.
`;

interface Made {
  study_id: string;
  link: string;
}

let owner: Account;
let studyPage: Made;

async function makeStudyPage(url: string): Promise<Made> {
  const headers = { authorization: `Bearer ${owner.accessToken}` };
  const form = new FormData();
  form.set('file', new Blob([notes]), 'membranes.txt');
  const upload = await fetch(`${url}/api/v1/documents/upload`, { method: 'POST', headers, body: form });
  const { document_id } = (await upload.json()) as { document_id: string };
  const response = await fetch(`${url}/api/v1/study/generate`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ document_id }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Made;
}

/** As if the owner had signed in on this device. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/mission');
  await page.evaluate(
    ([token, refreshToken]) => {
      localStorage.setItem('token', token ?? '');
      localStorage.setItem('refreshToken', refreshToken ?? '');
    },
    [owner.accessToken, owner.refreshToken],
  );
}

test.beforeAll(async ({ server }) => {
  owner = await createAccount(server.url, { name: 'Bisi' });
  studyPage = await makeStudyPage(server.url);
});

test('a friend without an account reads the materials on a phone @core @both', async ({ page, isMobile }) => {
  const received: number[] = [];
  page.on('response', async (response) => {
    const { responseBodySize, responseHeadersSize } = await response.request().sizes();
    received.push(responseBodySize + responseHeadersSize);
  });
  await page.goto(studyPage.link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Created on /)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(received.reduce((sum, size) => sum + size, 0)).toBeLessThan(120 * 1024);

  await expect(page.getByRole('button', { name: 'Contents' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(0);
  await expect(page.getByText('<img src="https://evil.example/p.png" onerror="alert(1)">')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);

  const contents = page.getByRole('navigation', { name: 'Contents' });
  if (isMobile) await page.getByRole('button', { name: 'Contents' }).click();
  await contents.getByRole('link', { name: 'Key terms' }).click();
  await expect(page.getByRole('heading', { name: 'Key terms' })).toBeInViewport();
  if (isMobile) await expect(contents).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Key terms' })).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. We’ll look into it.')).toBeVisible();
});

test('the owner has them made again, closes the link, renews it and deletes them', async ({
  page,
  browser,
  server,
}) => {
  await signIn(page);
  await page.goto(studyPage.link);
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('Study materials updated.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
  await expect(page.getByText('PDF download is part of Pro.')).toBeVisible();

  await page.getByRole('button', { name: 'Close the link' }).click();
  await expect(page.getByText('only you can read these materials')).toBeVisible();
  await expectAccessible(page);
  const visitor = await browser.newPage({ baseURL: server.url });
  expect((await visitor.goto(studyPage.link))?.status()).toBe(404);
  await expect(visitor.getByText('Failed to load study materials.')).toBeVisible();
  await expect(visitor.getByText('Error 404: Not Found')).toBeVisible();

  await page.getByRole('button', { name: 'Make a new link' }).click();
  await expect(page.getByText('You’ve got a new link. The old one no longer works.')).toBeVisible();
  await visitor.getByRole('button', { name: 'Retry' }).click();
  await expect(visitor.getByText('Error 404: Not Found')).toBeVisible();
  await visitor.close();

  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await remove.click();
  await expect(page.getByRole('button', { name: 'Keep them' }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole('button', { name: 'Delete study materials' }).click();
  await expect(page).toHaveURL(/\/studentassessments$/);
  const gone = await page.request.get(`/api/v1/study/${studyPage.study_id}`);
  expect(gone.status()).toBe(404);
});
