import { defineTexts } from '../../../texts/define.ts';

/** The home of somebody who teaches. */
export const ownQuizzesTexts = defineTexts('ownQuizzes', {
  heading: 'Quizzes',
  back: 'Back to your quizzes',
  failed: 'We couldn’t load your quizzes.',
  failedText: 'They’re safe on the server.',
  savedEarlier: (moment: string) => `You’re offline. These are your quizzes as of ${moment}.`,
  showAll: (count: number) => `Show all ${count}`,
  newestOnly: (count: number) => `Showing the newest ${count}.`,
  live: {
    now: 'Live now · the last hour',
    began: 'Started',
    handedIn: 'Submitted',
    closes: (moment: string) => `Closes ${moment}`,
    projector: 'Show on the projector',
  },
  card: {
    openUntil: (moment: string) => `Open until ${moment}`,
    opensAt: (moment: string) => `Opens ${moment}`,
    endedAt: (moment: string) => `Ended ${moment}`,
    closedAt: (moment: string) => `Closed ${moment}`,
    draft: 'Draft, not shared yet',
    live: 'Live now',
    weak: (count: number) => `${count} to check`,
    weakOf: (count: number, title: string) =>
      `${count} ${count === 1 ? 'question' : 'questions'} in “${title}” to check`,
    handedIn: (handedIn: number, size: number) => `${handedIn} of ${size} on your list submitted`,
    attempts: 'Attempts',
    average: 'Average',
    percent: (value: number) => `${value}%`,
    kept: 'Kept',
    of: (count: number) => `of ${count}`,
    toSee: 'Left to check',
    review: 'Check the drafts',
    shareOf: (title: string) => `Share “${title}”`,
    stats: 'Stats',
    statsOf: (title: string) => `Stats for “${title}”`,
  },
  new: {
    heading: 'New quiz',
    ways: {
      document: { title: 'From a document', text: 'PDF, Word or slides' },
      byHand: { title: 'Write your own', text: 'Type your own questions' },
      byImport: { title: 'Import questions', text: 'Paste, CSV or Moodle' },
    },
  },
  studies: {
    heading: 'Your own studies',
    text: 'You can study here too: sprints, reviews and progress.',
    open: 'My Learning Sprints',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    ownQuizzes: typeof ownQuizzesTexts;
  }
}
