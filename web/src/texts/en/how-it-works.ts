import { defineTexts } from '../define.ts';

export const howItWorksTexts = defineTexts('howItWorks', {
  title: 'How it works',
  description:
    'From a course code or your own notes to days of study: plan, lesson, tutor, quiz and review, and what Akada does behind each step.',
  heading: 'How it works',
  lead: 'Five steps from a course code, or your own notes, to something that stays in your head.',
  steps: {
    tell: {
      heading: 'You say what you study',
      text: 'University, department, programme, level, semester and courses. Suggestions come from a catalogue of Nigerian universities and programmes; anything that it does not know can be typed freely. Or skip all that and upload a document.',
    },
    plan: {
      heading: 'It becomes a plan of days',
      text: 'Courses are looked up in CCMAS or BMAS, whichever you choose, and their topics become weeks of five study days and a review. A document is planned along its own headings. A short source makes a short sprint, and a recommendation counts against the three sprints of the Free plan only when you start it.',
    },
    learn: {
      heading: 'You read, and ask',
      text: 'Lessons are written from your document or from course notes of the project, and name their places. The tutor answers questions at once, helps with exercises by a hint first, and says so when the lessons do not hold it. Days without any source stay outlines until you add one.',
    },
    prove: {
      heading: 'You are asked',
      text: 'A quiz about the day, checked question by question, with the sentence that decides it. What you answered comes back as a review just before you would forget it.',
    },
    share: {
      heading: 'You share',
      text: 'Quizzes and study materials from a document have a link of their own. Whoever has it can answer or read, without an account; the lecturer sees the results, and nobody sees a right answer before handing in.',
    },
  },
  behind: {
    heading: 'Behind the scenes',
    points: {
      server:
        'The server decides and the browser shows: scores, plan limits, streaks and points are computed from what happened.',
      teacher:
        'The teacher is part of Akada and runs on its server: it needs no language model and no other company. It writes only what stands in a source, and checks every question against its sentence.',
      ai: 'Whoever runs a server can connect a language model as well. The privacy policy says what it is then given.',
      offline:
        'Lessons, reviews and quizzes that were loaded work without a connection. What you do meanwhile is kept on your device, sent when you are back, and counted once.',
    },
  },
  action: 'Get started',
});
