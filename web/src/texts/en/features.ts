import { defineTexts } from '../define.ts';

export const featuresTexts = defineTexts('features', {
  title: 'Features',
  description:
    'What Akada can do today: course outlines of CCMAS and BMAS, sprints recommended for your courses, and an account with export and deletion.',
  heading: 'What Akada can do today',
  lead: 'Only what you can use now stands on this page. It grows with each release.',
  items: {
    catalogue: {
      heading: 'The national curriculum, searchable',
      text: 'More than 1,300 courses of CCMAS and BMAS with their units, levels and, for most first years, topics and outcomes. A code of one standard finds its successor in the other.',
    },
    onboarding: {
      heading: 'A profile in four steps',
      text: 'University, department, level, preferences. Over 250 Nigerian universities are suggested by name or short name, and codes with a university’s own prefix are understood.',
    },
    sprints: {
      heading: 'Recommended sprints',
      text: 'For each of your courses a four-week outline, aligned with the standard you chose. A recommendation counts against your plan only when you start it.',
    },
    settings: {
      heading: 'Settings that are kept',
      text: 'Name, picture, learning preferences, theme and notifications follow you from one device to the next.',
    },
    security: {
      heading: 'Careful with your account',
      text: 'Sign in with a password, Google or Apple. See where you are signed in, sign out any device, and recover a lost password with a code by email.',
    },
    yours: {
      heading: 'Your data, in your hands',
      text: 'Download everything in one file. Delete your account, and what belongs to it is deleted with it.',
    },
    invite: {
      heading: 'Study with classmates',
      text: 'Every account has an invitation link. When a classmate signs up through it and confirms their address, both of you get points.',
    },
    phone: {
      heading: 'Built for small phones and patchy networks',
      text: 'Pages work from 360 pixels up and say so when the connection is gone. What you typed in a form is still there afterwards.',
    },
  },
  later: {
    heading: 'What is not here yet',
    text: 'Lessons to read and watch, tests made from your own notes, shared quizzes and the assistant that answers questions belong to later releases. They will be listed above when they work.',
  },
  action: 'Sign Up',
  look: 'Look up a course',
});
