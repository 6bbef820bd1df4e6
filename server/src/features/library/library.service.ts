import type { LibraryCourse, LibraryLesson } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import type { RenderLesson } from '../../platform/markdown/lessons-apart.ts';
import type { CourseLesson, CourseLibrary, CourseNotes } from '../../ports/courses/port.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';

interface LibraryDeps {
  library: CourseLibrary;
  catalogue: CatalogueService;
  render: RenderLesson;
}

export interface LibraryService {
  courses(): Promise<LibraryCourse[]>;
  /** A lesson for whoever opens its address; only the first of a course is. */
  lesson(course: string, lesson: string): Promise<LibraryLesson>;
}

const slugOf = ({ code }: CourseNotes) => code.toLowerCase().replace(' ', '-');

/** What the product teaches by itself, for everybody to see. */
export function createLibraryService({ library, catalogue, render }: LibraryDeps): LibraryService {
  const titleOf = ({ front, standard, code }: CourseNotes) => front?.title ?? catalogue.outline(standard, code).title;
  const all = () => library.all().toSorted((a, b) => a.code.localeCompare(b.code));

  function find(course: string, name: string) {
    const notes = library.all().find((one) => slugOf(one) === course);
    const [first] = notes?.lessons ?? [];
    return notes && first?.name === name ? { notes, lesson: first } : null;
  }

  const toEntry = ({ name, title, week, day, minutes }: CourseLesson, index: number) => ({
    ...{ name, title, week, day, minutes },
    is_open: index === 0,
  });

  const toCourse = async (notes: CourseNotes): Promise<LibraryCourse> => ({
    slug: slugOf(notes),
    code: notes.code,
    standard: notes.standard,
    title: titleOf(notes),
    about: notes.front && (await render(notes.front.markdown)).html,
    lessons: notes.lessons.map(toEntry),
    questions: [...notes.lessons.map(({ bank }) => bank), notes.exam].reduce(
      (sum, bank) => sum + (bank ? bank.choice.length + bank.open.length : 0),
      0,
    ),
  });

  return {
    courses: () => Promise.all(all().map(toCourse)),

    async lesson(course, name) {
      const found = find(course, name);
      if (!found) throw new AppError('material_not_found');
      const { notes, lesson } = found;
      return {
        ...toEntry(lesson, 0),
        course: { slug: slugOf(notes), code: notes.code, title: titleOf(notes) },
        objective: lesson.objective,
        html: (await render(lesson.markdown)).html,
        next: notes.lessons[1]?.title ?? null,
      };
    },
  };
}
