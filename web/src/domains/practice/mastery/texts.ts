import { defineTexts } from '../../../texts/define.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => numbers[count] ?? String(count);
const topics = (count: number) => (count === 1 ? '1 topic' : `${count} topics`);
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** The map of topics: mastered, shaky or new. */
export const masteryTexts = defineTexts('mastery', {
  title: 'Your topics',
  of: (title: string) => `Your topics: ${title}`,
  drill: 'Practise until it sticks',
  seeAll: 'See what to practise',
  back: (title: string) => `Back to ${title}`,
  toLibrary: 'Library',
  loading: 'Opening your topics…',
  failed: 'We couldn’t open your topics.',
  retry: 'Retry',
  notFound: 'There’s nothing here.',
  notFoundText: 'The sprint or course may have been deleted.',
  toDashboard: 'Back to your sprints',
  savedEarlier: (when: string) => `Saved ${when}. Anything you’ve answered since will count once you’re back online.`,
  waiting: 'Answers saved on this device will count as soon as we’ve sent them.',

  exam: {
    inDays: (left: number) => (left === 1 ? 'Exam tomorrow' : `Exam in ${left} days`),
    today: 'Exam today',
    set: 'Set the exam date',
    change: 'Change date',
    over: 'Your exam date has passed.',
  },
  pace: {
    everyDays: (toGo: number, left: number, every: number) =>
      `${topics(toGo)} in ${days(left)}: ${every === 1 ? 'one a day' : `one every ${inWords(every)} days`}.`,
    aDay: (toGo: number, left: number, aDay: number) => `${topics(toGo)} in ${days(left)}: ${inWords(aDay)} a day.`,
    today: (toGo: number) => `${topics(toGo)} not mastered yet. Look at the shaky ones first.`,
    done: 'You’ve mastered every topic. Reviews will keep it that way.',
    toGo: (toGo: number, all: number) => `${toGo} of ${topics(all)} to go.`,
  },

  cloth: 'Topics, in the order of your plan',
  tile: (title: string, state: string) => `${title}: ${state}`,
  states: { mastered: 'mastered', shaky: 'shaky', new: 'new' },
  count: (count: number, state: string) => `${count} ${state}`,
  evidence: 'Based on your answers in quizzes and reviews. Reading alone doesn’t count.',
  rule: 'How you master a topic',
  ruleText:
    'Get at least four answers right, on two different days, with no more than one question in five wrong the last time you met it. After 60 days without an answer, you’ll need one more.',

  shaky: 'Shaky',
  fresh: 'New, next in your plan',
  freshAlone: 'New',
  more: (count: number) => `${count} more`,
  mastered: (count: number) => `${count} mastered`,
  right: (right: number, asked: number) => `${right} of ${asked} right`,
  last: {
    today: 'last answered today',
    yesterday: 'last answered yesterday',
    on: (day: string) => `last answered on ${day}`,
  },
  joined: (result: string, last: string) => `${result}, ${last}`,
  missing: {
    right_answers: '',
    more_answers: 'A few more right answers to go.',
    another_day: 'Get it right once more, on another day.',
  },
  place: (week: number, day: number) => `Week ${week}, day ${day}`,
  noLesson: (place: string) => `${place} · no lesson yet`,
  notPlanned: 'Not in any of your sprints yet',
  read: 'Read',
  practise: 'Practise',
  readTopic: (title: string) => `Read: ${title}`,
  practiseTopic: (title: string) => `Practise: ${title}`,
  openLibrary: 'Read its first lesson in the library',
  none: 'No topics yet',
  noneText: 'Topics will appear here once this sprint’s plan is ready.',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    mastery: typeof masteryTexts;
  }
}
