import { defineTexts } from '../../../texts/define.ts';

export const landingTexts = defineTexts('landing', {
  title: 'AI-assisted learning for university students',
  description:
    'Study sprints for your courses, lessons with a tutor, and quizzes from your own notes, matched to CCMAS and BMAS, Nigeria’s curriculum standards. Free to start.',
  hero: {
    fixed: 'Learn your way:',
    words: {
      sprint: 'Sprint',
      assessment: 'Assessment',
      video: 'Video',
      text: 'Text',
      all: 'All AI-powered',
    },
    /** For screen readers, once and still. */
    whole: 'Learn your way: Sprint, Assessment, Video, Text, All AI-powered',
    pause: 'Pause the headline',
    play: 'Play the headline',
    lead: 'Your course, one short lesson a day, with a tutor to ask and a quiz so it sticks.',
    signUp: 'Sign up',
    test: 'Generate Your Test Now',
    dashboard: 'Go to your dashboard',
    note: 'Free to start. No card, no adverts, and light on your data.',
  },
  doors: {
    study: { title: 'I study', text: 'My courses in short lessons' },
    teach: { title: 'I teach', text: 'A class quiz from my own slides' },
  },
  lesson: {
    heading: 'Open a lesson now, no account needed',
    headingSignedIn: 'Open a lesson from the library',
    facts: (code: string, minutes: number) => `${code} · ${minutes} min · free to read`,
    read: 'Read the lesson',
    others: 'Other courses',
    all: 'All courses',
  },
  showPicture: 'Show picture',
  showPictureOf: (what: string) => `Show picture: ${what}`,
  today: {
    heading: 'What works today',
    lead: 'Real screens, not promises.',
    scroll: 'What works today, in pictures',
    plan: {
      heading: 'Sprints for your own courses',
      text: 'Four short steps: university, department, level and courses. Akada finds your courses in the national standard and plans weeks of five days and a review.',
    },
    lesson: {
      heading: 'A lesson a day',
      text: 'From your slides and handouts, or from our own course notes, sized to the time you have. Whatever you’ve opened stays readable offline.',
    },
    tutor: {
      heading: 'A tutor that shows its source',
      text: 'Ask anything about the lesson and see exactly where the answer comes from. For an exercise you get a hint, then a step, then the answer. If the course doesn’t say, the tutor tells you so.',
    },
    quiz: {
      heading: 'Quizzes from your own notes',
      text: 'PDF, Word, PowerPoint and more become questions, each checked against a sentence in your notes. Share them with a link; nobody needs an account to answer.',
    },
    statistics: {
      heading: 'Honest statistics for lecturers',
      text: 'Results come in live: scores, which options students chose, and which question trips up even strong students.',
    },
    settings: {
      heading: 'An account that’s really yours',
      text: 'See every device you’re logged in on and log it out, choose a theme, download everything we keep about you, or delete it for good.',
    },
    laterTitle: 'Not here yet',
    later:
      'Our own lessons for every course. Courses that have them are in the library; for the others we plan from the national standard and write lessons from documents you add.',
    alt: {
      plan: 'The recommendations page: a list of sprints, each with its course code and a Start Now button',
      lesson: 'A lesson from a COS 101 sprint: its day, its title, its goal and its first lines',
      tutor: 'The tutor next to a lesson: a question, its answer, and where in the lesson it comes from',
      quiz: 'A shared quiz on a phone: a question with four options, and how many are answered',
      statistics: 'The statistics of a quiz: attempts, average and median score, pass rate, and a chart of the scores',
      settings:
        'The settings page: where you’re logged in, a button to download your data and one to delete your account',
    },
  },
  align: {
    heading: 'See your course in the national standard',
    lead: 'CCMAS and BMAS set out what a university course in Nigeria must teach: CCMAS since 2023/2024, BMAS before that. Type a course code to see what yours covers.',
    code: 'Course code',
    codeHint: 'With or without a space: CSC 101, gst112, UI-CSC 234',
    standard: 'Standard',
    ccmas: 'CCMAS',
    ccmasHint: 'Since 2023/2024',
    bmas: 'BMAS',
    bmasHint: 'If you started before that',
    submit: 'Show the outline',
    busy: 'Looking it up…',
    tryOne: 'Try one:',
    required: 'Type a course code first',
    suggestions: (count: number) => (count === 1 ? '1 course suggested' : `${count} courses suggested`),
    waitingTitle: 'Your outline will appear here',
    waiting: 'Topics, outcomes, units, level, and what the other standard calls the same course.',
    facts: (units: number, level: number, semester: number) =>
      `${units} ${units === 1 ? 'unit' : 'units'} · ${level} level · semester ${semester}`,
    topics: 'What it covers',
    more: (count: number) => (count === 1 ? 'One more' : `${count} more`),
    outcomes: 'By the end you’ll be able to',
    noTopics:
      'We only have the basics of this course. Its topics aren’t in our catalogue yet, and we don’t make them up.',
    foundBy: (code: string, standard: string) =>
      `This is the match for ${standard}’s ${code} in the standard you chose.`,
    equivalent: 'In the other standard',
    variants: 'Several courses share this code',
    credit: 'Source:',
    creditNote: 'Akada isn’t part of the National Universities Commission.',
    notFoundTitle: (code: string) => `We can’t find ${code}`,
    notFound:
      'Check the spelling, or try the other standard. Universities also add their own courses, which aren’t in the national catalogue.',
    failed: 'We couldn’t load the outline.',
    offline: 'You’re offline, so we can’t look up the outline now. What you typed stays here.',
    retry: 'Retry',
    signUp: 'Get sprints for all your courses',
  },
  plans: {
    heading: 'Plans',
    lead: 'Prices are in Nigerian naira.',
    scroll: 'Plans side by side',
    free: {
      name: 'Free',
      price: (amount: string) => amount,
      period: 'for as long as you like',
      points: {
        sprints: '3 sprints with lessons, tutor, quizzes and reviews',
        documents: 'Quizzes and study materials from your first document',
        catalogue: 'CCMAS and BMAS course outlines',
        data: 'Download or delete your data anytime',
      },
      action: 'Sign up',
    },
    pro: {
      name: 'Pro',
      period: 'per month',
      yearly: (year: string, month: string, saved: string) =>
        `or ${year} per year: ${month} a month, so you save ${saved} (10%)`,
      points: {
        sprints: 'Unlimited sprints',
        quizzes: 'Choose the difficulty and combine several documents',
        priority: 'We make your quizzes first',
        pdf: 'Study materials and quizzes as PDFs',
        trial: '5-day free trial, no card needed',
        all: 'Everything in Free',
      },
    },
    tokens: (basic: string, premium: string) =>
      `Extra documents cost one token each: ${basic} for 12, ${premium} for 25. Summaries and questions about a document are free. `,
  },
  care: {
    heading: 'Made for the phone in your hand',
    data: {
      heading: 'Light on data',
      text: 'Small pages, and pictures only load when you reach them. Lessons you’ve opened work offline; we send your answers when you’re back online.',
    },
    privacy: {
      heading: 'Private by design',
      text: 'No adverts, no trackers, nothing sold. We follow the Nigeria Data Protection Act.',
      link: 'What we store, and for how long',
    },
    everyone: {
      heading: 'For every student',
      text: 'Works with a keyboard and a screen reader, in bright sun and at night, on screens from 360 pixels wide.',
      link: 'Accessibility',
    },
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    landing: typeof landingTexts;
  }
}
