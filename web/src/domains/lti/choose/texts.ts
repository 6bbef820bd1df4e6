import { counted } from '../../../texts/counted.ts';
import { defineTexts } from '../../../texts/define.ts';

export const chooseTexts = defineTexts('ltiChoose', {
  title: 'Add to your course',
  heading: (course: string) => (course === '' ? 'Add to your course' : `Add to ${course}`),
  lead: (platform: string, isOne: boolean) =>
    isOne
      ? `Choose one thing that your students open from ${platform}.`
      : `Choose what your students open from ${platform}.`,
  quizzes: 'Your quizzes',
  quizHint: 'Results go back to the gradebook.',
  /** Two of the same title and length are told apart by their day. */
  quizFacts: (questions: number, day: string) => `${counted(questions, 'question')} · made on ${day}`,
  noQuizzes: 'You haven’t made a quiz yet.',
  library: 'Lessons',
  course: 'Course',
  chooseCourse: 'Choose a course',
  week: (week: number) => `Week ${week}`,
  wholeWeek: (week: number) => `All of week ${week}`,
  lessons: (count: number) => counted(count, 'lesson'),
  day: (day: number, minutes: number) => `Day ${day} · ${minutes} min`,
  add: (count: number) => (count > 1 ? `Add ${count} links` : 'Add'),
  most: (count: number) => `You can add up to ${counted(count, 'link')} at a time.`,
  nothing: 'Choose something first.',
  leave: 'Add nothing',
  failed: 'We couldn’t open this choice.',
  loadFailed: 'We couldn’t load what you can choose.',
  doneTitle: (course: string) => (course === '' ? 'Go back to your course' : `Go back to ${course}`),
  doneText: (platform: string) => `You can close this window. The rest happens in ${platform}.`,
  home: 'Go to Akada',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    ltiChoose: typeof chooseTexts;
  }
}
