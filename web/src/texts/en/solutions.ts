import { defineTexts } from '../define.ts';

export const solutionsTexts = defineTexts('solutions', {
  title: 'Solutions',
  description:
    'How students, self-learners, lecturers and universities in Nigeria use Akada: course outlines, recommended sprints, and a server of their own.',
  heading: 'Who Akada is for',
  lead: 'One product, four ways to use it today.',
  items: {
    students: {
      heading: 'Students',
      text: 'Find out what your course really covers before the semester is over. Tell Akada your programme and level once; it matches your courses with the standard your university follows and outlines a sprint for each.',
      link: 'Get started',
    },
    learners: {
      heading: 'Self-learners',
      text: 'You need no university to read an outline. Look up what a 100-level course in economics or computing covers, in which order, and what one should be able to do afterwards.',
      link: 'Look up a course',
    },
    lecturers: {
      heading: 'Lecturers',
      text: 'Compare a course in both standards: its title, units, topics and outcomes, side by side with what it was called before. Helpful when a department moves from BMAS to CCMAS.',
      link: 'Look up a course',
    },
    campus: {
      heading: 'Universities and study groups',
      text: 'Akada can run on a single computer of your own, without an account anywhere: the database is built in, and the code is open under the MIT licence. Write to us if you want to try it on your campus.',
      link: 'Contact us',
    },
  },
});
