import { defineTexts } from '../../texts/define.ts';

/** The guess at the start of a lesson, and examples with blanks. */
export const actsTexts = defineTexts('acts', {
  guess: {
    yours: 'Your guess',
    free: 'A hunch is enough. It isn’t marked.',
    kept: 'Kept on this device. You can change it until you look at the answers at the end of the lesson.',
    stays: 'You’ve looked at the answers, so your guess stays as it was.',
    atStart: 'Your guess at the start:',
    now: 'What would you say now?',
  },
  faded: {
    blank: (step: number, blank: number, all: number) =>
      all > 1 ? `Step ${step}, blank ${blank} of ${all}` : `Step ${step}, blank`,
    right: 'Right',
    showMe: 'Show me',
    shown: 'Filled in for you.',
    done: 'Every step is filled in.',
    startAgain: 'Clear and start again',
  },
});

declare module '../../texts/define.ts' {
  interface Namespaces {
    acts: typeof actsTexts;
  }
}
