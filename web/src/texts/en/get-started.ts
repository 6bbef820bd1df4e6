import { defineTexts } from '../define.ts';

export const getStartedTexts = defineTexts('getStarted', {
  title: 'Get started',
  description:
    'Create an Akada account, set up your academic profile in under two minutes and study the first day of a sprint.',
  heading: 'Get started',
  lead: 'Three steps. You need an email address, and the codes of your courses or a document to study.',
  steps: {
    account: {
      heading: 'Create an account',
      text: 'Name, email and a password, or Google or Apple where this server offers them. You must be 16 or older.',
    },
    profile: {
      heading: 'Set up your profile',
      text: 'Institution, department, level, preferences. Type the first letters and pick from the list.',
    },
    plan: {
      heading: 'Start a sprint',
      text: 'Recommended sprints for your courses, with the alignment they were made from; or one about a topic or a document of your own. Day 1 is there first.',
    },
  },
  signUp: 'Sign Up',
  first: 'Look around without an account',
  questions: {
    heading: 'Before you ask',
    items: {
      cost: {
        heading: 'What does it cost?',
        text: 'Nothing on the Free plan: 3 sprints, and quizzes and study materials from your first document. Pro is ₦6,000 a month, with five days to try it; further documents are unlocked by tokens.',
      },
      missing: {
        heading: 'My programme is not in the list. Can I go on?',
        text: 'Yes. Type it as your university calls it. Akada then recommends the courses that nearly every programme has at your level.',
      },
      standard: {
        heading: 'CCMAS or BMAS?',
        text: 'If you were admitted in the 2023/2024 session or later, CCMAS; before that, usually BMAS. You can change it later.',
      },
      lecturer: {
        heading: 'I teach. Where do I begin?',
        text: 'Sign up, open “Generate Your Test Now” and upload your slides. The quiz has its link at once; edit it before you share it.',
      },
      students: {
        heading: 'Do my students need accounts?',
        text: 'No. They open the link, give a name and an email, and answer. Each is told what you will see and for how long.',
      },
      data: {
        heading: 'How much data does it use?',
        text: 'A first visit to a page like this one is about a fifth of a megabyte. Further pages are a few kilobytes each.',
      },
    },
  },
});
