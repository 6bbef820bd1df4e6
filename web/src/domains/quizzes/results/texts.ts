import { defineTexts } from '../../../texts/define.ts';

export const quizStatsTexts = defineTexts('quizStats', {
  title: 'Quiz stats',
  edit: 'Edit quiz',
  loadFailed: 'We couldn’t load the stats.',
  notFound: 'We can’t find a quiz of yours at this address.',
  live: 'Live: new results appear automatically.',
  stale: 'We couldn’t load the newest results; these are the last ones we have.',
  attempts: 'Attempts',
  outside: (count: number) => `${count} from a file`,
  started: (count: number) => `${count} started`,
  averageScore: 'Average score',
  passRate: 'Pass rate',
  passHint: 'Pass mark: 50%',
  medianScore: 'Median score',
  percent: (value: number) => `${value}%`,
  none: 'Nobody has taken this quiz yet.',
  noneText: 'Share the link. Results will appear here as students submit.',
  csv: 'Download results (CSV)',
  csvBusy: 'Preparing…',
  csvDone: 'Results downloaded.',
  csvFailed: 'We couldn’t download the results. Please try again.',
  regrade: {
    title: (questions: number) =>
      questions === 1
        ? 'You changed a right answer after students submitted.'
        : `You changed the right answers to ${questions} questions after students submitted.`,
    text: (results: number) =>
      results === 1
        ? '1 result used the old answer and would change.'
        : `${results} results used the old answers and would change.`,
    open: 'Regrade results…',
    heading: (results: number) => (results === 1 ? 'Regrade 1 result?' : `Regrade ${results} results?`),
    raised: (count: number) => (count === 1 ? '1 score goes up' : `${count} scores go up`),
    lowered: (count: number) => (count === 1 ? '1 score goes down' : `${count} scores go down`),
    nowPassed: (count: number) => (count === 1 ? '1 student now passes' : `${count} students now pass`),
    nowFailed: (count: number) => (count === 1 ? '1 student no longer passes' : `${count} students no longer pass`),
    consequence:
      'Stats and CSV update straight away, and students who reopen their result see the new one. We don’t email anyone. Questions you replaced or deleted still count as before.',
    cancel: 'Leave them as they are',
    confirm: 'Regrade',
    busy: 'Regrading…',
    done: (results: number) =>
      results === 0
        ? 'Every result already uses the new answers.'
        : results === 1
          ? '1 result regraded.'
          : `${results} results regraded.`,
    failed: 'We couldn’t regrade the results. Please try again.',
  },
  distribution: {
    heading: 'Scores',
    band: (from: number, to: number) => `${from}–${to}%`,
    count: (count: number) => (count === 1 ? '1 student' : `${count} students`),
    axis: 'Score in percent, in steps of ten. The pass mark is 50.',
    summary: (text: string) => `Distribution of scores: ${text}`,
    levels: {
      expert: 'Expert',
      advanced: 'Advanced',
      proficient: 'Proficient',
      developing: 'Developing',
      needsImprovement: 'Needs Improvement',
    },
    levelRange: (from: number, to: number) => (from === 0 ? 'below 60%' : `${from}–${to}%`),
  },
  questions: {
    heading: 'Questions',
    lead: 'How many got each question right, and which options they chose. The hardest come first.',
    teachAgain: (questions: string) => `Teach again: ${questions}`,
    shaky: (number: number, percent: number) => `question ${number}, ${percent}%`,
    right: (percent: number) => `${percent}% right`,
    unknown: 'Not answered yet',
    number: (number: number, question: string) => `${number}. ${question}`,
    details: 'Show the options',
    typedDetails: 'Show what they typed',
    rightOption: 'right answer',
    key: (key: string) => `Right answer: ${key}`,
    otherAnswers: (count: number) => `${count} typed something else`,
    unread: (count: number) => `${count} typed something we couldn’t read, so it wasn’t marked`,
    unanswered: (count: number) => `${count} skipped it`,
    discrimination: (value: string) => `How well it separates stronger and weaker students: ${value}`,
    weaknesses: {
      too_easy: 'Too easy',
      too_hard: 'Too hard',
      negative_discrimination: 'Misleading',
      unused_distractor: 'An option nobody picks',
    },
    explained: {
      too_easy: 'Nearly everyone gets it right, so it doesn’t tell you who has studied.',
      too_hard: 'Hardly anyone gets it right. Have you taught it, and is it worded clearly?',
      negative_discrimination:
        'Students who do well elsewhere get this one wrong. Check the right answer and the wording.',
      unused_distractor: 'A wrong option that nobody picks isn’t doing any work. Find a more tempting one.',
    },
    weak: (count: number) =>
      count === 1 ? '1 question may need a second look.' : `${count} questions may need a second look.`,
    tooFew: 'After ten submissions we’ll flag weak questions.',
    drop: {
      reasons: {
        all_right: 'Everyone gets it right, so it doesn’t separate students.',
        none_right: 'Nobody gets it right. Check that the right answer is correct.',
        best_wrong: 'Most of your best students get it wrong. Check the right answer and the wording.',
      },
      open: 'Drop this question…',
      openNumber: (number: number) => `Drop question ${number}…`,
      title: 'Drop this question?',
      text: (results: number) =>
        results === 1
          ? 'We’ll remove it from the quiz and regrade 1 result without it. You can’t undo this.'
          : `We’ll remove it from the quiz and regrade ${results} results without it. You can’t undo this.`,
      keep: 'Keep it',
      confirm: 'Drop it',
      busy: 'Dropping…',
      done: (results: number) =>
        results === 1 ? 'Question dropped; 1 result regraded.' : `Question dropped; ${results} results regraded.`,
      failed: 'We couldn’t drop the question. Please try again.',
    },
  },
  class: {
    heading: 'Class list',
    none: 'Add your class list to see results by matric number and who hasn’t submitted.',
    notAsked:
      'This quiz doesn’t ask for the matric number, so results can’t be matched to your list. You can change that in its settings.',
    import: 'Import class list',
    replace: 'Replace the list',
    remove: 'Remove the list',
    removed: 'List removed. Results stay.',
    removeFailed: 'We couldn’t remove the list. Please try again.',
    loadFailed: 'We couldn’t load the class list.',
    csv: 'Download by matric number (CSV)',
    handedIn: (done: number, all: number) => `${done} of ${all} submitted`,
    missing: (count: number) => `${count} missing`,
    nobodyMissing: 'Everyone has submitted.',
    onlyMissing: 'Show only missing students',
    isMissing: 'Missing',
    best: (attempts: number) => `best of ${attempts}`,
    showAll: (count: number) => `Show all ${count}`,
    unlisted: (count: number) =>
      count === 1 ? '1 result doesn’t match anyone on your list' : `${count} results don’t match anyone on your list`,
    unlistedText: 'A typo, no number, or someone who isn’t on your list:',
    unlistedEntry: (number: string, name: string, score: number) => `${number || 'no number'}, ${name}: ${score}%`,
    suggestion: (name: string, number: string) => `Probably ${name}, ${number}.`,
    match: 'Count it for them',
    matchLabel: (name: string, number: string) => `Count it for ${name}, ${number}`,
    matched: (name: string) => `Counted for ${name}.`,
    matchFailed: 'We couldn’t save that. Please try again.',
    more: (count: number) => `and ${count} more; download the CSV for all`,
    kept: 'Only you can see the list. We keep it for 12 months, or until you remove it or delete the quiz.',
    dialog: {
      title: 'Class list',
      lead: 'One line per student: number, name and, if you like, group. Choose a CSV file or paste your list below. It replaces any list you have.',
      file: 'Choose a file',
      content: 'Students',
      placeholder: 'CSC/2026/001, Ada Obi, Computer Science',
      read: 'Save the list',
      busy: 'Reading…',
      close: 'Close',
      empty: 'Choose a file, or paste the list.',
      tooLarge: 'This file is too large. You can have up to 2,000 students.',
      failed: 'We couldn’t save the list. Please try again.',
      faults: 'We haven’t changed anything. Please fix these lines:',
      saved: (count: number) => (count === 1 ? 'List saved: 1 student.' : `List saved: ${count} students.`),
    },
  },
  batches: {
    heading: 'Batches',
    lead: 'Groups that take this quiz at their own time, each with its own link and code. The quiz’s own link keeps its own times.',
    add: 'Add a batch',
    name: 'Name',
    opens: 'Opens',
    closes: 'Closes',
    save: 'Save',
    saving: 'Saving…',
    close: 'Close',
    missing: 'Please fill in all three.',
    order: 'It must close after it opens.',
    hours: (from: string, to: string) => `${from} to ${to}`,
    counts: (taking: number, submitted: number) => `${taking} in now, ${submitted} submitted`,
    code: 'Code',
    copy: 'Copy link',
    copyOf: (name: string) => `Copy the link for ${name}`,
    copied: 'Link copied.',
    notCopied: 'We couldn’t copy the link.',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removed: 'The batch’s link and code no longer work.',
    failed: 'That didn’t work. Please try again.',
  },
  running: {
    heading: (count: number) => (count === 1 ? '1 clock is running' : `${count} clocks are running`),
    lead: 'Anyone can type a classmate’s email. If a student says it wasn’t them, let them start again: they’ll get a new clock and a new attempt.',
    since: (moment: string, opened: number) =>
      opened === 1 ? `Started ${moment}` : `Started ${moment} · opened ${opened} times`,
    extra: (minutes: number) => `${minutes} extra min`,
    more: {
      button: (minutes: number) => `Add ${minutes} min`,
      label: (email: string, minutes: number) =>
        `Add ${minutes === 1 ? '1 minute' : `${minutes} minutes`} for ${email}`,
      busy: 'Adding…',
      done: (email: string, minutes: number) => `${email} has ${minutes} more minutes.`,
      failed: 'That didn’t work. Please try again.',
    },
    devices: (count: number) => (count === 1 ? 'On 1 device' : `On ${count} devices`),
    free: {
      button: 'Let them start again',
      label: (email: string) => `Let ${email} start again`,
      busy: 'One moment…',
      done: (email: string) => `${email} can start again.`,
      failed: 'That didn’t work. Please try again.',
    },
  },
  grant: {
    button: 'Allow another attempt',
    label: (name: string) => `Allow ${name} another attempt`,
    busy: 'Allowing…',
    done: (email: string) => `${email} can take the quiz once more. The result so far stays.`,
    failed: 'That didn’t work. Please try again.',
  },
  takers: {
    heading: 'Results',
    name: 'Name',
    number: 'Number',
    group: 'Group',
    email: 'Email',
    fromCourse: 'None: came in from the course',
    score: 'Score',
    time: 'Time',
    submitted: 'Submitted',
    scoreOf: (score: number, correct: number, total: number) => `${score}% (${correct}/${total})`,
    late: 'Late',
    unverified: 'Unverified',
    unverifiedHint: 'Unverified: this may not have come from the quiz page.',
    outside: 'From a file',
    outsideHint: 'From a file: brought as a code, so nothing proves who sat it or when.',
    reopened: (count: number) => (count === 1 ? 'Reopened' : `Reopened ${count} times`),
    reopenedHint:
      'Reopened: this student opened the timed quiz again, perhaps on another device. The clock kept running.',
    oneAttempt:
      'Anyone can type a classmate’s email and use up their only attempt. If a student says it wasn’t them, choose “Allow another attempt” beside that result.',
    notice: 'Names and emails are as students typed them. We don’t check them.',
    more: (count: number) => `Showing the newest ${count}; download the CSV for all.`,
    showAll: (count: number) => `Show all ${count}`,
    unknownTime: '–',
    duration: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    quizStats: typeof quizStatsTexts;
  }
}
