import { defineTexts } from '../../../texts/define.ts';

export const reviewsTexts = defineTexts('reviews', {
  title: 'Review',
  lead: 'Questions you’ve met before, back just before you’d forget them.',
  loading: 'Loading your reviews…',
  position: (number: number, all: number) => `Card ${number} of ${all}`,
  progress: 'Progress',
  from: (sprint: string, day: string) => `${sprint} · ${day}`,
  bad: { call: 'Report this question', leftOut: 'It won’t come back.' },
  hint: 'Hint',
  hintText: (section: string) => (section ? `Look again at “${section}”:` : 'Think of this sentence:'),
  check: 'Check Answer',
  next: 'Next',
  finish: 'Finish',
  right: 'Right answer',
  yours: 'Your answer',
  rightAnswer: 'That’s right.',
  wrongAnswer: 'Not quite.',
  keys: 'Keys: 1 to 4 or A to D, then Enter',
  rightIs: 'The right answer:',
  mistake: 'A common mix-up:',
  comesBack: (when: string) => `Comes back ${when}.`,
  onceMore: 'You’ll see this one again before you finish.',
  close: 'Close the review',
  tomorrow: 'tomorrow',
  onDay: (day: string) => `on ${day}`,
  openLesson: 'Open the lesson',
  done: {
    title: 'Done for today',
    text: (count: number) => (count === 1 ? 'You reviewed 1 question.' : `You reviewed ${count} questions.`),
    cards: (count: number) => (count === 1 ? 'You went through 1 card.' : `You went through ${count} cards.`),
    more: (count: number) => (count === 1 ? '1 more tomorrow.' : `${count} more tomorrow.`),
  },
  empty: {
    title: 'Nothing to review today',
    text: 'Questions from your quizzes and lessons come back here, up to 15 a day.',
    next: (day: string) => `The next one comes back on ${day}.`,
  },
  card: {
    name: 'Card',
    type: 'Type your answer (optional)',
    typePlaceholder: 'Or say it in your head',
    turn: 'Turn the card',
    typed: 'You wrote',
    answer: 'Answer',
    question: 'How did it go?',
    swipe: 'Swipe left: Again, right: Good',
    keys: 'Keys 1 to 4',
    grades: { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' },
    comesBack: (days: number) =>
      days === 0 ? '10 min' : days === 1 ? '1 day' : days < 60 ? `${days} days` : `${Math.round(days / 30)} months`,
    openLesson: (day: number, heading: string) => (heading ? `Day ${day}, ${heading}` : `Day ${day}`),
    own: 'Your own card',
  },
  deck: {
    title: 'Study cards',
    toDeck: 'Back to cards',
    none: 'Nothing to study now',
    noneText: 'You know all of these for now. They’ll come back in Review.',
    loading: 'Loading your cards…',
    failed: 'We couldn’t load your cards.',
  },
  yourCards: 'Your cards',
  toSprints: 'Back to your sprints',
  failed: 'We couldn’t load your reviews.',
  retry: 'Retry',
  offline: 'You’re offline. We’ll save your answers on this device and send them when you’re back online.',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    reviews: typeof reviewsTexts;
  }
}
