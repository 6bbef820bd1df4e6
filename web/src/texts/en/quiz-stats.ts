import { defineTexts } from '../define.ts';

export const quizStatsTexts = defineTexts('quizStats', {
  title: 'Quiz stats',
  edit: 'Edit quiz',
  loadFailed: 'The stats could not be loaded.',
  notFound: 'There is no quiz of yours at this address.',
  live: 'Live: new results appear by themselves.',
  stale: 'The newest results could not be loaded; these are the last ones.',
  attempts: 'Attempts',
  started: (count: number) => (count === 1 ? '1 was begun' : `${count} were begun`),
  averageScore: 'Average score',
  passRate: 'Pass rate',
  passHint: '50% and above passes',
  medianScore: 'Median score',
  percent: (value: number) => `${value}%`,
  none: 'Nobody has taken this quiz yet.',
  noneText: 'Share the link. Results appear here as soon as students submit.',
  csv: 'Download results (CSV)',
  csvBusy: 'Preparing…',
  csvDone: 'The results were downloaded.',
  csvFailed: 'The results could not be downloaded. Please try again.',
  regrade: {
    title: (questions: number) =>
      questions === 1
        ? 'A right answer was changed after students had handed in.'
        : `The right answers of ${questions} questions were changed after students had handed in.`,
    text: (results: number) =>
      results === 1
        ? '1 result was given by the old answer and would change.'
        : `${results} results were given by the old answers and would change.`,
    open: 'Regrade results…',
    heading: (results: number) => (results === 1 ? 'Regrade 1 result?' : `Regrade ${results} results?`),
    raised: (count: number) => (count === 1 ? '1 score rises' : `${count} scores rise`),
    lowered: (count: number) => (count === 1 ? '1 score falls' : `${count} scores fall`),
    nowPassed: (count: number) => (count === 1 ? '1 student passes who did not' : `${count} students pass who did not`),
    nowFailed: (count: number) => (count === 1 ? '1 student no longer passes' : `${count} students no longer pass`),
    consequence:
      'Stats and CSV follow at once, and students who open their result again see the new one. Nobody is told by mail. Questions that were replaced or deleted keep counting as they did.',
    cancel: 'Leave them as they are',
    confirm: 'Regrade',
    busy: 'Regrading…',
    done: (results: number) =>
      results === 0
        ? 'Every result is graded by the new answers already.'
        : results === 1
          ? '1 result was regraded.'
          : `${results} results were regraded.`,
    failed: 'The results could not be regraded. Please try again.',
  },
  distribution: {
    heading: 'Scores',
    band: (from: number, to: number) => `${from}–${to}%`,
    count: (count: number) => (count === 1 ? '1 student' : `${count} students`),
    axis: 'Score in percent, in steps of ten; 50 and above passes.',
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
    lead: 'How many got each question right, and which options they chose.',
    right: (percent: number) => `${percent}% right`,
    unknown: 'Not answered yet',
    number: (number: number, question: string) => `${number}. ${question}`,
    details: 'Show the options',
    rightOption: 'right answer',
    unanswered: (count: number) => (count === 1 ? '1 left it out' : `${count} left it out`),
    discrimination: (value: string) => `Discrimination ${value}`,
    weaknesses: {
      too_easy: 'Too easy',
      too_hard: 'Too hard',
      negative_discrimination: 'Misleading',
      unused_distractor: 'An option nobody takes',
    },
    explained: {
      too_easy: 'Nearly everyone gets it right, so it tells little about who has studied.',
      too_hard: 'Hardly anyone gets it right. Was it taught, and is it worded clearly?',
      negative_discrimination:
        'Those who do well in the rest get this one wrong. Check the right answer and the wording.',
      unused_distractor: 'A wrong option that nobody picks isn’t doing any work. Find a more tempting one.',
    },
    weak: (count: number) =>
      count === 1 ? '1 question may need a second look.' : `${count} questions may need a second look.`,
    tooFew: 'After ten submissions we’ll flag weak questions.',
    drop: {
      reasons: {
        all_right: 'Everyone gets it right: it tells nobody apart.',
        none_right: 'Nobody gets it right: check whether the right answer is right.',
        best_wrong: 'Most of the best get it wrong: check the right answer and the wording.',
      },
      open: 'Drop this question…',
      openNumber: (number: number) => `Drop question ${number}…`,
      title: 'Drop this question?',
      text: (results: number) =>
        results === 1
          ? 'It leaves the quiz, and 1 result is counted again without it. This cannot be undone.'
          : `It leaves the quiz, and ${results} results are counted again without it. This cannot be undone.`,
      keep: 'Keep it',
      confirm: 'Drop it',
      busy: 'Dropping…',
      done: (results: number) =>
        results === 1
          ? 'The question was dropped, and 1 result counted again.'
          : `The question was dropped, and ${results} results counted again.`,
      failed: 'The question could not be dropped. Please try again.',
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
    removed: 'The list was removed. Results stay.',
    removeFailed: 'The list could not be removed. Please try again.',
    loadFailed: 'The class list could not be loaded.',
    csv: 'Download by number (CSV)',
    handedIn: (done: number, all: number) => `${done} of ${all} handed in`,
    missing: (count: number) => (count === 1 ? '1 is missing' : `${count} are missing`),
    nobodyMissing: 'Nobody is missing.',
    onlyMissing: 'Show only who is missing',
    isMissing: 'Missing',
    best: (attempts: number) => `best of ${attempts}`,
    showAll: (count: number) => `Show all ${count}`,
    unlisted: (count: number) =>
      count === 1 ? '1 result doesn’t match anyone on your list' : `${count} results don’t match anyone on your list`,
    unlistedText: 'Mistyped, left out, or of somebody else:',
    unlistedEntry: (number: string, name: string, score: number) => `${number || 'no number'}, ${name}: ${score}%`,
    more: (count: number) => `and ${count} more; the CSV has all`,
    kept: 'Only you see the list. It is kept for 12 months, or until you remove it or delete the quiz.',
    dialog: {
      title: 'Class list',
      lead: 'A line for each student: number, name and, if you like, group. From a CSV file, or pasted below. It replaces the list that is there.',
      file: 'Choose a file',
      content: 'Students',
      placeholder: 'CSC/2026/001, Ada Obi, Computer Science',
      read: 'Save the list',
      busy: 'Reading…',
      close: 'Close',
      empty: 'Choose a file, or paste the list.',
      tooLarge: 'The file is too large: at most 2,000 students.',
      failed: 'The list could not be saved. Please try again.',
      faults: 'Nothing was changed. Please fix these lines:',
      saved: (count: number) => (count === 1 ? '1 student is in the list.' : `${count} students are in the list.`),
    },
  },
  grant: {
    button: 'Allow another attempt',
    label: (name: string) => `Allow ${name} another attempt`,
    busy: 'Allowing…',
    done: (email: string) => `${email} may take the quiz once more. The result so far stays.`,
    failed: 'This could not be done. Please try again.',
  },
  takers: {
    heading: 'Results',
    name: 'Name',
    number: 'Number',
    group: 'Group',
    email: 'E-mail',
    score: 'Score',
    time: 'Time',
    submitted: 'Submitted',
    scoreOf: (score: number, correct: number, total: number) => `${score}% (${correct}/${total})`,
    late: 'Late',
    unverified: 'Unverified',
    unverifiedHint: 'Unverified: sent without the quiz page’s own mark, so perhaps not from the quiz page.',
    reopened: (count: number) => (count === 1 ? 'Reopened' : `Reopened ${count} times`),
    reopenedHint: 'Reopened: this address opened the timed quiz again, there or on another device. Its clock went on.',
    notice: 'Names and addresses are as the students typed them; nobody checks them.',
    more: (count: number) => `The newest ${count} are shown; the CSV has all.`,
    showAll: (count: number) => `Show all ${count}`,
    unknownTime: '–',
    duration: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
  },
});
