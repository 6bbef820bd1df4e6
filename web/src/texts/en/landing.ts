import { defineTexts } from '../define.ts';

export const landingTexts = defineTexts('landing', {
  title: 'AI-assisted learning for university students',
  description:
    'Study sprints for your courses, lessons with a tutor, and quizzes from your own notes, matched with CCMAS and BMAS, the curriculum standards of Nigeria. Free to start.',
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
    play: 'Let the headline move',
    lead: 'Your course, one short lesson a day, with a tutor to ask and a quiz so it sticks.',
    signUp: 'Sign Up',
    test: 'Generate Your Test Now',
    dashboard: 'Go to your dashboard',
    note: 'Free to start. No card, no adverts, and light on your data.',
  },
  doors: {
    study: { title: 'I study', text: 'My courses in short lessons' },
    teach: { title: 'I teach', text: 'A class quiz from my own slides' },
  },
  lesson: {
    heading: 'Open a lesson now, no account',
    facts: (code: string, minutes: number) => `${code} · ${minutes} min · free to read`,
    read: 'Read the lesson',
    others: 'Other courses',
    all: 'All courses',
  },
  showPicture: 'Show picture',
  showPictureOf: (what: string) => `Show picture: ${what}`,
  today: {
    heading: 'What works today',
    lead: 'Real screens. No promises.',
    scroll: 'What works today, in pictures',
    plan: {
      heading: 'Sprints for your own courses',
      text: 'Four short steps about university, department, level and courses. Akada finds your courses in the national standard and plans weeks of five days and a review.',
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
      heading: 'An account that is really yours',
      text: 'See every device that is signed in and sign it out, choose a theme, download everything that is kept about you, or delete it for good.',
    },
    laterTitle: 'Not there yet',
    later:
      'Lessons of our own for every course. The library holds those that have them; the others are planned by the standard and written from documents that you add.',
    alt: {
      plan: 'The recommendations page: a list of sprints, each with its course code and a Start Now button',
      lesson: 'A lesson of a sprint on COS 101: its day, its title, what it is for, and how it begins',
      tutor: 'The tutor beside a lesson: a question, its answer, and the place in the lesson where it stands',
      quiz: 'A shared quiz on a phone: a question with four options, and how many are answered',
      statistics: 'The statistics of a quiz: attempts, average and median score, pass rate, and a chart of the scores',
      settings:
        'The settings page: where one is signed in, a button that downloads all data and one that deletes the account',
    },
  },
  align: {
    heading: 'See your course in the national standard',
    lead: 'CCMAS and BMAS are the national lists of what a university course in Nigeria must teach: CCMAS since 2023/2024, BMAS before. Type a course code and read what yours covers.',
    code: 'Course code',
    codeHint: 'With or without a space: CSC 101, gst112, UI-CSC 234',
    standard: 'Standard',
    ccmas: 'CCMAS',
    ccmasHint: 'Since 2023/2024',
    bmas: 'BMAS',
    bmasHint: 'Admitted before that',
    submit: 'Show the outline',
    busy: 'Looking it up...',
    tryOne: 'Try one:',
    required: 'Type a course code first',
    suggestions: (count: number) => (count === 1 ? '1 course suggested' : `${count} courses suggested`),
    waitingTitle: 'The outline appears here',
    waiting: 'Topics, outcomes, units and level, and what the same course is called in the other standard.',
    facts: (units: number, level: number, semester: number) =>
      `${units} ${units === 1 ? 'unit' : 'units'} · ${level} level · semester ${semester}`,
    topics: 'What it covers',
    more: (count: number) => (count === 1 ? 'One more' : `${count} more`),
    outcomes: 'Afterwards you can',
    noTopics: 'The catalogue has the bare facts of this course. Its topics are not in it yet, and we make none up.',
    foundBy: (code: string, standard: string) => `${code} of ${standard} is this course in the chosen standard.`,
    equivalent: 'In the other standard',
    variants: 'This code stands for several courses',
    credit: 'Source:',
    creditNote: 'Akada is not a service of the National Universities Commission.',
    notFoundTitle: (code: string) => `${code} is not in the catalogue`,
    notFound:
      'Check the spelling, or try the other standard. Universities add courses of their own, which the national catalogue does not list.',
    failed: 'The outline could not be loaded.',
    offline: 'You are offline, so the outline cannot be looked up now. What you typed stays here.',
    retry: 'Retry',
    signUp: 'Get sprints for all your courses',
  },
  plans: {
    heading: 'Plans',
    lead: 'Prices in Nigerian naira.',
    scroll: 'Plans side by side',
    free: {
      name: 'Free',
      price: (amount: string) => amount,
      period: 'for as long as you like',
      points: {
        sprints: '3 sprints with lessons, tutor, quizzes and reviews',
        documents: 'Quizzes and study materials from your first document',
        catalogue: 'Course outlines of CCMAS and BMAS',
        data: 'Download or delete your data anytime',
      },
      action: 'Sign Up',
    },
    pro: {
      name: 'Pro',
      period: 'per month',
      yearly: (year: string, month: string, saved: string) =>
        `or ${year} per year: ${month} a month, you save ${saved} (10%)`,
      points: {
        sprints: 'Unlimited sprints',
        quizzes: 'Choose the difficulty and combine several documents',
        priority: 'Your quizzes are made first',
        pdf: 'Study materials and quizzes as PDF',
        trial: '5-day trial, without payment',
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
      text: 'Small pages, pictures only when you reach them. Lessons you opened work without a network; answers are sent later, once.',
    },
    privacy: {
      heading: 'Private by design',
      text: 'No adverts, no trackers, nothing sold. We follow the Nigeria Data Protection Act.',
      link: 'What is stored, and for how long',
    },
    everyone: {
      heading: 'For every student',
      text: 'It works with a keyboard and a screen reader, in bright sun and at night, from 360 pixels up.',
      link: 'Accessibility',
    },
  },
});
