import { counted } from '../../../texts/counted.ts';
import { defineTexts } from '../../../texts/define.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const sprintPageTexts = defineTexts('sprintPage', {
  fallbackTitle: 'Learning sprint',
  loading: 'Loading course content...',
  empty: 'No content available',
  nothingSelected: 'Please select content from the table of contents.',
  retry: 'Retry',
  close: 'Close',
  savedEarlier: (moment: string) => `Saved on this device, ${moment}. We’ll update it when you’re back online.`,
  toDashboard: 'Back to your sprints',

  errors: {
    sprint: (message: string) => `Failed to load sprint: ${message}`,
    notFound: 'Sprint not found',
    notFoundText: 'We can’t find a sprint of yours at this address. It may have been deleted.',
    data: 'Failed to load learning data',
    content: 'Failed to load course content. Please try again later.',
    action: (message: string) => `That didn’t work: ${message}`,
  },

  creating: {
    heading: 'We’re making your sprint',
    text: 'You can leave this page; we’ll carry on.',
    queued: 'In the queue',
    percent: (percent: number) => `${percent}%`,
    cancel: 'Cancel',
    cancelled: 'Cancelled.',
    failed: 'We couldn’t make this sprint.',
    failedText: 'Nothing is lost, and it doesn’t count towards your plan.',
    draft: 'Recommended for you',
    draftText: 'We recommend this sprint. It only counts once you start it.',
    start: 'Start this sprint',
  },

  contents: {
    title: 'Contents',
    open: 'Contents',
    week: (week: number, title: string) => `Week ${week}: ${title}`,
    day: (range: string, topic: string) => `Day ${range}: ${topic}`,
    done: 'done',
    weekDone: (done: number, total: number) => `${done} of ${counted(total, 'day')} done`,
    writing: 'on its way',
    later: 'we’ll write it when you get close',
    nothing: 'nothing to read yet',
    sections: 'Sections in this lesson',
  },

  coverage: {
    title: 'What this sprint covers',
    standard: (code: string, standard: string) => `Compared with ${code}, ${standard}`,
    covered: 'With a lesson',
    outlined: 'Planned, nothing to read yet',
    leftOut: 'Left out',
    documents: 'Your documents',
  },

  addDocument: {
    title: 'Fill the empty days',
    text: 'Add your lecture notes or another document and we’ll write the lessons from it.',
    choose: 'Add a document',
    uploading: 'Uploading',
    started: 'We’re looking for what fits your empty days.',
    unfit: 'We couldn’t write a lesson from it.',
  },

  untaught: {
    title: (topic: string) => `We have no lessons on “${topic}” yet`,
    text: 'There’s nothing to read here for now, but here’s what you can do.',
    near: 'Take a similar course that’s ready',
    ready: 'Take a course that’s ready',
    model: 'Have it written by a language model',
    modelText:
      'Where a language model is set up, Akada can write lessons on any topic. Ask whoever runs this Akada to add one.',
    frame: 'Study it from other sources',
    write: (day: number) => `Write day ${day} yourself`,
  },

  lesson: {
    day: (day: string, week: number) => `Day ${day} · Week ${week}`,
    reviewDay: (day: string, week: number) => `Day ${day} · Review of week ${week}`,
    minutes: (minutes: number) => `About ${minutes} min`,
    edited: 'Edited by you',
    byModel: 'Written by a language model',
    done: 'Completed',
    objective: 'You’ll be able to:',
    writing: 'We’re writing this lesson. It’ll appear here as soon as it’s ready.',
    keyTerms: (count: number) => (count === 1 ? '1 key term' : `${count} key terms`),
    closeTerm: 'Close the definition',
    sources: 'Sources',
    notes: 'Akada course notes',
    document: 'Your document',
    page: (page: number) => `page ${page}`,
    slide: (slide: number) => `slide ${slide}`,
    sheet: (sheet: string) => `sheet ${sheet}`,
    neighbours: 'Previous and next day',
    previous: 'Previous day',
    next: 'Next day',
    edit: 'Edit this day',
    regenerate: 'Rewrite',
  },

  form: {
    item: 'Lesson layout',
    title: 'Lesson layout',
    legend: 'Learning Style',
    text: 'This changes what comes first, not what you learn. The lesson is the same for everyone, and no style has been shown to work better.',
    save: 'Save',
    terms: 'Terms in this lesson',
    tables: 'Tables in this lesson',
    steps: 'Worked steps in this lesson',
    table: (number: number) => `Table ${number}`,
    step: (number: number) => `Steps ${number}`,
    videos: (count: number) => (count === 1 ? '1 video for this day' : `${count} videos for this day`),
    listen: 'Listen to this lesson',
    stop: 'Stop reading aloud',
    try: 'Try first',
    tryText: 'Guess before you read. These don’t count; the lesson will answer them.',
    tried: 'Now read what the lesson says.',
  },

  practise: {
    link: 'Practise until it sticks',
    text: 'New numbers each time. Five tiles and you’re done: a right answer adds one, a miss takes one back.',
  },
  questions: {
    title: 'Before you go: what do you remember?',
    text: 'Answer from memory. It’s one of the best ways to learn, and you can skip it.',
    position: (number: number, all: number) => `Question ${number} of ${all}`,
    check: 'Check Answer',
    next: 'Next question',
    right: 'Right answer',
    yours: 'Your answer',
    isRight: 'That’s right.',
    isWrong: 'Not quite.',
    rightIs: 'The right answer:',
    mistake: 'A common mix-up:',
    result: (right: number, all: number) => `${right} of ${all} right`,
    resultText: 'They’ll come back in Review, just before you’d forget them.',
    again: 'Try them again',
    making: 'We’re making questions for this day.',
  },

  mock: {
    day: (day: string) => `Day ${day} · End of the course`,
    start: 'Start the exam',
    again: 'Take it again',
  },

  complete: {
    button: 'Mark day as complete',
    done: (day: string) => `Day ${day} is complete.`,
    offline: 'You’re offline. We’ve saved it on this device, and it counts for today.',
    kept: 'We couldn’t reach the server. We’ve saved it on this device, and it counts for today.',
    streak: (days: number) => (days === 1 ? 'Day 1 of your streak!' : `${days} days in a row`),
    next: (title: string) => `Next: ${title}`,
    nextTakes: (done: number, all: number, minutes: number) =>
      `${done} of ${days(all)} done. The next one takes about ${minutes} min.`,
    all: 'You’ve finished every day of this sprint.',
    achievement: (name: string) => `Achievement unlocked: ${name}`,
    milestone: (percent: number) => `${percent}% Milestone Reached`,
    milestoneText: (title: string) => `That’s how far you’ve come in ${title}.`,
    quiz: 'Take a quiz',
    cards: 'Study cards',
  },

  saved: {
    label: 'Saved to your account',
    welcome: 'Welcome to Akada',
    what: (checks: number) =>
      checks === 0 ? 'Saved: your lesson' : `Saved: your lesson and ${checks === 1 ? '1 check' : `${checks} checks`}`,
    readOn: 'Keep reading',
  },

  materials: {
    invite:
      'We don’t have this lesson yet. Add your lecture notes, or any document about it, and Akada will write the lesson from them. It won’t count towards your progress until then.',
    near: (topic: string) => `The closest topic in our course notes: ${topic}`,
    server: (detail: string) => `Server error: ${detail}. Using locally generated content instead.`,
    failed: (message: string) => `Failed to load materials: ${message}`,
    slow: 'The server is taking too long to respond... Using fallback content instead.',
    unexpected: 'Content format was unexpected. Please try again.',
    loading: 'Looking for material on this topic…',
    placeholder: 'Study guide',
    placeholderText: 'This isn’t a lesson, just a guide for studying the topic elsewhere.',
    aim: 'Today’s goal',
    aimText: (topic: string) => `Understand ${topic} well enough to explain it to someone else.`,
    find: 'What to look for',
    standard: (code: string, standard: string, topics: string) =>
      `For today, ${code} in ${standard} lists: ${topics}. Aim to be able to explain it to someone else.`,
    findTopic: (topic: string) => `What “${topic}” covers, in one sentence of your own.`,
    findExample: 'Two examples, one of them from your own life.',
    findUse: 'What it’s used for, and who uses it.',
    findLink: (title: string) => `How it connects to “${title}”.`,
    where: (words: readonly string[]) =>
      `Words to look up in your lecture notes, the library or online: ${words.map((word) => `“${word}”`).join(', ')}.`,
    recall: 'What to remember',
    recallTopic: (topic: string) => `Without looking, what do you remember about “${topic}”?`,
    nothingToReview: 'This week has no lessons yet, so there’s nothing to ask about.',
    check: 'How to check yourself',
    checkText: 'Close the source and write down what you remember. Then open it again and fix what you missed.',
    writeOwn: 'Write it yourself',
  },

  videos: {
    notAvailable: 'Video not available',
    none: 'No video content available for this topic.',
    play: (title: string) => `Play ${title}`,
    cost: 'We don’t load anything from YouTube until you press play.',
    add: 'Add a video',
    link: 'Link to a YouTube video',
    title: 'Title (optional)',
    save: 'Add video',
    remove: (title: string) => `Remove ${title}`,
    removed: 'Video removed.',
    open: 'Open on YouTube',
    offline: 'You need to be online to watch videos.',
  },

  tutor: {
    hide: 'Hide the tutor',
    close: 'Close the tutor',
    larger: 'Make the tutor bigger',
    smaller: 'Make the lesson bigger',
  },

  /** What can be done with what is marked in a lesson. */
  marked: {
    label: 'Your selection',
    hint: 'Press Tab to ask about your selection or make a card from it.',
    ask: 'Ask about this',
    card: 'Make a card',
    whatIs: (term: string) => `What is ${term}?`,
    whatAre: (terms: string) => `What are ${terms}?`,
  },

  reading: {
    section: (current: number, all: number) => `Section ${current} of ${all}`,
    checks: (done: number, all: number) => `${done} of ${all === 1 ? '1 check' : `${all} checks`}`,
    left: (minutes: number) => `${minutes} min left`,
    end: 'Finished!',
  },

  views: { label: 'What to show', text: 'Text', videos: 'Videos', tutor: 'Tutor' },

  progress: {
    title: 'Progress Tracking',
    open: 'Progress',
    overall: (percent: number) => `Sprint progress: ${percent}%`,
    percent: (percent: number) => `${percent}%`,
    days: (done: number, total: number) => `${done} of ${days(total)}`,
    donut: (done: number, total: number) => `${done} of ${counted(total, 'day')} done, by week`,
    studyTime: 'Study time',
    today: (time: string) => `${time} today`,
    streak: 'Streak',
    score: 'Quiz average',
    none: '–',
    topics: 'Your topics',
    quizzes: (done: number) => (done === 1 ? '1 quiz taken' : `${done} quizzes taken`),
    quiz: 'Take a quiz',
    link: 'See all your progress',
    failed: 'Failed to load progress data',
  },

  menu: {
    label: 'More options for this sprint',
    rename: 'Rename',
    exam: 'Exam date',
    keep: 'Save this sprint to read offline',
    sendWeek: 'Send this week as one file',
  },
  rename: {
    title: 'Rename this sprint',
    label: 'Title',
    save: 'Save',
    cancel: 'Cancel',
    missing: 'Please enter a title',
  },
  exam: {
    title: 'When is the exam?',
    label: 'Exam date',
    hint: 'You’ll review more often as the day gets closer.',
    save: 'Save',
    remove: 'Remove the date',
    pace: (left: number, toRead: number, aDay: number) =>
      `${days(left)} left, ${counted(toRead, 'lesson')} to read: ${aDay} a day`,
    allRead: (left: number) => `${days(left)} left, everything read.`,
    today: (toRead: number) =>
      toRead === 0 ? 'The exam is today.' : `The exam is today, with ${counted(toRead, 'lesson')} still to read.`,
    over: 'Your exam date has passed.',
    past: 'Please choose a day in the future.',
  },
  keep: {
    progress: (done: number, all: number) => `Saving day ${done} of ${all} on this device`,
    done: 'Every lesson that’s ready is now on this device.',
    failed: 'We couldn’t save everything. Please try again when you’re online.',
  },

  edit: {
    title: 'Edit this day',
    text: 'Your progress stays. We’ll make new questions from your text.',
    name: 'Title',
    content: 'Text (Markdown)',
    contentHint: 'Use ## for a heading, **two stars** for a key term and - for a list.',
    save: 'Save',
    busy: 'Saving…',
    cancel: 'Discard changes',
    missingTitle: 'Please enter a title',
    missingText: 'Please write something, or discard the changes.',
    kept: 'We’ve kept what you typed before.',
    saved: 'Saved. Your progress is unchanged.',
  },
  regenerate: {
    title: 'Rewrite this lesson?',
    text: 'This replaces the lesson with a new one. Your progress stays.',
    textEdited: 'This replaces the lesson, including your own edits. Your progress stays.',
    which: 'What should we rewrite?',
    whole: 'The whole lesson',
    textSection: 'This replaces just this part. The rest of the lesson and your progress stay.',
    confirm: 'Rewrite',
    cancel: 'Keep it',
    started: 'We’re rewriting the lesson.',
    done: 'Your lesson has been rewritten. Your progress is unchanged.',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    sprintPage: typeof sprintPageTexts;
  }
}
