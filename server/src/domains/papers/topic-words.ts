import type { CourseNotes } from '../../ports/courses/port.ts';

/** All that a lesson says: its text with its checks, and our answers to what students ask, which say it in other words. */
export const wordsOf = ({ markdown, written }: CourseNotes['lessons'][number]): string =>
  [markdown, ...written.flatMap(({ wordings, answer }) => [...wordings, answer])].join('\n');
