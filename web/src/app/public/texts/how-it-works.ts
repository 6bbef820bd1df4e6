import { defineTexts } from '../../../texts/define.ts';

export const howItWorksTexts = defineTexts('howItWorks', {
  title: 'How it works',
  description:
    'From a course code or your own notes to a day-by-day plan: lesson, tutor, quiz and review, and what Akada does at each step.',
  heading: 'How it works',
  lead: 'Five steps from a course code, or your own notes, to something that sticks.',
  steps: {
    tell: {
      heading: 'Tell us what you study',
      text: 'University, department, programme, level, semester and courses. We suggest Nigerian universities and programmes as you type; if yours isn’t there, just type it in. Or skip all that and upload a document.',
    },
    plan: {
      heading: 'Get a day-by-day plan',
      text: 'We look up your courses in CCMAS or BMAS, whichever you choose, and turn their topics into weeks of five study days and a review. For a document, the plan follows its headings. A short document makes a short sprint, and a recommended sprint only counts towards the Free plan’s three once you start it.',
    },
    learn: {
      heading: 'Read, and ask',
      text: 'We write lessons from your document or from our own course notes, and show the sources. The tutor answers questions straight away, gives you a hint first for exercises, and tells you if the answer isn’t in the lessons. Days without a source stay outlines until you add one.',
    },
    prove: {
      heading: 'Test yourself',
      text: 'Take a quiz on the day, checked question by question, with the sentence behind each answer. The questions come back as reviews just before you’d forget them.',
    },
    share: {
      heading: 'Share',
      text: 'Quizzes and study materials you make have their own link. Anyone with the link can answer or read, no account needed; the lecturer sees the results, and nobody sees the right answers before they submit.',
    },
  },
  behind: {
    heading: 'Behind the scenes',
    points: {
      server: 'We work out scores, plan limits, streaks and points on the server, from what you actually did.',
      teacher:
        'Akada does its own teaching, on its own server, with no language model and no other company involved. It only writes what’s in a source, and checks every question against a sentence.',
      ai: 'The people who run a server can also connect a language model. The privacy policy says what we’d send it.',
      offline:
        'Lessons, reviews and quizzes you’ve opened work offline. We save what you do on your device and send it when you’re back online.',
    },
  },
  action: 'Get started',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    howItWorks: typeof howItWorksTexts;
  }
}
