import { counted } from '../../../texts/counted.ts';
import { defineTexts } from '../../../texts/define.ts';

export const drillTexts = defineTexts('drill', {
  title: 'Practise until it sticks',
  lead: 'New numbers each time',
  loading: 'Getting your questions ready…',
  failed: 'We couldn’t load your questions.',
  retry: 'Retry',
  offline: 'You’re offline. We’ll save your answers on this device and send them when you’re back online.',
  offlineFirst: 'Open this once with a connection. After that it works offline too.',
  none: 'There’s nothing to practise here yet',
  noneText: 'This only works for lessons from the library that you haven’t rewritten. You can still take a quiz.',
  close: 'Close practice',
  toLesson: 'Back to the lesson',
  tiles: (laid: number, all: number) => `${laid} of ${counted(all, 'tile')}`,
  goal: (all: number) => `${all} and you’re done. A miss takes one back.`,
  hint: 'Hint',
  hintCost: 'With a hint, this one won’t add a tile.',
  step: 'Show the first step',
  solution: 'Show the solution',
  solutionCost: 'this one counts as missed',
  hintTitle: 'Hint',
  stepTitle: 'First step',
  solutionTitle: 'Solution',
  answerIs: 'The answer:',
  check: 'Check',
  next: 'Next',
  finish: 'Finish',
  right: 'Right answer',
  yours: 'Your answer',
  isRight: 'That’s right.',
  isHinted: 'That’s right. Now one without a hint.',
  isWrong: 'Not quite.',
  rightIs: 'The right answer:',
  mistake: 'A common mix-up:',
  keys: 'Keys: 1 to 4 or A to D, then Enter',
  again: {
    title: 'Let’s look at it once more',
    text: (section: string | null) =>
      `${section ? `It’s explained in “${section}”.` : 'It’s explained in the lesson.'} Read that part again, then carry on here. Your tiles stay.`,
    lesson: 'Read it again',
    carryOn: 'Carry on practising',
  },
  done: {
    title: 'All five tiles. That’ll stick!',
    text: (count: number) => (count === 1 ? 'You answered 1 question.' : `You answered ${count} questions.`),
    more: 'They’ll come back in Review, just before you’d forget them. Answer on another day too, and the topic is mastered.',
    again: 'Another round, new numbers',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    drill: typeof drillTexts;
  }
}
