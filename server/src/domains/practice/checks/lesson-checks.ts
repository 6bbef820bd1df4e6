import { fencesOf, readLesson } from '../../../../../content/courses/form/lesson.ts';
import { named, readOptions } from '../../../../../content/courses/form/options.ts';
import { readTyped, typedKeyOf } from '../../../../../content/courses/form/typed.ts';
import { checkNamer } from '../../../platform/item-name.ts';
import type { KeptQuestion } from '../practice.rules.ts';

export interface Check {
  /** By which answers name it; its element on the page of the lesson has the same. */
  name: string;
  /** The heading that it stands under; empty above the first. */
  section: string;
  /** Markdown, as all its texts. */
  stem: string;
  /** None where the answer is typed. */
  options: { text: string; right: boolean; why: string }[];
  typed?: KeptQuestion['typed'];
  /** Of a typed one: why the key is right, then what led to each of the slips. */
  why?: string[];
}

const joined = (notes: { text: string }[]) => notes.map(({ text }) => text).join(' ');

/** The checks within a lesson, in the order in which its page numbers them. */
export function checksIn(markdown: string): Check[] {
  const { opening, sections } = readLesson(markdown);
  const fences = [opening, ...sections].flatMap((section) =>
    fencesOf(section).map((fence) => ({ ...fence, section: section.title })),
  );
  const checks = fences.filter(({ name }) => name === 'check');
  const nameOf = checkNamer();
  return checks.map(({ lines, section }) => {
    const typed = readTyped(lines);
    if (typed) {
      const why = [typed.key, ...typed.nots].map(({ notes }) => joined(named(notes, 'Why')));
      const asked = { stem: typed.stem, options: [], typed: typedKeyOf(typed) };
      return { name: nameOf(asked), section, ...asked, why };
    }
    const { stem, options } = readOptions(lines);
    const name = nameOf({ stem, options: options.map(({ text }) => text) });
    const told = options.map(({ text, right, notes }) => ({ text, right, why: joined(notes) }));
    return { name, section, stem, options: told };
  });
}
