import { defineTexts } from '../define.ts';

export const landingTexts = defineTexts('landing', {
  title: 'AI-assisted learning for university students',
  description:
    'Akada matches your university courses with CCMAS and BMAS, the national curriculum standards of Nigeria, and recommends study sprints for them. Free to start.',
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
    lead: 'Akada is an AI-assisted learning platform for university students in Nigeria. Tell it your programme and level: it matches your courses with the national curriculum and recommends sprints for them.',
    signUp: 'Sign Up',
    test: 'Generate Your Test Now',
    dashboard: 'Go to your dashboard',
    note: 'Free to start. No card, no adverts, and light on your data.',
  },
  today: {
    heading: 'What works today',
    lead: 'Akada is being built in the open, one release after another. This is what you can use now, shown as it is.',
    plan: {
      heading: 'Sprints recommended for your own courses',
      text: 'Answer four short steps about your university, department, level and courses. Akada finds your courses in the national standard and outlines a four-week sprint for each.',
    },
    profile: {
      heading: 'Set up in under two minutes',
      text: 'Universities, departments, programmes and course codes are suggested while you type. You can look around first: the answers wait on your phone until you have an account.',
    },
    settings: {
      heading: 'An account that is really yours',
      text: 'See every device that is signed in and sign it out, choose a theme, download everything that is kept about you, or delete it for good.',
    },
    laterTitle: 'Not there yet',
    later:
      'Written lessons, videos, tests made from your notes and the AI assistant are what the headline is about. They come with later releases; an account made today gets them as they arrive.',
    alt: {
      plan: 'The recommendations page: a list of sprints, each with its course code and a Start Now button',
      profile: 'The first step of the profile form: university and faculty, with suggestions',
      settings:
        'The settings page: where one is signed in, a button that downloads all data and one that deletes the account',
    },
  },
  align: {
    heading: 'See your course in the national standard',
    lead: 'Type a course code, choose a standard, and read what the course covers. No account needed.',
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
    free: {
      name: 'Free',
      price: (amount: string) => amount,
      period: 'for as long as you like',
      points: {
        sprints: '3 sprints',
        catalogue: 'Course outlines of CCMAS and BMAS',
        data: 'Export and deletion of everything',
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
        trial: '5-day trial, without payment',
        all: 'Everything in Free',
      },
      closed: 'Payment is not open yet. Nobody is charged, and every account is on Free for now.',
    },
  },
  care: {
    heading: 'Made for the phone in your hand',
    data: {
      heading: 'Light on data',
      text: 'Pages are small, pictures load only when you reach them, and nothing is fetched twice.',
    },
    privacy: {
      heading: 'Private by design',
      text: 'No adverts, no trackers, no request to anybody else by itself. Nigeria’s Data Protection Act is the rule.',
      link: 'What is stored, and for how long',
    },
    everyone: {
      heading: 'For every student',
      text: 'It works with a keyboard and a screen reader, in bright sun and at night, from 360 pixels up.',
      link: 'Accessibility',
    },
  },
  end: {
    heading: 'Start with your own courses',
    text: 'A name, an email and a password are all it takes.',
    signUp: 'Sign Up',
    how: 'How it works',
  },
});
