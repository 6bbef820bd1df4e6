import { defineTexts } from '../define.ts';

/** Whether a course or a sprint has lessons; said in the same words everywhere. */
export const lessonsTexts = defineTexts('lessons', {
  ready: 'Lessons ready',
  outline: 'Add your notes to get lessons',
  outlineOnly: {
    title: 'There are no lessons for this yet.',
    text: 'For now we can only make an outline: what to study each day, with nothing to read. Add your notes and Akada will write the lessons from them, or take a course that’s ready.',
    beside: 'Outline only: there’s nothing to read until you add your notes.',
    readyCourses: 'Take a ready course',
    bringNotes: 'Add my notes',
    library: 'See the ready courses',
    take: (course: string) => `Take ${course}`,
    create: 'Create the outline',
  },
});

declare module '../define.ts' {
  interface Namespaces {
    lessons: typeof lessonsTexts;
  }
}
