import { counted } from '../../../../texts/counted.ts';
import { defineTexts } from '../../../../texts/define.ts';

export const quizTemplatesTexts = defineTexts('quizTemplates', {
  open: 'Add from a course',
  title: 'Add from a course',
  lead: 'These questions have different numbers for every student, so copying doesn’t pay.',
  close: 'Close',
  course: 'Course',
  chooseCourse: 'Choose a course',
  lesson: 'Lesson',
  chooseLesson: 'Choose a lesson',
  lessonOf: (title: string, count: number) => `${title} (${counted(count, 'question')})`,
  loading: 'Loading questions…',
  failed: 'We couldn’t load the questions.',
  retry: 'Retry',
  otherNumbers: 'Show other numbers',
  answer: 'Answer',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  add: (count: number) => (count === 0 ? 'Choose questions to add' : `Add ${counted(count, 'question')}`),
  badge: 'Different numbers for each student',
  example: 'One example. Each student gets other numbers, and the options in another order.',
});

declare module '../../../../texts/define.ts' {
  interface Namespaces {
    quizTemplates: typeof quizTemplatesTexts;
  }
}
