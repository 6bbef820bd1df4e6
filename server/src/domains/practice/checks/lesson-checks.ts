import { fencesOf, readLesson } from '../../../../../content/courses/form/lesson.ts';
import { readOptions } from '../../../../../content/courses/form/options.ts';

export interface Check {
  /** The heading that it stands under; empty above the first. */
  section: string;
  /** Markdown, as all its texts. */
  stem: string;
  options: { text: string; right: boolean; why: string }[];
}

/** The checks within a lesson, in the order in which its page numbers them. */
export function checksIn(markdown: string): Check[] {
  const { opening, sections } = readLesson(markdown);
  const fences = [opening, ...sections].flatMap((section) =>
    fencesOf(section).map((fence) => ({ ...fence, section: section.title })),
  );
  const checks = fences.filter(({ name }) => name === 'check');
  return checks.map(({ lines, section }) => {
    const { stem, options } = readOptions(lines);
    const whyOf = (notes: { text: string }[]) => notes.map(({ text }) => text).join(' ');
    return { section, stem, options: options.map(({ text, right, notes }) => ({ text, right, why: whyOf(notes) })) };
  });
}
