import { defineTexts } from '../../../texts/define.ts';

export const solutionsTexts = defineTexts('solutions', {
  title: 'Solutions',
  description:
    'How students, self-learners, lecturers and universities in Nigeria use Akada: sprints with a tutor, quizzes from slides, links to share, and their own server.',
  heading: 'Who Akada is for',
  lead: 'One product, four ways to use it today.',
  items: {
    students: {
      heading: 'Students',
      text: 'Tell Akada your programme and level once; it matches your courses to the standard your university follows and plans a sprint for each. Add your own slides and every day gets a lesson, a tutor that shows its source, a quiz, and reviews that come back before you forget.',
      link: 'Get started',
    },
    learners: {
      heading: 'Self-learners',
      text: 'You don’t need a university. Look up what a 100-level course in economics or computing covers, or upload a book chapter and study it a day at a time: read, ask, take a quiz, repeat.',
      link: 'Look up a course',
    },
    lecturers: {
      heading: 'Lecturers',
      text: 'Upload your lecture slides and get a quiz, each question linked to its slide. Edit it, set a time limit, and share a link or a QR code; your students don’t need accounts. Watch results come in, see which questions mislead, and download the marks.',
      link: 'Make a quiz',
    },
    campus: {
      heading: 'Universities and study groups',
      text: 'You can run Akada on a single computer of your own, with no account anywhere: the database is built in, and the code is open under the MIT licence. Write to us if you want to try it on your campus.',
      link: 'Contact us',
    },
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    solutions: typeof solutionsTexts;
  }
}
