import { defineTexts } from '../../../texts/define.ts';

const courses = (count: number) => (count === 1 ? '1 course' : `${count} courses`);

export const onboardingTexts = defineTexts('onboarding', {
  title: 'Welcome',
  suggestions: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),

  welcome: {
    heading: (name: string) => (name ? `Welcome to Akada, ${name}` : 'Welcome to Akada'),
    lead: 'Tell us what you study and Akada will match your sprints to your curriculum. Setup takes under 2 minutes.',
    start: "Let's Get Started",
    whole: 'Or go through all four steps:',
    resumed: 'We’ve saved your answers. Carry on where you left off.',
    hasPlan: 'See your learning plan',
    points: {
      studies: 'Your university, program and courses',
      curriculum: 'What the national curriculum expects this semester',
      sprints: 'Sprints that start with your own courses',
    },
  },

  ready: {
    heading: 'Or start reading now',
    lead: 'These courses have all their lessons. Tap one to open the first.',
    start: (code: string, title: string) => `Start ${code}: ${title}`,
    all: 'All courses and what’s in them',
  },

  teach: {
    text: 'Not here to study?',
    choose: 'I teach',
  },

  quick: {
    heading: 'Quick start',
    lead: 'Answer three questions and get a plan. You can change the rest later.',
    make: 'Make my plan',
  },

  form: {
    progress: 'Setup progress',
    done: 'done',
    promise: 'Set up in under 2 minutes. We’ll suggest answers as you type, but you can write your own.',
    steps: { institution: 'Institution', department: 'Department', level: 'Level', preferences: 'Preferences' },
    headings: {
      institution: 'Where do you study?',
      department: 'What do you study?',
      level: 'What level are you at?',
      preferences: 'How do you like to learn?',
    },
    continue: 'Continue',
    back: 'Back',
    later: 'Later',
    complete: 'Complete Setup',
    saving: 'Generating Your Learning Plan',
    optional: 'Optional',
    university: 'University',
    universityHint: 'Name or short name, e.g. UNILAG',
    faculty: 'Faculty',
    department: 'Department',
    program: 'Program',
    level: 'Level',
    levelHint: 'e.g. 200 Level',
    levelWithoutNumber: 'Please include a number, e.g. 200 Level.',
    semester: 'Semester',
    semesters: { first: 'First Semester', second: 'Second Semester' },
    courses: 'Current courses',
    coursesHint: 'Codes, separated by commas',
    addCourses: 'Add',
    yourCourses: 'Your courses',
    removeCourse: (code: string) => `Remove ${code}`,
    style: 'Preferred learning style',
    styleHint: 'It only changes how lessons are shown. What you learn stays the same.',
    styles: { text: 'Text', video: 'Video', mixed: 'Mixed' },
    habit: 'Study habit',
    habits: { morning: 'Morning', night: 'Night', regular: 'Regular', flexible: 'Flexible' },
    standard: 'Preferred curriculum standard',
    standards: {
      CCMAS: 'The core curriculum in use from 2023/2024',
      BMAS: 'The earlier benchmark, if you were admitted before that',
    },
    standardHint: 'These set out what a university course in Nigeria must teach.',
  },

  plan: {
    heading: 'Your Personalized Learning Plan',
    creating: 'Creating your personalized sprints...',
    lead: 'These are suggestions. A sprint only counts towards your plan once you start it.',
    sprints: 'Recommended sprints',
    outlines: 'Your other courses',
    multiple: 'Multiple Topics',
    duration: '4 weeks',
    start: 'Start Now',
    startLabel: (title: string) => `Start Now: ${title}`,
    goOn: 'Continue',
    goOnLabel: (title: string) => `Continue ${title}`,
    toDashboard: 'Continue to Dashboard',
    change: 'Change my answers',
    none: 'We couldn’t make any sprints from our catalogue yet. You can create your own on the dashboard.',
    failed: {
      title: 'We couldn’t make any sprints yet.',
      text: 'Your answers are saved on this device. Nothing is lost.',
      level: (level: string) => `Your level, “${level}”, has no number in it. Press Retry to go back to that question.`,
    },
    signedOut: {
      title: 'You need an account before we can make your sprints.',
      text: 'Your answers are saved on this device. We’ll use them as soon as you sign up.',
      signUp: 'Sign up',
    },
  },

  alignment: {
    heading: 'Curriculum alignment',
    standard: 'Standard',
    program: 'Program',
    level: 'Level',
    taking: (count: number) => `You’re taking (${courses(count)})`,
    missing: (count: number) => `Expected, but not on your list (${courses(count)})`,
    local: (count: number) => `Your university’s own (${courses(count)})`,
    typedAs: (code: string) => `you typed ${code}`,
    semesters: 'We mostly work out semesters from course codes, so trust your university’s timetable over ours.',
    credit: (credit: string) => `Source: ${credit}`,
    credits: {
      CCMAS: 'Core Curriculum and Minimum Academic Standards (CCMAS), National Universities Commission, 2022',
      BMAS: 'Benchmark Minimum Academic Standards (BMAS), National Universities Commission, 2007',
    },
  },

  tour: {
    title: 'Quick Tour',
    close: 'Close tour',
    back: 'Back',
    next: 'Next',
    finish: 'Finish',
    skip: 'Skip tour and go to dashboard',
    dayOne: 'Go to day 1',
    place: (n: number, count: number) => `${n} of ${count}`,
    navigate: {
      title: 'Navigate Sprints',
      text: 'A sprint is a plan of weeks and days. Your dashboard always shows the next day to study.',
    },
    achieve: {
      title: 'Earn Achievements',
      text: 'Finish sprints, do well in quizzes and keep a streak to earn achievements.',
    },
    invite: {
      title: 'Invite Friends',
      text: 'Share your link from Settings. When a classmate joins, you both get points.',
    },
    help: {
      title: 'Get Help Anytime',
      text: 'Ask about your lesson day or night, and get an answer from what you’re reading.',
    },
  },

  drafts: {
    heading: 'Recommended for you',
    lead: 'Your courses with lessons ready to read. A sprint only counts towards your plan once you start it.',
    chosen: 'Your choice',
    starting: 'Starting…',
    change: 'Change my answers',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    onboarding: typeof onboardingTexts;
  }
}
