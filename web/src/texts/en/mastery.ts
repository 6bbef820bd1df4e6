import { defineTexts } from '../define.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => numbers[count] ?? String(count);
const topics = (count: number) => (count === 1 ? '1 topic' : `${count} topics`);
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** The map of topics: mastered, shaky or new. */
export const masteryTexts = defineTexts('mastery', {
  title: 'Your topics',
  of: (title: string) => `Your topics: ${title}`,
  open: 'Topics',
  seeAll: 'See what to practise',
  openOf: (title: string) => `Topics of ${title}`,
  back: (title: string) => `Back to ${title}`,
  toLibrary: 'Library',
  loading: 'Opening your topics…',
  failed: 'Your topics could not be opened.',
  retry: 'Retry',
  notFound: 'There is nothing at this address.',
  notFoundText: 'The sprint or course may have been deleted.',
  toDashboard: 'Back to your sprints',
  savedEarlier: (when: string) => `Saved ${when}. What you answered since counts once there is a network.`,
  waiting: 'Answers kept on this device count as soon as they are sent.',

  exam: {
    inDays: (left: number) => (left === 1 ? 'Exam tomorrow' : `Exam in ${left} days`),
    today: 'Exam today',
    set: 'Set the exam date',
    change: 'Change date',
    over: 'The date of the exam is past.',
  },
  pace: {
    everyDays: (toGo: number, left: number, every: number) =>
      `${topics(toGo)} in ${days(left)}: ${every === 1 ? 'one a day' : `one every ${inWords(every)} days`}.`,
    aDay: (toGo: number, left: number, aDay: number) => `${topics(toGo)} in ${days(left)}: ${inWords(aDay)} a day.`,
    today: (toGo: number) => `${topics(toGo)} not mastered yet. Look at the shaky ones first.`,
    done: 'Every topic is mastered. Reviews keep it so.',
    toGo: (toGo: number, all: number) => `${toGo} of ${topics(all)} to go.`,
  },

  cloth: 'Topics, in the order of the plan',
  tile: (title: string, state: string) => `${title}: ${state}`,
  states: { mastered: 'mastered', shaky: 'shaky', new: 'new' },
  count: (count: number, state: string) => `${count} ${state}`,
  evidence: 'From your answers in quizzes and reviews. Reading alone does not count.',
  rule: 'How a topic becomes mastered',
  ruleText:
    'At least four right answers, on two different days, and no more than one question in five wrong when you last met it. After 60 days without an answer it asks for one more.',

  shaky: 'Shaky',
  fresh: 'New, next in your plan',
  freshAlone: 'New',
  more: (count: number) => `${count} more`,
  mastered: (count: number) => `${count} mastered`,
  right: (right: number, asked: number) => `${right} of ${asked} right`,
  last: { today: 'last today', yesterday: 'last yesterday', on: (day: string) => `last on ${day}` },
  joined: (result: string, last: string) => `${result}, ${last}`,
  missing: {
    right_answers: '',
    more_answers: 'A few more right answers to go.',
    another_day: 'Once more on another day.',
  },
  place: (week: number, day: number) => `Week ${week}, day ${day}`,
  noLesson: (place: string) => `${place} · no lesson yet`,
  notPlanned: 'In no sprint of yours yet',
  read: 'Read',
  practise: 'Practise',
  readTopic: (title: string) => `Read: ${title}`,
  practiseTopic: (title: string) => `Practise: ${title}`,
  openLibrary: 'Read its first lesson in the library',
  none: 'No topics yet',
  noneText: 'As soon as the plan of this sprint is there, its topics are shown here.',
});
