import { defineTexts } from '../define.ts';

/** The home of somebody who teaches. */
export const ownQuizzesTexts = defineTexts('ownQuizzes', {
  heading: 'Quizzes',
  back: 'Back to your quizzes',
  failed: 'Your quizzes could not be loaded.',
  failedText: 'They are safe on the server.',
  savedEarlier: (moment: string) => `No connection: these are your quizzes as they were ${moment}.`,
  empty: 'No quizzes yet',
  emptyText: 'Make one from a document, write it by hand or import it. Students need only its link, and no account.',
  showAll: (count: number) => `Show all ${count}`,
  newestOnly: (count: number) => `The newest ${count} are shown.`,
  live: {
    now: 'Live now · the last hour',
    began: 'In',
    handedIn: 'Handed in',
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
    weak: (count: number) => `${count} to look at`,
    weakOf: (count: number, title: string) =>
      `${count} ${count === 1 ? 'question' : 'questions'} of “${title}” to look at`,
    handedIn: (handedIn: number, size: number) => `${handedIn} of ${size} handed in`,
    attempts: 'Attempts',
    average: 'Average',
    percent: (value: number) => `${value}%`,
    kept: 'Questions kept',
    of: (count: number) => `of ${count}`,
    toSee: 'Still to see',
    review: 'Go through the drafts',
    shareOf: (title: string) => `Share “${title}”`,
    stats: 'Statistics',
    statsOf: (title: string) => `Statistics of “${title}”`,
  },
  new: {
    heading: 'New quiz',
    ways: {
      document: { title: 'From a document', text: 'PDF, Word or slides' },
      byHand: { title: 'By hand', text: 'Type your own questions' },
      byImport: { title: 'By import', text: 'Paste, CSV or Moodle' },
    },
  },
  studies: {
    heading: 'Your own studies',
    text: 'Sprints, reviews and progress are still yours.',
    open: 'My Learning Sprints',
  },
});
