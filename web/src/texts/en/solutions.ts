import { defineTexts } from '../define.ts';

export const solutionsTexts = defineTexts('solutions', {
  title: 'Solutions',
  description:
    'How students, self-learners, lecturers and universities in Nigeria use Akada: sprints with a tutor, quizzes from a deck, shared links, and a server of their own.',
  heading: 'Who Akada is for',
  lead: 'One product, four ways to use it today.',
  items: {
    students: {
      heading: 'Students',
      text: 'Tell Akada your programme and level once; it matches your courses with the standard your university follows and plans a sprint for each. Add your own slides: every day then has a lesson, a tutor that shows the place, a quiz, and reviews that come back before you forget.',
      link: 'Get started',
    },
    learners: {
      heading: 'Self-learners',
      text: 'You need no university. Look up what a 100-level course in economics or computing covers, or upload a book chapter and study it in days: read, ask, be quizzed, repeat.',
      link: 'Look up a course',
    },
    lecturers: {
      heading: 'Lecturers',
      text: 'Upload the deck of your lecture and have a quiz made from it, each question with the slide it rests on. Edit it, set a time limit, share one link or a QR code; the hall needs no accounts. Watch results come in, see which question misleads, download the marks.',
      link: 'Make a quiz',
    },
    campus: {
      heading: 'Universities and study groups',
      text: 'Akada can run on a single computer of your own, without an account anywhere: the database is built in, and the code is open under the MIT licence. Write to us if you want to try it on your campus.',
      link: 'Contact us',
    },
  },
});
