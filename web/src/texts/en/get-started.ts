import { defineTexts } from '../define.ts';

export const getStartedTexts = defineTexts('getStarted', {
  title: 'Get started',
  description:
    'Create an Akada account, set up your academic profile in under two minutes and see sprints for your courses.',
  heading: 'Get started',
  lead: 'Two minutes, three steps. You need an email address and the codes of your courses.',
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
      heading: 'See your plan',
      text: 'Recommended sprints for your courses, with the alignment they were made from. Start the one that matters most.',
    },
  },
  signUp: 'Sign Up',
  first: 'Look around without an account',
  questions: {
    heading: 'Before you ask',
    items: {
      cost: {
        heading: 'What does it cost?',
        text: 'Nothing on the Free plan, which has 3 sprints. Pro will be ₦6,000 a month; payment is not open yet.',
      },
      missing: {
        heading: 'My programme is not in the list. Can I go on?',
        text: 'Yes. Type it as your university calls it. Akada then recommends the courses that nearly every programme has at your level.',
      },
      standard: {
        heading: 'CCMAS or BMAS?',
        text: 'If you were admitted in the 2023/2024 session or later, CCMAS; before that, usually BMAS. You can change it later.',
      },
      data: {
        heading: 'How much data does it use?',
        text: 'A first visit to a page like this one is about a fifth of a megabyte. Further pages are a few kilobytes each.',
      },
    },
  },
});
