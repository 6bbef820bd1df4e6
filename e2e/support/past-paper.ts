import type { BrowserContext, Page } from '@playwright/test';
import type { Paper } from '../../contract/src/client.ts';
import { callAs } from './practice.ts';
import { signedIn } from './signed-in.ts';

/** A past paper as students type them: its second question has no key. */
export const pastPaperOf = (year: string, more = '') => `MTH 101 Elementary Mathematics I
Examination, ${year} Harmattan Semester

1. The modulus of the complex number 3 - 4i is
A. 1
B. 5
C. 7
D. 25

2. How many subsets has a set of four elements?
A. 4
B. 8
C. 16
D. 32
${more}
ANSWERS
1. B
`;

/** One more, with a doubt: an option is missing. */
export const doubtful = '\n3. Solve 2x = 8.\nA. 2\nB. 4\nD. 8\n';

/** Somebody who has brought this paper, signed in and at home. */
export async function withPaper(page: Page, context: BrowserContext, url: string, text = pastPaperOf('2021/2022')) {
  await signedIn(context, url);
  await page.goto('/dashboard');
  return callAs<Paper>(page, '/papers', 'POST', { text });
}

/** Hands in what was answered in the examination room, and says so twice. */
export async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).first().click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Submit/ })
    .click();
}
