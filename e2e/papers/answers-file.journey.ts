import { expectAccessible } from '../support/accessible.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// A key in a file of its own: brought together with its paper, or added later on the paper's check page.
test.use({ allowedConsole: [/422/] });

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const paper = (year: string) => `MTH 101 Elementary Mathematics I
${year} Harmattan Semester Examination
1. The modulus of the complex number 3 - 4i is
A. 1
B. 5
C. 7
2. How many subsets has a set of four elements?
A. 4
B. 8
C. 16`;

test('answers in a file of their own find their paper, are added later, and undone', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  // The key lies in front of its paper, as files sorted by name do.
  await page.goto('/papers/new');
  await page
    .getByLabel('Choose files, or drop them here')
    .setInputFiles([
      file('answers.txt', 'MTH 101 2021/2022\nANSWERS\n1. B\n2. C'),
      file('mth101-2020.txt', paper('2020/2021')),
      file('mth101-2021.txt', paper('2021/2022')),
    ]);
  await expect(page.getByText('2 answers added to mth101-2021.txt')).toBeVisible();
  await page.getByRole('link', { name: 'Check mth101-2020.txt' }).click();

  // The other paper: a key that does not fit says so and changes nothing; the right one is added and undone.
  await page.getByRole('button', { name: 'Add its answers' }).click();
  await expect(page.getByRole('dialog', { name: 'Add its answers' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByLabel('Choose a file, or drop it here')
    .setInputFiles(file('other.txt', 'ANSWERS\n31. A\n32. C\n33. D'));
  await expect(page.getByText('These answers don’t fit', { exact: false })).toBeVisible();
  await page.getByLabel('Or paste the answers').fill('1. B 2. C');
  await page.getByRole('button', { name: 'Add the answers' }).click();
  await expect(page.getByText('Answers added.', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'B 5' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Add its answers' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'B 5' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'B 5' })).not.toBeChecked();
});
