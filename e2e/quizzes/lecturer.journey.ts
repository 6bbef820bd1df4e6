import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import { lectureDeck } from '../support/lecture-deck.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const attach = (page: Page) => page.getByLabel('Attach a document').last();
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

/** Another document than the deck: what is uploaded again is known, and unlocked already. */
const furtherNotes = {
  name: 'Cells.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    [
      'The cell',
      'A cell is the smallest unit of life that can grow and divide by itself.',
      'The nucleus is the part of the cell that holds its genetic material.',
      'A mitochondrion is the organelle that releases energy from food by respiration.',
      'A chloroplast is the organelle that makes sugar from carbon dioxide and water with the help of light.',
      'A ribosome is the structure that builds proteins from amino acids.',
      'The cell wall is the rigid layer around a plant cell that gives it its shape.',
      'The vacuole is the space in a plant cell that is filled with sap and keeps it firm.',
      'Cytoplasm is the jelly between the membrane and the nucleus in which most reactions happen.',
      'A tissue is a group of similar cells that carry out the same function.',
      'An organ is a structure that is made of several tissues working together.',
      'Parts of a cell',
      [
        '- Nucleus: a round body that holds the genes',
        '- Mitochondrion: a small body that frees energy from food',
        '- Ribosome: a tiny grain on which proteins are built',
        '- Cell wall: a stiff coat of cellulose fibres',
        '- Vacuole: a space that holds the watery sap',
        '- Chloroplast: a green body in which sugar is made',
      ].join('\n'),
    ].join('\n\n'),
  ),
};

async function makeQuiz(page: Page) {
  await page.goto('/chat');
  await choose(page.getByRole('radio', { name: 'Generate Quiz' }));
  await attach(page).setInputFiles(lectureDeck);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Your quiz is ready' })).toBeVisible({ timeout: 30_000 });
}

/** Deletes every document of the one who is signed in. */
async function removeDocuments(page: Page) {
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const { documents } = await (await fetch('/api/v1/documents', { headers })).json();
    for (const { document_id } of documents) {
      await fetch(`/api/v1/documents/${document_id}`, { method: 'DELETE', headers });
    }
  });
}

