import { defineTexts } from '../define.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The public page of a quiz (/quiz/{quizId}). */
export const quizPageTexts = defineTexts('quizPage', {
  loading: 'Loading quiz…',
  takingAs: (name: string) => `Taking quiz as ${name}`,
  change: 'Change',
  changeLabel: 'Not you? Change name and email',
  report: 'Report',
  close: 'Close',
  cancel: 'Cancel',

  form: {
    heading: 'Please Signup to take this quiz',
    lead: 'No account needed. Your lecturer sees this name beside your result.',
    name: 'Name',
    email: 'Email',
    begin: 'Begin Quiz',
    beginning: 'Opening the quiz…',
    missing: 'Please enter your name and email',
    invalidEmail: 'Please enter a valid email address',
    changed: 'With a different email the quiz starts again, and your answers so far won’t be kept.',
    number: 'Matriculation number',
    numberOptional: 'Matriculation number (optional)',
    missingNumber: 'Please enter your matriculation number',
    group: 'Group or department',
    groupOptional: 'Group or department (optional)',
    missingGroup: 'Please enter your group or department',
    kept: { name: 'name', email: 'email', number: 'matriculation number', group: 'group' },
    notice: (lecturer: string, kept: string[], months: number) =>
      `${lecturer} sees your ${kept.join(', ')}, answers, score and when you handed in. After ${plural(months, 'month', 'months')} your ${kept.slice(0, -1).join(', ')} and ${kept.at(-1)} are removed from the result. This device remembers them for the next quiz.`,
    yourLecturer: 'The lecturer who made this quiz',
    privacy: 'Privacy policy',
    erase: 'Have my name removed',
  },

  facts: {
    questions: (count: number) => plural(count, 'question', 'questions'),
    by: (lecturer: string) => `By ${lecturer}`,
    limit: (minutes: number) => `Time limit: ${plural(minutes, 'minute', 'minutes')}`,
    closes: (moment: string) => `Closes ${moment}`,
    oneAttempt: 'One attempt per email',
    owner: 'This is your own quiz, as your students see it. What you hand in here counts in its stats.',
    startHeading: 'Ready?',
    timed: (minutes: number) =>
      `You have ${plural(minutes, 'minute', 'minutes')} once you begin. What you have answered by then is handed in.`,
  },

  question: {
    number: (number: number, count: number) => `Question ${number} of ${count}`,
    yourAnswer: 'Your answer',
    rightAnswer: 'Right answer',
    correct: 'Correct',
    wrong: 'Not correct',
    unanswered: 'Not answered',
    why: 'Why',
    mistake: 'A common mix-up',
  },

  bar: {
    submit: (answered: number, count: number) => `Submit Quiz (${answered}/${count} answered)`,
    next: (number: number) => `Go to question ${number}`,
    progress: 'Answered questions',
    timeLeft: 'Time left',
    minutesLeft: (minutes: number) => `${plural(minutes, 'minute', 'minutes')} left`,
    timeOver: 'The time is over. Your answers were handed in.',
  },

  saving: {
    inProgress: 'Saving your result…',
    failed: 'Failed to save results',
    waiting: 'You are offline: your answers wait on this device',
    kept: 'Your answers are locked and kept on this device. They are sent by themselves when the network returns, once. Your score is shown then.',
    retry: 'Retry Saving Results',
    retrying: 'Saving…',
    refused: 'The server did not take this attempt. Your answers are still on this device; please tell your lecturer.',
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
    saved: 'Your result is saved.',
    mistakes: (count: number) => `${count} to look at again`,
    late: 'It came in after the time was over. Your lecturer sees that.',
    answersAfterClose: 'The right answers are shown here after the quiz has closed.',
    answersNever: 'Your lecturer chose not to show the right answers.',
    tryAgain: 'Try Again',
    reloading: 'Starting again…',
    requestStats: 'Ask for class results',
    requestSent: 'Request Sent',
    requestHint: 'Asks your lecturer for the results of the whole class.',
  },

  keep: {
    offer: 'Keep your mistakes as cards, free',
    kept: 'Saved. They’re in your reviews now.',
    review: 'Review them now',
  },

  modal: {
    passed: 'Quiz Passed',
    complete: 'Quiz Attempt Complete',
    messages: {
      strong: 'Excellent work. You know this material well.',
      passed: 'Well done, you passed. A look at what you missed will make it stick.',
      close: 'You are on the way. Go over the notes once more and try again.',
      low: 'This one was hard. Read the material again in small pieces; the next attempt will be better.',
    },
    /** Where there is no other attempt, none is spoken of. */
    messagesOnce: {
      strong: 'Excellent work. You know this material well.',
      passed: 'Well done, you passed. A look at what you missed will make it stick.',
      close: 'You are on the way. Go over the notes once more, beginning with what you missed.',
      low: 'This one was hard. Read the material again in small pieces; it will come.',
    },
    quotes: {
      one: 'Every question you got wrong today is one you will know tomorrow.',
      two: 'Small steps, taken daily, cross the longest road.',
      three: 'You do not have to be quick. You have to come back.',
      four: 'What you can explain to a friend, you own.',
      five: 'Understanding grows the way cassava does: quietly, under the surface, and then all at once.',
      six: 'A score is a place on the map, not the end of the road.',
      seven: 'The best time to look at a mistake is while it is still warm.',
      eight: 'Rest, read, come back to it. That is how it is done.',
    },
    seeAnswers: 'See your answers',
  },

  states: {
    notAvailable: 'Quiz Not Available',
    notAvailableText: 'The link may be mistyped, or the lecturer has closed the quiz.',
    opens: (moment: string) => `It opens ${moment}.`,
    ended: (moment: string) => `It closed ${moment}.`,
    contact: 'Contact Lecturer',
    refresh: 'Refresh Page',
    errorLoading: 'Error Loading Quiz',
    tryAgain: 'Try Again',
    invalidId: 'Invalid quiz ID',
    invalidIdText: 'The address of this quiz is not complete. Please open the link once more, or ask for it again.',
    noContent: 'No quiz content provided',
    unreadable: 'Failed to parse quiz content properly. Please check the format.',
    noQuestions: 'No quiz questions found. Please try again.',
    failed: 'Something went wrong on the way. Please try again.',
  },

  contact: {
    heading: 'Contact Lecturer',
    text: 'We pass your message on. Your lecturer gets your name and email and can answer you.',
    message: 'Message',
    send: 'Send',
    sending: 'Sending…',
    sent: 'Sent. If there is a quiz at this address, its lecturer will read it.',
    subject: (title: string) => `Quiz: ${title}`,
  },

  reporting: {
    heading: 'Report this quiz',
    text: 'Goes to the people who run this server, not to the lecturer.',
    reason: 'What is wrong with it?',
    reasons: {
      offensive: 'It is offensive or harmful',
      personal_data: 'It shows private information',
      copyright: 'It copies somebody’s work',
      spam: 'It is spam or a fraud',
      other: 'Something else',
    },
    message: 'In your own words (optional)',
    email: 'Your email, if we may ask back (optional)',
    sent: 'Thank you. We will look at it.',
  },

  erasing: {
    heading: 'Have my name removed',
    text: 'We mail a link to this address. Opening it removes your name and email from every quiz result.',
    sent: 'If there are results under this address, a link is on its way to it.',
    confirmHeading: 'Remove your name from quiz results',
    confirmText:
      'Your name and email are removed from every result. The scores stay, as nobody’s. This cannot be undone.',
    confirm: 'Remove my name',
    confirming: 'Removing…',
    done: (count: number) =>
      count === 0
        ? 'There was nothing left to remove.'
        : `Done. ${plural(count, 'result was', 'results were')} made anonymous.`,
    noToken: 'This link is not complete. Please open it once more from the mail.',
  },

  tooMany: 'Too many requests. Please try again in a few minutes.',
});
