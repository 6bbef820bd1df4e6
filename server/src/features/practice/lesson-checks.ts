import { fencesOf, readLesson } from '../../../../content/courses/form/lesson.ts';
import { readOptions } from '../../../../content/courses/form/options.ts';

export interface Check {
  /** Markdown, as all its texts. */
  stem: string;
  options: { text: string; right: boolean; why: string }[];
}

/** The checks within a lesson, in the order in which its page numbers them. */
export function checksIn(markdown: string): Check[] {
  const { opening, sections } = readLesson(markdown);
  const fences = [opening, ...sections].flatMap(fencesOf).filter(({ name }) => name === 'check');
  return fences.map(({ lines }) => {
    const { stem, options } = readOptions(lines);
    const whyOf = (notes: { text: string }[]) => notes.map(({ text }) => text).join(' ');
    return { stem, options: options.map(({ text, right, notes }) => ({ text, right, why: whyOf(notes) })) };
  });
}
