import { defineTexts } from '../define.ts';

/** Whether a course or a sprint has lessons; said in the same words everywhere. */
export const lessonsTexts = defineTexts('lessons', {
  ready: 'Lessons ready',
  outline: 'Add your notes to get lessons',
});
