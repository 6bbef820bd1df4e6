import { defineTexts } from '../../../texts/define.ts';

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

export const sittingTexts = defineTexts('sitting', {
  page: 'Examination',
  loading: 'Getting the questions…',
  failed: 'We couldn’t get the questions.',
  gone: {
    title: 'This sitting isn’t on this device',
    text: 'Sittings stay on the device they were started on for 30 days. You can start a new one.',
    home: 'Back to home',
  },
  size: (count: number, min: number | null) => (min === null ? questions(count) : `${questions(count)}, ${min} min`),

  before: {
    choose: 'How do you want to sit it?',
    asItSays: 'As it says',
    test: 'Test',
    exam: 'Examination',
    own: 'My own',
    noLimit: (count: number) => `${questions(count)}, no time limit`,
    count: 'Questions',
    minutes: 'Minutes',
    countFault: (most: number) => `Choose 1 to ${most}.`,
    minutesFault: 'Choose 1 to 600.',
    mix: 'Mix the order',
    mixHint: 'Questions and options come in a new order.',
    keys: 'Keyboard shortcuts',
    keysHint: 'A to D choose, P and N move, S submits, R goes back.',
    rules: 'Before you start',
    clock: (ends: string) => `The clock starts when you press Start. If you start now, it ends at ${ends}.`,
    noClock: 'There’s no time limit. Submit when you’re ready.',
    saved: 'Every answer is saved on this device at once. You can lose your network or close the browser and carry on.',
    runs: 'The clock keeps running while you’re away, and your answers are submitted when it ends.',
    device: 'This is your own sitting, so it goes by the clock on this device.',
    noKey: (count: number) =>
      count === 1
        ? '1 question has no key. It won’t be marked: you’ll mark it yourself.'
        : `${count} questions have no key. They won’t be marked: you’ll mark them yourself.`,
    noKeyUpTo: (count: number) =>
      count === 1
        ? 'One of them may have no key. You’ll mark that one yourself.'
        : `Up to ${count} of them have no key. You’ll mark those yourself.`,
    start: 'Start',
    back: 'Not now',
  },

  room: {
    position: (number: number, all: number) => `Question ${number} of ${all}`,
    marks: (count: number) => (count === 1 ? '1 mark' : `${count} marks`),
    flag: 'Flag',
    flagged: 'Flagged',
    answers: 'Answers',
    write: 'Your answer',
    writeHint: 'Write it here or on paper. It won’t be marked: you’ll compare it with the model answer.',
    previous: 'Previous',
    next: 'Next',
    handIn: 'Submit',
    calculator: 'Calculator',
    questions: 'Questions',
    nearby: 'Questions near this one',
    all: (count: number) => `All ${questions(count)}`,
    close: 'Close',
    timeLeft: 'Time left',
    left: (text: string) => `${text} left`,
    beganAndEnds: (began: string, ends: string) => `Began ${began}, ends ${ends}`,
    began: (began: string) => `Began ${began}, no time limit`,
    clockAndCalculator: 'Clock and calculator',
    savedTimed: (count: number, ends: string) => `${answersSaved(count)} Ends at ${ends}, even offline.`,
    saved: (count: number) => `${answersSaved(count)} You can carry on offline.`,
    unsaved: 'This browser isn’t saving your answers. Keep this page open until you’ve submitted.',
    warning: (count: number) => `${minutes(count)} left.`,
    keyNames: {
      choose: 'choose',
      previous: 'previous',
      next: 'next',
      handIn: 'submit',
      back: 'back from the question',
    },
    keys: 'Keyboard shortcuts',
  },

  standing: {
    answered: 'answered',
    open: 'seen, no answer',
    unseen: 'not seen',
    flagged: 'flagged',
    cell: (number: number, standing: string, isFlagged: boolean) =>
      `${number}, ${standing}${isFlagged ? ', flagged' : ''}`,
  },

  ask: {
    open: (count: number) => `Submit with ${questions(count)} open?`,
    done: 'Submit now?',
    left: (text: string) => `You have ${text} left. After you submit, nothing can be changed.`,
    noLimit: 'After you submit, nothing can be changed.',
    unseen: (numbers: string) => `Not seen: ${numbers}`,
    seen: (numbers: string) => `Seen, no answer: ${numbers}`,
    unread: (numbers: string) => `Can’t be read, so won’t be marked: ${numbers}`,
    flagged: (numbers: string) => `Flagged: ${numbers}`,
    back: 'Back to the questions',
    confirm: (count: number) => (count === 1 ? 'Submit 1 answer' : `Submit ${count} answers`),
  },

  calculator: {
    display: 'Display',
    clear: 'Clear',
    delete: 'Delete the last digit',
    percent: 'Percent',
    divide: 'Divide',
    times: 'Times',
    minus: 'Minus',
    plus: 'Plus',
    sign: 'Change the sign',
    point: 'Point',
    equals: 'Equals',
    zero: 'Can’t divide by zero',
  },

  result: {
    close: 'Close',
    taken: (when: string) => `Taken on ${when}`,
    right: (right: number, marked: number) => `${right} of ${marked} right`,
    noneMarked: 'Nothing to mark here',
    noneMarkedText: 'None of these questions has a key. Compare your answers below.',
    better: (count: number) => `${count} more than last time.`,
    same: 'The same as last time.',
    handedIn: (took: string, of: number | null) =>
      of === null ? `Submitted after ${took}.` : `Submitted after ${took} of ${of} min.`,
    timeUp: (min: number) => `Your ${min === 1 ? 'minute was' : `${min} minutes were`} up, so we submitted it for you.`,
    yours: 'Your sittings',
    today: 'This one',
    noKey: (count: number) => (count === 1 ? '1 has no key' : `${count} have no key`),
    noKeyText: (numbers: string) => `${numbers}: compare and mark yourself`,
    compare: 'Compare',
    read: 'What to read',
    missed: (numbers: string) => `Missed ${numbers}`,
    open: 'Open',
    more: (count: number) => `Show ${count} more`,
    allRight: 'All right. Nothing to read again.',
    byTopic: 'By topic',
    topic: 'Most to gain first',
    noTopic: 'Other questions',
    here: 'This time',
    of: (right: number, marked: number) => `${right} of ${marked}`,
    time: 'Time per question',
    half: (seconds: string) => `Half took ${seconds} or less.`,
    longest: (number: number, took: string, mark: string) => `Longest: question ${number}, ${took}${mark}.`,
    andMissed: ', and missed',
    chart: (count: number, longest: string) => `Seconds a question, ${questions(count)}. ${longest}`,
    marks: { right: 'right', missed: 'missed', 'no-key': 'no key' },
    all: (count: number) => (count === 1 ? 'Your answer' : `All ${count} answers`),
    yourAnswer: 'Your answer',
    rightAnswer: 'Right answer',
    nothing: 'You didn’t answer this one.',
    noKeyHere: 'No key, so we didn’t mark it.',
    status: {
      printed: 'Key from the paper',
      own: 'Key you entered',
      shared: 'Key typed by whoever shared the paper',
      model: 'Key worked out by a model',
      bank: 'Key from Akada',
      none: 'No key',
    },
    wrote: 'What you wrote',
    wroteNothing: 'You didn’t write anything here. If you wrote on paper, get it out now.',
    modelAnswer: 'Model answer',
    comeBack: 'What you missed will come back in Review.',
    offline: 'You’re offline. Your result is saved on this device, and we’ll send it when you’re back online.',
    waiting: 'We couldn’t send your result yet. It’s saved on this device, and we’ll try again automatically.',
    review: 'Review what you missed',
    done: 'Done',
    achievement: (name: string) => `Achievement unlocked: ${name}`,
  },

  time: {
    minutes,
    seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
    short: (min: number, sec: number) => (min === 0 ? `${sec} s` : sec === 0 ? `${min} min` : `${min} min ${sec} s`),
  },
});

function answersSaved(count: number): string {
  if (count === 0) return 'Your answers are saved here as you choose them.';
  return count === 1 ? '1 answer saved.' : `${count} answers saved.`;
}

declare module '../../../texts/define.ts' {
  interface Namespaces {
    sitting: typeof sittingTexts;
  }
}
