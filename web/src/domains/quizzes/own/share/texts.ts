import { defineTexts } from '../../../../texts/define.ts';

/** The panel that hands a quiz on. */
export const quizSharingTexts = defineTexts('quizSharing', {
  heading: 'Share',
  title: (quiz: string) => `Share “${quiz}”`,
  done: 'Close',
  statuses: {
    open: 'Open',
    scheduled: 'Opens later',
    ended: 'Ended',
    closed: 'Closed',
    taken_down: 'Taken down',
  },
  takenDown: 'The people who run this server have taken this quiz down. Contact them if you think this is a mistake.',
  link: 'Quiz link',
  message: (title: string, link: string) => `Take the quiz “${title}”: ${link}`,
  qr: 'QR code for the quiz link',
  code: { open: 'Go to', type: 'and type', signs: (signs: string) => `Code ${signs}` },
  projector: 'Show on the projector',
  close: 'Close the quiz',
  closed: 'The quiz is closed. Students who have started can still submit; they’ll be marked late.',
  open: 'Open the quiz again',
  opened: 'The quiz is open again.',
  renew: 'Make a new link',
  renewTitle: 'Make a new link?',
  renewText: 'The current link will stop working straight away, even in messages and on printed sheets. Results stay.',
  renewConfirm: 'Make a new link',
  renewed: 'The quiz has a new link.',
  cancel: 'Cancel',
  failed: 'That didn’t work. Please try again.',
  saveFirst: 'Save your changes before you share: students only see the saved quiz.',
});

declare module '../../../../texts/define.ts' {
  interface Namespaces {
    quizSharing: typeof quizSharingTexts;
  }
}
