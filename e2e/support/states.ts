import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import { lectureDeck } from './lecture-deck.ts';
import { markWords } from './mark-words.ts';
import type { PictureOf } from './picture-of.ts';
import { beginSprint } from './practice.ts';

const press = async (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const shows = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

/** Hands the deck to the assistant and sends it. */
async function sendDeck(page: Page): Promise<void> {
  await page.getByLabel('Attach a document').last().setInputFiles(lectureDeck);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

const menuItem = async (page: Page, opener: string | RegExp, item: string) => {
  await press(page, opener);
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog').waitFor();
};

async function studyCards(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Study / }).click();
  await page.getByRole('button', { name: 'Turn the card' }).waitFor();
}

/** What a page can be asked to show besides itself: forms with faults, dialogs, what is made while one waits. */
export const statePictures: PictureOf[] = [
  {
    name: 'newpassword-faults',
    path: '/reset-password',
    as: 'visitor',
    steps: async (page) => {
      await page.evaluate(() => {
        const progress = { requestId: 'r', resendAt: 0, outbox: '/dev/outbox', resetToken: 'a token' };
        sessionStorage.setItem('resetEmail', 'adaeze@student.example');
        sessionStorage.setItem('recovery', JSON.stringify(progress));
      });
      await page.goto('/newpassword');
      await page.getByLabel('New Password').fill('short');
      await page.getByLabel('Confirm Password').fill('short');
      await press(page, 'Save');
      await page.getByText('Password must be at least 8 characters long').waitFor();
    },
  },
  {
    name: 'contact-sent',
    path: '/contact',
    as: 'visitor',
    steps: async (page) => {
      await page.getByLabel('Name').fill('Bọ́lá');
      await page.getByLabel('Email').fill('bola@example.com');
      await page.getByRole('textbox', { name: 'Message' }).fill('A question about my course.');
      await press(page, 'Send message');
      await page.getByText('Thank you. Your message is on its way.').waitFor();
    },
  },
  {
    name: 'onboarding-style',
    path: '/onboarding',
    as: 'newcomer',
    steps: async (page) => {
      await press(page, "Let's Get Started");
      for (const heading of ['Where do you study?', 'What do you study?', 'What level are you at?']) {
        await shows(page, heading);
        await press(page, 'Later');
      }
      await shows(page, 'How do you like to learn?');
    },
  },
  {
    name: 'plans-yearly',
    path: '/billing/plans',
    as: 'newcomer',
    steps: (page) => choose(page.getByRole('radio', { name: /Yearly/ })),
  },
  { name: 'settings-saver', path: '/settings', as: 'newcomer', savesData: true },
  { name: 'documents-none', path: '/studentassessments', as: 'newcomer' },
  { name: 'chat-none', path: '/chat', as: 'newcomer' },
  {
    name: 'documents-answer',
    path: '/chat',
    as: 'newcomer',
    steps: async (page) => {
      await sendDeck(page);
      await shows(page, /^Summary of/);
      await page.getByLabel('Your message').fill('What is plasmolysis?');
      await page.getByLabel('Your message').press('Enter');
      await page.getByRole('button', { name: /^\[1\] Plant cells, slide 3/ }).waitFor();
    },
  },
  {
    name: 'documents-quiz',
    path: '/chat?tool=quiz',
    as: 'newcomer',
    steps: async (page) => {
      await sendDeck(page);
      await shows(page, 'Your quiz is ready');
    },
  },
  {
    name: 'documents-sprint',
    path: '/studentassessments',
    as: 'lecturer',
    steps: async (page) => {
      await press(page, /^Sprint from/);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'cards-answers',
    path: ({ document }) => `/cards?document=${document}`,
    as: 'lecturer',
    steps: (page) => press(page, 'Show the answers'),
  },
  { name: 'card-front', path: ({ document }) => `/cards?document=${document}`, as: 'lecturer', steps: studyCards },
  {
    name: 'card-turned',
    path: ({ document }) => `/cards?document=${document}`,
    as: 'lecturer',
    steps: async (page) => {
      await studyCards(page);
      await press(page, 'Turn the card');
      await page.getByRole('group', { name: 'How did it go?' }).waitFor();
    },
  },
  {
    name: 'day-card',
    path: '/dashboard',
    as: 'newcomer',
    inWindow: true,
    steps: async (page) => {
      await beginSprint(page);
      await markWords(page, 'An abacus is a counting tool in which beads are moved along rods');
      await press(page, 'Make a card');
      await page.getByRole('dialog', { name: 'Write a card' }).waitFor();
    },
  },
  {
    name: 'sprint-layout',
    path: ({ sprint }) => `/sprint/${sprint}?day=2`,
    as: 'learner',
    steps: (page) => menuItem(page, 'More options for this sprint', 'Lesson layout'),
  },
  {
    name: 'quiz-qr',
    path: ({ quiz }) => `/quizzes/${quiz}/edit`,
    as: 'lecturer',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await press(page, 'QR code');
      await page.getByRole('img', { name: 'QR code for the quiz link' }).waitFor();
    },
  },
  {
    name: 'projector-closing',
    path: ({ quiz }) => `/quizzes/${quiz}/projector`,
    as: 'lecturer',
    steps: async (page) => {
      await press(page, 'Close the quiz');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'quiz-code-wrong',
    path: '/q',
    as: 'visitor',
    steps: async (page) => {
      await page.getByLabel('Quiz code').fill('222 222');
      await page.keyboard.press('Enter');
      await page.getByText(/^We can’t find an open quiz with that code/).waitFor();
    },
  },
  {
    name: 'quiz-missing',
    path: '/quiz/nothing-of-this-name',
    as: 'visitor',
    steps: async (page) => {
      await press(page, 'Contact Lecturer');
      await page.getByRole('dialog', { name: 'Contact Lecturer' }).waitFor();
    },
  },
  {
    name: 'study-contents',
    path: ({ study }) => study,
    as: 'visitor',
    steps: async (page) => {
      const contents = page.getByRole('button', { name: 'Contents' });
      // Beside the text where there is room.
      if (await contents.isVisible()) await contents.click();
    },
  },
  {
    name: 'study-deletion',
    path: ({ study }) => study,
    as: 'lecturer',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('button', { name: 'Keep them' }).last().waitFor();
    },
  },
];