/** Somebody with the link takes the quiz and answers with the same letter throughout. */
async function takeQuiz(url: string, link: string, name: string) {
  const id = link.split('/').at(-1);
  const quiz = await (await fetch(`${url}/api/v1/quizzes/${id}`)).json();
  const answers = quiz.quiz_content.questions.map((question: { id: string }) => ({
    question_id: question.id,
    selected_answer: 'A',
  }));
  const response = await fetch(`${url}/api/v1/quiz-submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      quiz_id: id,
      student_name: name,
      student_email: 'student@example.com',
      attempt_token: quiz.attempt_token,
      results: { answers },
    }),
  });
  expect(response.status).toBe(200);
  return quiz;
}

test('a lecturer turns a deck into a quiz, edits it, shares it, and sees the results come in @core @both', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  await signedIn(context, server.url);
  await makeQuiz(page);
  await page.getByRole('link', { name: 'Edit quiz' }).click();
  await expect(page.getByRole('button', { name: 'Edit question 3' })).toBeVisible();

  const count = await page.getByRole('button', { name: /^Edit question/ }).count();
  const counted = (number: number) => page.getByText(`${number} questions`, { exact: true });

  // Two questions are changed, one goes and comes back, one moves, and a reload loses nothing of it.
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  await page.getByLabel('Question', { exact: true }).fill('What is the first thing to know?');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Edit question 2' }).click();
  await page.getByLabel('Option A', { exact: true }).fill('An option of my own');
  await page.getByLabel('Option A is right').check();
  await page.getByRole('button', { name: 'More for question 3' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(counted(count - 1)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(counted(count)).toBeVisible();
  await page.getByRole('button', { name: 'Move question 1 down' }).click();
  await page.reload();
  await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Question 2' }).first()).toContainText(
    'What is the first thing to know?',
  );
  await page.getByLabel('Quiz title').fill('Transport: a first test');
  await choose(page.getByLabel('One per email address'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved.')).toBeVisible();

  // Sharing stands in the head of the page, and asks once about the drafts.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'QR code' }).click();
  await page.getByRole('button', { name: 'Share as it is' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the quiz link' })).toBeVisible();
  const link = await page.getByLabel('Quiz link', { exact: true }).inputValue();
  await page.goBack();
  await page.getByRole('button', { name: 'Preview as a student' }).click();
  await expect(page.getByRole('dialog', { name: 'Transport: a first test' })).toBeVisible();
  await page.goBack();

  await page.getByRole('link', { name: 'View Stats' }).click();
  await expect(page.getByText('Nobody has taken this quiz yet.')).toBeVisible();
  const taken = await takeQuiz(server.url, link, '=HYPERLINK("<b>Ada</b>")');
  expect(taken).toMatchObject({ title: 'Transport: a first test', attempts: 'one' });
  expect(taken.quiz_content.questions[1].question).toBe('What is the first thing to know?');
  await expect(page.getByRole('cell', { name: '=HYPERLINK("<b>Ada</b>")' })).toBeVisible({ timeout: 15_000 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download results (CSV)' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('student@example.com');
  expect(csv).not.toMatch(/(^|,)"?=HYPERLINK/m);

  await page.goto('/chat');
  await page.getByRole('button', { name: 'Show history' }).click();
  await expect(page.getByRole('link', { name: 'View Stats for Transport: a first test' })).toBeVisible();
});

test('own questions are imported with their faults by line, exported again, corrected and regraded', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/quizzes/new/edit');
  await page.getByLabel('Quiz title').fill('Own questions');
  await page.getByRole('button', { name: 'Import questions' }).click();
  await page
    .getByRole('textbox', { name: 'Questions' })
    .fill('1. What is H2O?\nA) Salt\nB) Water\nCorrect: B\n2. Nothing to choose\n');
  await page.getByRole('button', { name: 'Find questions' }).click();
  await expect(page.getByText('Found 1 question.')).toBeVisible();
  await expect(page.getByText(/^Line 5: /)).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 question' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/quizzes\/(?!new)[\w-]+\/edit$/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Moodle GIFT' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('=Water');

  const cartridge = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Common Cartridge' }).click();
  const buffer = await readFile(await (await cartridge).path());
  await page.getByRole('button', { name: 'Import questions' }).click();
  const mimeType = 'application/zip';
  await page.locator('input[type=file]').setInputFiles({ name: 'quiz.imscc', mimeType, buffer });
  await page.getByRole('button', { name: 'Find questions' }).click();
  await expect(page.getByText('Found 1 question.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await takeQuiz(server.url, await page.getByLabel('Quiz link', { exact: true }).inputValue(), 'Ada');
  await page.goBack();
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  await page.getByLabel('Option A is right').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Open the stats' }).click();
  await expect(page.getByRole('cell', { name: '0% (0/1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Regrade results…' }).click();
  await expect(page.getByText('1 score goes up')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Regrade', exact: true }).click();
  await expect(page.getByRole('cell', { name: '100% (1/1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Regrade results…' })).toBeHidden();
});

test('a learner asks about a document and opens the place that an answer rests on', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/chat');
  await expect(send(page)).toBeDisabled();
  await attach(page).setInputFiles(lectureDeck);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Summary of “Membrane transport.pptx”' })).toBeVisible();
  await page.getByLabel('Your message').fill('What is plasmolysis?');
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue('What is plasmolysis?');
  await page.getByLabel('Your message').press('Enter');
  await page.getByRole('button', { name: /^\[1\] Plant cells, slide 3/ }).click();
  const place = page.getByRole('dialog', { name: 'Plant cells, slide 3' });
  await expect(place.getByText('Plasmolysis is the shrinking').first()).toBeVisible();
  await page.goBack();
  await expect(place).toBeHidden();

  await choose(page.getByRole('radio', { name: 'Study Materials' }));
  await expect(page.getByText('Study mode: press Send to make study materials')).toBeVisible();
  await page.getByRole('button', { name: 'Make the study materials now' }).click();
  await expect(page.getByRole('heading', { name: 'Your study materials are ready' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Study link')).toHaveValue(/\/study\//);

  await page.getByRole('link', { name: 'All documents' }).click();
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete document' }).click();
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue your conversation' }).click();
  await expect(page.getByText('Working with “Membrane transport.pptx”')).toBeHidden();
});

test('a wrong file is refused by name, a broken one by its content, and both offer another upload', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/chat');
  await attach(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(
    page.getByText('Invalid file type. Please upload PDF, DOCX, TXT, MD, PPT, ODT, or RTF file.'),
  ).toBeVisible();
  await attach(page).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 no') });
  await send(page).click();
  await expect(page.getByText('This file is damaged or incomplete.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload New Document' })).toHaveCount(2);
});

test('without a token left the purchase opens by itself, is paid at the test checkout, counts and is spent once', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await makeQuiz(page);
  // Whoever has an unlocked document is not asked to buy; without one, the offer opens by itself.
  await page.goto('/studentassessments');
  await expect(page.getByText('0 documents left')).toBeVisible();
  await expect(page.getByText('Token Purchase Required')).toBeHidden();
  await removeDocuments(page);
  await page.goto('/studentassessments');
  const modal = page.getByRole('dialog', { name: 'Token Purchase Required' });
  await expect(modal.getByText("You've used your free trial and have no tokens available.")).toBeVisible();
  await modal.getByRole('button', { name: 'Buy Basic Package' }).click();
  await expect(page.getByText('This is a test checkout.')).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('You now have 12 documents left.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Document Processing' }).click();
  await expect(page).toHaveURL('/studentassessments');
  await expect(page.getByText('12 documents left')).toBeVisible();
  await expect(page.getByText('Token Purchase Required')).toBeHidden();

  // The price stands beside the button; one token goes, once, and the document then costs nothing more.
  await page.getByRole('link', { name: 'Generate Quiz' }).click();
  // The list of documents has a field of the same name, which would take the file while the page still changes.
  await expect(page.getByRole('heading', { name: 'Document assistant', level: 1 })).toBeVisible();
  await attach(page).setInputFiles(furtherNotes);
  await expect(page.getByText('Cells.txt (')).toBeVisible();
  await expect(page.getByText('Costs 1 token; you have 12').first()).toBeVisible();
  await send(page).click();
  await expect(page.getByText('11 documents left')).toBeVisible({ timeout: 30_000 });
  await choose(page.getByRole('radio', { name: 'Study Materials' }));
  await expect(page.getByText('Already unlocked').first()).toBeVisible();
  await page.getByRole('button', { name: 'Make the study materials now' }).click();
  await expect(page.getByRole('heading', { name: 'Your study materials are ready' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('11 documents left')).toBeVisible();
  await page.goto('/tokens/complete');
  await expect(page.getByText('Missing payment reference')).toBeVisible();
});
