import { defineTexts } from '../../../texts/define.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** “name, email and group”. */
const listed = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');

/** The public page of a quiz (/quiz/{quizId}). */
export const quizPageTexts = defineTexts('quizPage', {
  loading: 'Loading quiz…',
  takingAs: (name: string) => `Taking quiz as ${name}`,
  change: 'Change',
  changeLabel: 'Not you? Change name and email',
  home: {
    button: 'Take it home as one file',
    lead: 'Practise again at home: the file opens on any phone without network, and the right answers aren’t in it.',
    loading: 'Getting ready…',
  },
  report: 'Report',
  close: 'Close',
  cancel: 'Cancel',

  form: {
    heading: 'Please Signup to take this quiz',
    lead: 'No account needed. Your lecturer will see this name next to your result.',
    name: 'Name',
    email: 'Email',
    fromCourse: 'You came in from your course, so we don’t need your email.',
    begin: 'Begin Quiz',
    beginning: 'Opening the quiz…',
    missing: 'Please enter your name and email',
    invalidEmail: 'Please enter a valid email address',
    changed: 'With a different email the quiz starts again, and you’ll lose your answers so far.',
    number: 'Matric number',
    numberOptional: 'Matric number (optional)',
    missingNumber: 'Please enter your matric number',
    group: 'Group or department',
    groupOptional: 'Group or department (optional)',
    missingGroup: 'Please enter your group or department',
    kept: { name: 'name', email: 'email', number: 'matric number', group: 'group' },
    notice: (lecturer: string, kept: string[], months: number) =>
      `${lecturer} will see your ${kept.join(', ')}, answers, score and when you submitted. After ${plural(months, 'month', 'months')} we remove your ${listed(kept)} from the result. This device remembers ${kept.length === 1 ? 'it' : 'them'} for your next quiz.`,
    wrongHands: 'Use your own email. If someone has already used it, your lecturer can let you start again.',
    yourLecturer: 'The lecturer who made this quiz',
    privacy: 'Privacy policy',
    erase: 'Remove my name',
  },

  facts: {
    questions: (count: number) => plural(count, 'question', 'questions'),
    by: (lecturer: string) => `By ${lecturer}`,
    limit: (minutes: number) => `Time limit: ${plural(minutes, 'minute', 'minutes')}`,
    closes: (moment: string) => `Closes ${moment}`,
    oneAttempt: 'One attempt per email',
    owner: 'This is your own quiz, as anyone you share it with sees it. If you submit here, it counts in its stats.',
    startHeading: 'Ready?',
    timed: (minutes: number) =>
      `You have ${plural(minutes, 'minute', 'minutes')} once you begin. When time’s up, we’ll submit what you’ve answered.`,
  },

  question: {
    number: (number: number, count: number) => `Question ${number} of ${count}`,
    yourAnswer: 'Your answer',
    rightAnswer: 'Right answer',
    correct: 'Correct',
    wrong: 'Incorrect',
    unanswered: 'Not answered',
    unread: 'Couldn’t be read',
    unreadText: 'We couldn’t read this answer, so it wasn’t marked. It counts as not answered.',
    next: 'Next',
    why: 'Why',
    mistake: 'A common mix-up',
  },

  bar: {
    submit: (answered: number, count: number) => `Submit Quiz (${answered}/${count} answered)`,
    next: (number: number) => `Go to question ${number}`,
    progress: 'Answered questions',
    timeLeft: 'Time left',
    minutesLeft: (minutes: number) => `${plural(minutes, 'minute', 'minutes')} left`,
    timeOver: 'Time’s up. We’ve submitted your answers.',
    unread: (number: number) =>
      `We can’t read your answer to question ${number} yet. Change it, or submit again to hand it in unmarked.`,
  },

  saving: {
    inProgress: 'Saving your result…',
    failed: 'Failed to save results',
    waiting: 'You’re offline. Your answers are safe on this device.',
    kept: 'Your answers are locked and saved on this device. We’ll send them automatically when you’re back online, and show your score then.',
    full: 'The hall is full. Your answers are safe on this phone; they go out by themselves.',
    retry: 'Retry Saving Results',
    retrying: 'Saving…',
    refused: 'We couldn’t accept this attempt. Your answers are still on this device; please tell your lecturer.',
  },

  result: {
    heading: 'Your result',
    score: (score: number) => `${score}%`,
    count: (correct: number, count: number) => `${correct} of ${count} correct`,
    level: 'Performance level',
    levels: {
      expert: 'Expert',
      advanced: 'Advanced',
      proficient: 'Proficient',
      developing: 'Developing',
      needsImprovement: 'Needs Improvement',
    },
    saved: 'Result saved.',
    mistakes: (count: number) => `${count} to look at again`,
    late: 'It came in after time was up. Your lecturer can see that.',
    answersAfterClose: 'You’ll see the right answers here after the quiz closes.',
    answersNever: 'Your lecturer chose not to show the right answers.',
    tryAgain: 'Try Again',
    reloading: 'Starting again…',
    requestStats: 'Ask for class results',
    requestSent: 'Request Sent',
    requestHint: 'We’ll ask your lecturer for the whole class’s results.',
  },

  keep: {
    offer: 'Save your mistakes as cards, free',
    kept: 'Saved. You’ll find them in Review.',
    review: 'Review them now',
  },

  modal: {
    passed: 'Quiz Passed',
    complete: 'Quiz Attempt Complete',
    messages: {
      strong: 'Excellent work. You know this material well.',
      passed: 'Well done, you passed. Look over what you missed to make it stick.',
      close: 'You’re getting there. Go over your notes once more and try again.',
      low: 'That was a hard one. Read the material again in small pieces; you’ll do better next time.',
    },
    /** Where there is no other attempt, none is spoken of. */
    messagesOnce: {
      strong: 'Excellent work. You know this material well.',
      passed: 'Well done, you passed. Look over what you missed to make it stick.',
      close: 'You’re getting there. Go over your notes once more, starting with what you missed.',
      low: 'That was a hard one. Read the material again in small pieces; it’ll come.',
    },
    quotes: {
      one: 'Every question you got wrong today is one you’ll know tomorrow.',
      two: 'Small steps every day will take you a long way.',
      three: 'You don’t have to be quick. You just have to come back.',
      four: 'If you can explain it to a friend, you know it.',
      five: 'Understanding grows the way cassava does: quietly, under the surface, and then all at once.',
      six: 'A score shows where you are, not where you’ll end up.',
      seven: 'The best time to look at a mistake is while it’s fresh.',
      eight: 'Rest, read, come back to it. That’s how it’s done.',
    },
    seeAnswers: 'See your answers',
  },

  states: {
    notAvailable: 'Quiz Not Available',
    notAvailableText: 'The link may be wrong, or the lecturer may have closed the quiz.',
    opens: (moment: string) => `It opens ${moment}.`,
    ended: (moment: string) => `It closed ${moment}.`,
    contact: 'Contact Lecturer',
    refresh: 'Refresh Page',
    errorLoading: 'Error Loading Quiz',
    tryAgain: 'Try Again',
    invalidId: 'Invalid quiz ID',
    invalidIdText: 'This link is incomplete. Please open it again, or ask for a new one.',
    noContent: 'No quiz content provided',
    unreadable: 'Failed to parse quiz content properly. Please check the format.',
    noQuestions: 'No quiz questions found. Please try again.',
    failed: 'Something went wrong. Please try again.',
    full: 'The hall is full. Keep this page open: the quiz opens automatically as soon as there’s room.',
  },

  contact: {
    heading: 'Contact Lecturer',
    text: 'We’ll pass your message on. Your lecturer will get your name and email so they can reply.',
    message: 'Message',
    send: 'Send',
    sending: 'Sending…',
    sent: 'Sent. If there’s a quiz at this address, its lecturer will get your message.',
    subject: (title: string) => `Quiz: ${title}`,
  },

  reporting: {
    heading: 'Report this quiz',
    text: 'This goes to the people who run this server, not to the lecturer.',
    reason: 'What’s wrong with it?',
    reasons: {
      offensive: 'It’s offensive or harmful',
      personal_data: 'It shows private information',
      copyright: 'It copies someone’s work',
      spam: 'It’s spam or a scam',
      other: 'Something else',
    },
    message: 'In your own words (optional)',
    email: 'Your email, in case we have questions (optional)',
    sent: 'Thank you. We’ll look into it.',
  },

  erasing: {
    heading: 'Remove my name',
    text: 'We’ll email a link to this address. Open it to remove your name and email from every quiz result.',
    sent: 'If we have results for this address, a link is on its way.',
    confirmHeading: 'Remove your name from quiz results',
    confirmText:
      'We’ll remove your name and email from every result. The scores stay, but without your name. You can’t undo this.',
    confirm: 'Remove my name',
    confirming: 'Removing…',
    done: (count: number) =>
      count === 0
        ? 'There’s nothing left to remove.'
        : `Done. We’ve made ${plural(count, 'result', 'results')} anonymous.`,
    noToken: 'This link is incomplete. Please open it again from the email.',
  },

  tooMany: 'Too many requests. Please try again in a few minutes.',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    quizPage: typeof quizPageTexts;
  }
}
