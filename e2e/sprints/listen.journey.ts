import type { Page } from '@playwright/test';
import { beginSprint } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** The browser of the journeys has no voice: this one says a sentence in a tenth of a second and remembers it. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    let waiting = 0;
    const device = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'en_NG', localService: true, name: 'Device' }],
      cancel: () => window.clearTimeout(waiting),
      speak: (words: { text: string; onend: () => void }) => {
        said.push(words.text);
        waiting = window.setTimeout(() => words.onend(), 100);
      },
    });
    class Words {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperties(window, {
      speechSynthesis: { value: device },
      SpeechSynthesisUtterance: { value: Words },
      said: { value: said },
    });
  });
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test('a lesson is read aloud sentence by sentence, paused and gone on with', async ({ page, context, server }) => {
  await giveVoice(page);
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  await beginSprint(page);
  await page.getByRole('button', { name: 'Listen to this lesson' }).click();
  const player = page.getByRole('region', { name: 'Reading aloud' });
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(3);
  await player.getByRole('button', { name: 'Pause' }).click();
  const paused = (await said(page)).at(-1);
  await player.getByRole('button', { name: 'Carry on' }).click();
  await expect.poll(async () => (await said(page)).filter((one) => one === paused).length).toBe(2);
  // What can be chosen in a check, and whether it is right, is not told.
  expect((await said(page)).some((one) => /^(Right|Not yet)$/.test(one))).toBe(false);
  await player.getByRole('button', { name: 'Stop listening' }).click();
  await expect(player).toBeHidden();
  const all = (await said(page)).length;
  await page.waitForTimeout(400);
  expect(await said(page)).toHaveLength(all);
});
