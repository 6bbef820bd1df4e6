import { defineTexts } from '../../../texts/define.ts';

export const getStartedTexts = defineTexts('getStarted', {
  title: 'Get started',
  description:
    'Create an Akada account, set up your academic profile in under two minutes and study the first day of a sprint.',
  heading: 'Get started',
  lead: 'Three steps. You’ll need an email address, plus your course codes or a document to study.',
  steps: {
    account: {
      heading: 'Create an account',
      text: 'Name, email and a password, or Google or Apple where available. You must be 16 or older.',
    },
    profile: {
      heading: 'Set up your profile',
      text: 'Institution, department, level, preferences. Type the first letters and pick from the list.',
    },
    plan: {
      heading: 'Start a sprint',
      text: 'Pick a sprint we recommend for your courses, or make one from your own topic or document. Day 1 is ready first.',
    },
  },
  signUp: 'Sign up',
  first: 'Look around without an account',
  questions: {
    heading: 'Questions people ask',
    items: {
      cost: {
        heading: 'What does it cost?',
        text: 'Nothing on the Free plan: 3 sprints, and quizzes and study materials from your first document. Pro is ₦6,000 a month, with a five-day free trial; extra documents cost one token each.',
      },
      missing: {
        heading: 'My programme isn’t on the list. Can I carry on?',
        text: 'Yes. Type it the way your university does. Akada will recommend the courses nearly every programme has at your level.',
      },
      standard: {
        heading: 'CCMAS or BMAS?',
        text: 'If you were admitted in the 2023/2024 session or later, CCMAS; before that, usually BMAS. You can change it later.',
      },
      lecturer: {
        heading: 'I teach. Where do I begin?',
        text: 'Sign up, open “Generate Your Test Now” and upload your slides. Your quiz gets a link straight away; check it before you share it.',
      },
      students: {
        heading: 'Do my students need accounts?',
        text: 'No. They open the link, give a name and an email, and answer. We tell each of them what you’ll see and for how long.',
      },
      data: {
        heading: 'How much data does it use?',
        text: 'Your first visit to a page like this uses about a fifth of a megabyte. After that, each page is a few kilobytes.',
      },
    },
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    getStarted: typeof getStartedTexts;
  }
}
