import { counted } from '../../texts/counted.ts';
import { defineTexts } from '../../texts/define.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const sprintsTexts = defineTexts('sprints', {
  close: 'Close',
  closeDialog: 'Dismiss',
  cancel: 'Cancel',
  upgrade: 'Upgrade to Pro',

  now: {
    day: (day: number, title: string) => `Day ${day}: ${title}`,
    minutes: (minutes: number) => `About ${minutes} min`,
    progress: (done: number, total: number) => `${done} of ${days(total)} done`,
    begin: 'Study now',
    labelOf: (action: string, title: string) => `${action}: ${title}`,
    fill: 'Add your notes',
    allDone: 'You’ve finished every day of your sprints.',
    allDoneText: 'Reviews keep what you’ve learnt fresh. Tap + to start a new sprint.',
    review: 'Review',
    welcomeBack: 'Welcome back! Everything’s where you left it.',
    reviewsFirst: (minutes: number) => `About ${minutes} min, before you’d forget them. A good way to start.`,
    due: (count: number) => (count === 1 ? '1 question due' : `${count} questions due`),
    reviews: 'Your reviews',
    dueAsked: 'Checking what’s due today…',
    dueUnknown: 'We couldn’t check what’s due today.',
    noneDue: 'Nothing due today',
    noneDueText: 'What you learn will come back here, just before you’d forget it.',
    streak: 'Streak',
    streakDays: days,
  },

  share: {
    item: 'Share',
    message: (title: string) => `I’m studying “${title}” on Akada. Here’s the same sprint for you:`,
    copied: 'Link copied. Anyone who opens it can make the same sprint.',
    byHand: (url: string) => `Copy this link: ${url}`,
  },

  list: {
    heading: 'Your sprints',
    failed: 'Failed to load learning cards',
    failedText: 'Your sprints are safe. Check your connection and try again.',
    notKept: 'Your sprints aren’t saved on this device yet. You’ll see them here once you’re back online.',
    savedEarlier: 'Saved earlier on this device. We’ll update it when you’re back online.',
    empty: 'Start your learning journey by creating a new Sprint. Click the + button to begin!',
    progress: (title: string, percent: number) => `Progress in ${title}: ${percent}%`,
    percent: (percent: number) => `${percent}%`,
    days: (done: number, total: number) => `${done} of ${days(total)} done`,
    noDays: 'No days yet',
    next: (day: number, title: string) => `Next: Day ${day}, ${title}`,
    allDone: 'All days done',
    document: 'From a document',
    exam: (date: string) => `Exam ${date}`,
    examIn: (left: number) => (left === 0 ? 'Exam today' : left === 1 ? 'Exam tomorrow' : `Exam in ${left} days`),
    creating: 'On its way',
    queued: 'In the queue',
    cancelCreation: (title: string) => `Cancel ${title}`,
    cancelFailed: 'We couldn’t stop it. Please try again.',
    failedCreation: 'We couldn’t make this sprint. It doesn’t count towards your plan.',
    retry: 'Retry',
    retryLabel: (title: string) => `Retry: ${title}`,
    more: (title: string) => `More options for ${title}`,
  },

  remove: {
    item: 'Delete',
    title: 'Delete this sprint?',
    question: 'Are you sure you want to delete this learning card? This action cannot be undone.',
    confirm: 'Delete',
    busy: 'Deleting…',
    done: 'Learning card deleted successfully.',
    failed: 'Failed to delete learning card. Please try again.',
  },

  rename: {
    item: 'Rename',
    title: 'Rename this sprint',
    label: 'Title',
    missing: 'Please enter a title',
    save: 'Save',
    busy: 'Saving…',
    failed: 'We couldn’t save that. Please try again.',
  },

  exam: {
    item: 'Exam date',
    title: 'When is the exam?',
    text: 'Optional. You’ll review more often as the day gets closer, and finish before it.',
    label: 'Exam date',
    past: 'Please choose a day in the future.',
    clear: 'No exam date',
  },

  plan: {
    remaining: (remaining: number, max: number) =>
      remaining === 1 ? `1 sprint remaining of ${max}` : `${remaining} sprints remaining of ${max}`,
    reached: 'Sprint Limit Reached',
    reachedText: 'You can still study your sprints. Delete one to make room, or upgrade for as many as you like.',
    reachedTextHere: 'You can still study your sprints. Delete one to make room.',
    usage: (count: number, max: number) => `${count}/${max}`,
    usageLabel: 'Sprints used',
    oneLeft: '1 remaining',
    oneLeftText: 'You have 1 free sprint left.',
    allUsed: 'Sprints all used',
    allUsedText: 'You can still study your sprints. Delete one to make room for another.',
  },

  create: {
    button: 'Create Sprint',
    quick: 'Quick create',
    topic: 'Topic-Based Sprint',
    document: 'Document-Based Sprint',
  },

  owned: {
    title: 'You already have this course',
    open: 'Open it',
    another: 'Make another',
  },

  quick: {
    title: 'Quick create',
    text: 'A sprint of up to 4 weeks. You can choose how you like to study later.',
    minutes: 'How much time per day?',
    minutesOf: (minutes: string) => counted(Number(minutes), 'minute'),
    submit: 'Create now',
  },

  wizard: {
    title: 'Create Sprint',
    progress: 'Steps',
    done: 'done',
    steps: { course: 'What to learn', startFrom: 'Starting level', tracker: 'Tracker' },
    course: 'What do you want to learn?',
    courseHint: 'A course code, a course title, or any topic',
    courseMissing: 'Please enter a course topic',
    looking: 'Looking for the course…',
    which: {
      title: 'Which one do you mean?',
      topic: (topic: string) => `None of these: plan “${topic}” as its own topic`,
    },
    stillMissing: 'Before we can create your sprint, please answer:',
    toMissing: 'Go back to the missing answer',
    known: 'Found your course:',
    courseName: (code: string, title: string, standard: string) => `${code} — ${title}, ${standard}`,
    suggestions: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    startFrom: 'What’s your level?',
    levels: {
      elementary: 'Elementary school',
      middle_school: 'Junior secondary school',
      high_school: 'Senior secondary school',
      undergraduate_beginner: 'Undergraduate, first years',
      undergraduate_advanced: 'Undergraduate, later years',
      graduate: 'Postgraduate',
      professional: 'Professional',
    },
    learningGoal: 'Learning Style',
    styles: {
      visual: 'Visual',
      auditory: 'Auditory',
      kinesthetic: 'Hands-on',
      reading_writing: 'Reading and writing',
      balanced: 'Balanced',
    },
    styleHints: {
      visual: 'You’ll see a map of the terms, tables and videos before the text.',
      auditory: 'Your device can read the lesson aloud.',
      kinesthetic: 'Questions and worked steps come first, and you get more of them.',
      reading_writing: 'Straight into the full text.',
      balanced: 'The text first, then questions.',
    },
    styleHint: 'This changes how your lessons are laid out, not what they teach. You can switch later.',
    stylePlaceholder: 'Choose a style',
    dedication: 'Weekly time',
    hours: { '1-2': '1–2 hours', '3-5': '3–5 hours', '5+': '5+ hours' },
    weeks: (weeks: number) => `up to ${counted(weeks, 'week')}`,
    reminder: 'Reminder',
    reminderPlaceholder: 'Choose how often',
    reminders: { daily: 'Daily', weekly: 'Weekly', none: 'None' },
    back: 'Back',
    next: 'Next',
    submit: 'Create Sprint',
    submitting: 'Creating…',
    failed: (message: string) => `Failed to create learning sprint: ${message}`,
    failedPlainly: 'Failed to create sprint. Please try again.',
  },

  document: {
    title: 'Document-Based Sprint',
    text: 'A plan of up to 4 weeks at 30 minutes a day, from your own document.',
    drop: 'Drag a document here, or choose one',
    types: 'PDF, DOC, DOCX, TXT, MD, PPT, PPTX, ODT, RTF, XLS or XLSX, up to 50 MB',
    chosen: 'Chosen document',
    removeFile: (name: string) => `Remove ${name}`,
    upload: 'Upload Document',
    uploading: (name: string) => `Uploading ${name}`,
    reading: 'Reading the document…',
    generating: 'Making your study materials…',
    wait: 'This may take a minute...',
    failed: 'Upload Failed',
    retry: 'Retry Upload',
    generated: 'Study materials generated successfully!',
    empty: 'This file is empty. Please choose another one.',
  },
});

declare module '../../texts/define.ts' {
  interface Namespaces {
    sprints: typeof sprintsTexts;
  }
}
