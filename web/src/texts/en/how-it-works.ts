import { defineTexts } from '../define.ts';

export const howItWorksTexts = defineTexts('howItWorks', {
  title: 'How it works',
  description:
    'From your programme and level to recommended study sprints in four steps, and what Akada does behind each of them.',
  heading: 'How it works',
  lead: 'Four steps from a course code to a plan.',
  steps: {
    tell: {
      heading: 'You say what you study',
      text: 'University, department, programme, level, semester and courses. Suggestions come from a catalogue of Nigerian universities and programmes; anything that it does not know can be typed freely.',
    },
    match: {
      heading: 'Akada matches it with the standard',
      text: 'Your courses are looked up in CCMAS or BMAS, whichever you choose. A code of the old standard leads to its successor in the new one, and a prefix such as UNILAG-CSC 203 is recognised as the university’s own.',
    },
    plan: {
      heading: 'Sprints are recommended',
      text: 'Each course that has an outline becomes a sprint of four weeks, with the topics of the standard in their order. Courses without an outline are named as such, not filled with guesses.',
    },
    choose: {
      heading: 'You choose what to start',
      text: 'A recommendation is a draft. It counts against the three sprints of the Free plan only when you start it.',
    },
  },
  behind: {
    heading: 'Behind the scenes',
    points: {
      server: 'The server decides and the browser shows: plan limits and points are computed from what happened.',
      offline: 'Without a connection, pages that are open stay open, and what you typed is kept until you are back.',
      ai: 'No text of yours is sent to a language model today. When that begins, the privacy policy will name it first.',
    },
  },
  action: 'Get started',
});
