import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import { drawnPages } from './drawn-pages.ts';
import { lectureDeck } from './lecture-deck.ts';
import type { PictureOf, Viewer } from './picture-of.ts';

const inside = (name: string, path: PictureOf['path'], as: Viewer = 'learner'): PictureOf => ({ name, path, as });

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

const startsExam = /^(Start the exam|Take it again)/;

async function beginQuiz(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ngozi Okeke');
  await page.getByLabel('Email').fill('ngozi@student.example');
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
  await page.getByText('Taking quiz as Ngozi Okeke').waitFor();
}

async function answerAll(page: Page, letter: string): Promise<void> {
  for (const option of await page.getByRole('radio', { name: new RegExp(`^${letter}\\. `) }).all()) {
    await choose(option);
  }
}

/** The first option of each question, checked; the last of so many is left explained. */
async function answerByKeys(page: Page, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    await page.getByText(`Question ${number} of`).waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Next question|Finish quiz/ }).waitFor();
    if (number < count || count > 1) await page.keyboard.press('Enter');
  }
}

async function openCreation(page: Page, way: string): Promise<void> {
  await press('Create Sprint')(page);
  await page.getByRole('menuitem', { name: way }).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens a drawer by the bar at the foot; where it stands beside the text there is nothing to press. */
async function openDrawer(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if ((await button.count()) > 0) await button.first().click();
}

/** A phone on which three people learn, none of them now. */
async function openSharedPhone(page: Page): Promise<void> {
  await page.evaluate(() => {
    const names = ['Adaeze Okonkwo', 'Chidi Okonkwo', 'Temitọ́pẹ́ Adébáyọ̀'];
    const learners = names.map((name, at) => ({
      ...{ id: `l${at}`, name, email: `learner${at}@student.example`, avatar_url: null, place: 'p', hasPin: true },
      waiting: at === 1 ? 2 : 0,
    }));
    localStorage.setItem('sharedPhone', JSON.stringify({ owner: 'l0', learners }));
  });
  await page.goto('/who');
  await page.getByRole('heading', { name: 'Who’s learning?' }).waitFor();
}

const study: PictureOf[] = [
  inside('dashboard', '/dashboard'),
  {
    ...inside('sprint-wizard', '/dashboard'),
    steps: async (page) => {
      await openCreation(page, 'Topic-Based Sprint');
      await page.getByRole('combobox').fill('mth 10');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    ...inside('sprint-from-document', '/dashboard'),
    steps: (page) => openCreation(page, 'Document-Based Sprint'),
  },
  inside('sprint', ({ sprint }) => `/sprint/${sprint}?day=1`),
  inside('sprint-outline-day', ({ sprint }) => `/sprint/${sprint}?day=7`),
  {
    ...inside('sprint-contents', ({ sprint }) => `/sprint/${sprint}?day=2`),
    steps: (page) => openDrawer(page, 'Contents'),
  },
  {
    ...inside('sprint-progress', ({ sprint }) => `/sprint/${sprint}?day=2`),
    steps: (page) => openDrawer(page, 'Progress'),
  },
  inside('topics', ({ sprint }) => `/sprint/${sprint}/topics`),
  inside('drill', ({ sprint }) => `/sprint/${sprint}/practice/1`),
  inside('topics-of-course', '/courses/mth-101/topics'),
  inside('coverage', '/coverage?course=bio-101'),
  {
    ...inside('coverage-map', ({ coverage }) => `/coverage/${coverage}`),
    steps: (page) =>
      page
        .getByRole('heading', { name: /^(Missing|Thin|Covered)/ })
        .first()
        .waitFor({ timeout: 60_000 }),
  },
  inside('lesson-of-course', '/courses/cos-101/lessons/history-of-computing'),
  { ...inside('sprint-videos', ({ sprint }) => `/sprint/${sprint}?day=2`), steps: press('Videos') },
  {
    ...inside('sprint-tutor', ({ sprint }) => `/sprint/${sprint}?day=2`),
    steps: async (page) => {
      const history = page.waitForResponse(/ai-prompts\/history/);
      await press(/tutor/i)(page);
      await (await history).finished();
      await page.waitForLoadState('networkidle');
      // The conversation is kept: what an earlier picture asked stands there already.
      if ((await page.getByRole('button', { name: 'Clear conversation' }).count()) > 0) return;
      await page.getByLabel('Your question').fill('What is cache memory?');
      await page.getByLabel('Your question').press('Enter');
      await page.getByRole('list', { name: 'Sources' }).last().waitFor();
    },
  },
  {
    ...inside('sprint-quiz', '/assessments'),
    steps: async (page) => {
      await press(/^(Start Quiz|Retake)/)(page);
      await page.getByText('Question 1 of').waitFor();
    },
  },
  {
    ...inside('sprint-quiz-checked', '/assessments'),
    steps: async (page) => {
      await press(/^(Start Quiz|Retake)/)(page);
      await answerByKeys(page, 1);
      await page.getByRole('button', { name: /Next question/ }).waitFor();
    },
  },
  {
    ...inside('sprint-quiz-result', '/assessments'),
    steps: async (page) => {
      await press(/^(Start Quiz|Retake)/)(page);
      await answerByKeys(page, 5);
      await page.getByText('Today’s done.').waitFor();
    },
  },
  {
    ...inside('sprint-exam', ({ exam }) => exam),
    steps: (page) => page.getByRole('button', { name: startsExam }).scrollIntoViewIfNeeded(),
  },
  {
    ...inside('examination-instructions', ({ exam }) => exam),
    steps: async (page) => {
      await press(startsExam)(page);
      await page.getByRole('heading', { name: 'Before you start' }).waitFor();
    },
  },
  {
    ...inside('examination-room', ({ exam }) => exam),
    steps: async (page) => {
      await press(startsExam)(page);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.getByText('Question 1 of').waitFor();
    },
  },
  {
    ...inside('examination-result', ({ paper }) => `/papers/practice?course=MTH%20101&paper=${paper}`),
    steps: async (page) => {
      await press('Sit these against the clock')(page);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await choose(page.getByRole('radio').first());
      await press('Submit')(page);
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Submit/ })
        .click();
      await page.getByRole('link', { name: 'Done' }).waitFor();
    },
  },
  inside('examination-gone', '/examination/no-such-sitting'),
  inside('papers', '/papers?course=MTH%20101'),
  {
    ...inside('paper-share', '/papers?course=MTH%20101'),
    steps: async (page) => {
      await press('Shared by link')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  inside('papers-bring', '/papers/new'),
  {
    ...inside('scan-pages', '/studentassessments'),
    steps: async (page) => {
      await page.getByLabel('Photos of pages').setInputFiles(await drawnPages(page, ['Osmosis', 'Diffusion']));
      await page.getByRole('button', { name: 'Read 2 pages' }).waitFor();
    },
  },
  inside('scan-gone', '/scans/photos-of-nobody'),
  inside('paper-quiz', ({ paper }) => `/papers/quiz?paper=${paper}`),
  inside('paper-check', ({ paper }) => `/papers/${paper}`),
  inside('paper-practice', ({ paper }) => `/papers/practice?course=MTH%20101&paper=${paper}`),
  {
    ...inside('paper-practice-missed', ({ paper }) => `/papers/practice?course=MTH%20101&paper=${paper}`),
    steps: async (page) => {
      await choose(page.getByRole('radio').first());
      await press('Check')(page);
      await page.getByRole('link', { name: /^Read this/ }).waitFor();
    },
  },
  inside('sprint-not-found', '/sprint/no-such-sprint'),
  inside('assessments', '/assessments'),
  inside('reviews', '/reviews'),
  inside('progress', '/progress'),
  inside('operator', '/operator', 'operator'),
  inside('community', '/community'),
  inside('settings', '/settings'),
  { ...inside('settings-deletion', '/settings'), steps: press('Delete my account') },
  {
    ...inside('settings-shared-phone', '/settings', 'newcomer'),
    inWindow: true,
    steps: async (page) => {
      const shared = page.getByRole('region', { name: 'Shared phone' });
      await shared.getByRole('switch').check();
      await shared.getByRole('button', { name: 'Set a PIN' }).click();
      await shared.scrollIntoViewIfNeeded();
    },
  },
  { ...inside('who', '/signin', 'visitor'), steps: openSharedPhone },
  {
    ...inside('who-pin', '/signin', 'visitor'),
    steps: async (page) => {
      await openSharedPhone(page);
      await press(/^Chidi/)(page);
      await page.getByLabel('PIN', { exact: true }).waitFor();
    },
  },
  inside('launch-expired', '/lti/enter#code=of-yesterday&key=of-yesterday', 'visitor'),
  inside('choice-expired', '/lti/choose/of-yesterday', 'lecturer'),
  inside('course-week', '/courses/cos-101/weeks/1'),
  {
    ...inside('menu', '/settings'),
    steps: async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' });
      // On a wide screen the sidebar is always there.
      if (await menu.isVisible()) await menu.click();
    },
  },
  inside('onboarding-plan', '/onboarding?step=plan'),
  inside('onboarding-tour', '/onboarding?step=plan&tour'),
  inside('billing', '/billing'),
  inside('plans', '/billing/plans'),
  // The first one that a fresh database counts: the tokens that the demonstration bought.
  inside('receipt', '/billing/receipts/1001'),
  inside('subscription-cancel', '/subscription/cancel'),
  inside('payment-issue', '/payment-complete'),
];

const documents: PictureOf[] = [
  inside('documents', '/studentassessments'),
  {
    ...inside('documents-summary', '/chat'),
    steps: async (page) => {
      await page.getByLabel('Attach a document').last().setInputFiles(lectureDeck);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('heading', { name: /^Summary of/ }).waitFor();
    },
  },
  {
    ...inside('documents-history', '/studentassessments', 'lecturer'),
    steps: press('Show history'),
  },
  inside('page-without-picture', ({ document }) => `/documents/${document}/pages/1`, 'lecturer'),
  { ...inside('documents-tokens', '/studentassessments'), steps: press('Get more documents') },
  inside('checkout', ({ checkout }) => `/checkout/${checkout}`),
  inside('tokens-complete', ({ paid }) => `/tokens/complete?reference=${paid}`),
  inside('tokens-missing', '/tokens/complete'),
  inside('teaching', '/dashboard', 'lecturer'),
  inside('quiz-new', '/quizzes/new/edit', 'lecturer'),
  inside('quiz-editor', ({ quiz }) => `/quizzes/${quiz}/edit`, 'lecturer'),
  { ...inside('quiz-share', ({ quiz }) => `/quizzes/${quiz}/edit`, 'lecturer'), steps: press('Share') },
  inside('quiz-drafts', ({ drafts }) => `/quizzes/${drafts}/drafts`, 'lecturer'),
  inside('cards', ({ document }) => `/cards?document=${document}`, 'lecturer'),
  inside('quiz-stats', ({ quiz }) => `/quizzes/${quiz}/stats`, 'lecturer'),
  inside('class', '/class', 'lecturer'),
  inside('projector', ({ quiz }) => `/quizzes/${quiz}/projector`, 'lecturer'),
  inside('projector-scores', ({ quiz }) => `/quizzes/${quiz}/projector?slide=1`, 'lecturer'),
  inside('projector-question', ({ quiz }) => `/quizzes/${quiz}/projector?slide=4`, 'lecturer'),
];

const shared: PictureOf[] = [
  inside('quiz-code', '/q', 'visitor'),
  inside('quiz-form', ({ quizToTake }) => quizToTake, 'visitor'),
  {
    ...inside('quiz-taking', ({ quizToTake }) => quizToTake, 'visitor'),
    steps: async (page) => {
      await beginQuiz(page);
      await choose(page.getByRole('radio', { name: /^B\. / }).first());
    },
  },
  {
    ...inside('quiz-result', ({ quizToTake }) => quizToTake, 'visitor'),
    steps: async (page) => {
      await beginQuiz(page);
      await answerAll(page, 'A');
      await page.getByRole('button', { name: /^Submit Quiz/ }).click();
      await page.getByRole('region', { name: 'Your result' }).waitFor();
    },
  },
  inside('quiz-closed', ({ closedQuiz }) => closedQuiz, 'visitor'),
  inside('erase-results', '/erase-results', 'visitor'),
  inside('study', ({ study }) => study, 'visitor'),
  inside('study-owner', ({ study }) => study, 'lecturer'),
  {
    ...inside('paper-shared', ({ sharedPaper }) => sharedPaper, 'visitor'),
    steps: press('Show the key of question 1'),
  },
  inside('paper-shared-owner', ({ sharedPaper }) => sharedPaper),
];

/** What is behind a session or a shared link, with the demonstration's people. */
export const productPictures: PictureOf[] = [...study, ...documents, ...shared];
