import { defineTexts } from '../define.ts';

const courses = (count: number) => (count === 1 ? '1 course' : `${count} courses`);

export const onboardingTexts = defineTexts('onboarding', {
  title: 'Welcome',
  suggestions: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),

  welcome: {
    heading: (name: string) => (name ? `Welcome to Akada, ${name}` : 'Welcome to Akada'),
    lead: 'Tell us what you study, and Akada lines your sprints up with your curriculum. Setup takes under 2 minutes.',
    start: "Let's Get Started",
    whole: 'Or answer everything, in four steps:',
    resumed: 'Your answers are kept. You go on where you stopped.',
    hasPlan: 'See your learning plan',
    points: {
      studies: 'Your university, program and courses',
      curriculum: 'What the national curriculum asks of you this semester',
      sprints: 'Sprints that begin with your own courses',
    },
  },

  quick: {
    heading: 'Quick start',
    lead: 'Three answers make a plan. The rest has defaults that you can change later.',
    make: 'Make my plan',
  },

  form: {
    progress: 'Setup progress',
    done: 'done',
    promise: 'Set up in under 2 minutes. Suggestions appear as you type; any other text is fine too.',
    steps: { institution: 'Institution', department: 'Department', level: 'Level', preferences: 'Preferences' },
    headings: {
      institution: 'Where do you study?',
      department: 'What do you study?',
      level: 'Where are you now?',
      preferences: 'How do you like to learn?',
    },
    continue: 'Continue',
    back: 'Back',
    later: 'Later',
    complete: 'Complete Setup',
    saving: 'Generating Your Learning Plan',
    optional: 'Optional',
    university: 'University',
    universityHint: 'Name or short name, such as UNILAG',
    faculty: 'Faculty',
    department: 'Department',
    program: 'Program',
    level: 'Level',
    levelHint: 'Such as 200 Level',
    levelWithoutNumber: 'Please write your level with its number, such as 200 Level.',
    semester: 'Semester',
    semesters: { first: 'First Semester', second: 'Second Semester' },
    courses: 'Current courses',
    coursesHint: 'Codes, separated by commas',
    addCourses: 'Add',
    yourCourses: 'Your courses',
    removeCourse: (code: string) => `Remove ${code}`,
    style: 'Preferred learning style',
    styles: { text: 'Text', video: 'Video', mixed: 'Mixed' },
    habit: 'Study habit',
    habits: { morning: 'Morning', night: 'Night', regular: 'Regular', flexible: 'Flexible' },
    standard: 'Preferred curriculum standard',
    standards: {
      CCMAS: 'The core curriculum in use from 2023/2024',
      BMAS: 'The earlier benchmark, for students admitted before',
    },
    standardHint: 'The national lists of what a university course in Nigeria must teach.',
  },

  plan: {
    heading: 'Your Personalized Learning Plan',
    creating: 'Creating your personalized sprints...',
    lead: 'Drafts to begin with. A sprint counts against your plan only once you start it.',
    sprints: 'Recommended sprints',
    multiple: 'Multiple Topics',
    duration: '4 weeks',
    start: 'Start Now',
    startLabel: (title: string) => `Start Now: ${title}`,
    goOn: 'Continue',
    goOnLabel: (title: string) => `Continue ${title}`,
    toDashboard: 'Continue to Dashboard',
    change: 'Change my answers',
    none: 'No sprints could be made from the catalogue yet. You can create your own on the dashboard.',
    failed: {
      title: 'No sprints could be made yet.',
      text: 'Your answers are kept on this device. Nothing is lost.',
      level: (level: string) => `Your level, “${level}”, has no number in it. Retry takes you back to that question.`,
    },
    signedOut: {
      title: 'No sprints could be made yet: they need an account.',
      text: 'Your answers are kept on this device and sent as soon as you have signed up.',
      signUp: 'Sign Up',
    },
  },

  alignment: {
    heading: 'Curriculum alignment',
    standard: 'Standard',
    program: 'Program',
    level: 'Level',
    taking: (count: number) => `You take (${courses(count)})`,
    missing: (count: number) => `Asked for, not on your list (${courses(count)})`,
    local: (count: number) => `Local to your university (${courses(count)})`,
    typedAs: (code: string) => `you wrote ${code}`,
    semesters: 'Semesters are mostly inferred from the course codes: your university’s timetable knows better.',
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
      text: 'A sprint is a plan of weeks and days. Your dashboard shows the next day to study first.',
    },
    achieve: {
      title: 'Earn Achievements',
      text: 'Finish sprints, score in quizzes and keep a streak. Badges mark what you really did.',
    },
    invite: {
      title: 'Invite Friends',
      text: 'Share your link from the settings. When a classmate joins, you both get points.',
    },
    help: {
      title: 'Get Help Anytime',
      text: 'Ask about your lesson by day or night, and get an answer from what you are reading.',
    },
  },

  drafts: {
    heading: 'Recommended for you',
    lead: 'Your courses whose lessons are ready to read. One counts against your plan only once you start it.',
    chosen: 'Your choice',
    starting: 'Starting…',
    change: 'Change my answers',
  },
});
