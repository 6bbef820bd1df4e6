import type { LibraryCourse, LibraryLesson } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { RenderLesson } from '../../../platform/markdown/lessons-apart.ts';
import type { CourseLesson, CourseLibrary, CourseNotes } from '../../../ports/courses/port.ts';
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
  /** Any lesson, for whoever has an account. */
  read(course: string, lesson: string): Promise<LibraryLesson>;
  /** What a course of the library is about, by its address. */
  syllabus(course: string): Syllabus;
  /** The addresses that anybody may open, as chats and search engines show them. */
  pages(): LibraryPage[];
}

export interface Syllabus {
  code: string;
  title: string;
  /** In the order in which they are studied; each with the document that days of a sprint are written from. */
  lessons: Pick<CourseLesson, 'documentId' | 'name' | 'title' | 'topics' | 'week' | 'weekTitle'>[];
}

interface LibraryPage {
  path: string;
  title: string;
  description: string;
}

const slugOf = ({ code }: CourseNotes) => code.toLowerCase().replace(' ', '-');

const nowhere = { lesson: null, section: null, why: null };

/** What the product teaches by itself, for everybody to see. */
export function createLibraryService({ library, catalogue, render }: LibraryDeps): LibraryService {
  const titleOf = ({ front, standard, code }: CourseNotes) => front?.title ?? catalogue.outline(standard, code).title;
  const all = () => library.all().toSorted((a, b) => a.code.localeCompare(b.code));

  function find(course: string, name: string) {
    const notes = library.all().find((one) => slugOf(one) === course);
    const place = notes?.lessons.findIndex((lesson) => lesson.name === name) ?? -1;
    const lesson = notes?.lessons[place];
    if (!notes || !lesson) throw new AppError('material_not_found');
    return { notes, lesson, place };
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
      (sum, bank) => sum + (bank ? bank.choice.length + bank.typed.length + bank.open.length : 0),
      0,
    ),
    coverage: notes.coverage && {
      is_sure: notes.coverage.isSure,
      sources: notes.coverage.sources,
      phrases: notes.coverage.phrases.map((one) => ({ ...nowhere, ...one })),
    },
  });

  /** A lesson that anybody may read, with what one learns in it. */
  const toPage = (notes: CourseNotes): LibraryPage[] =>
    notes.lessons.slice(0, 1).map(({ name, title, objective, minutes }) => ({
      path: `/library/${slugOf(notes)}/${name}`,
      title: `${title} · ${notes.code} · Akada`,
      description: `${objective} A free lesson from ${titleOf(notes)}: ${minutes} minutes, with diagrams and practice.`,
    }));

  const toLesson = async ({ notes, lesson, place }: ReturnType<typeof find>): Promise<LibraryLesson> => ({
    ...toEntry(lesson, place),
    course: {
      slug: slugOf(notes),
      code: notes.code,
      standard: notes.standard,
      title: titleOf(notes),
      weeks: new Set(notes.lessons.map(({ week }) => week)).size,
    },
    objective: lesson.objective,
    html: (await render(lesson.markdown)).html,
    next: notes.lessons[place + 1]?.title ?? null,
  });

  return {
    pages: () => [
      {
        path: '/library',
        title: 'Library: courses that follow the national curriculum · Akada',
        description: `Whole university courses to start today, with pictures, checks and questions: ${all()
          .map((notes) => `${notes.code} ${titleOf(notes)}`)
          .join(', ')}. The first lesson of each is free to read.`,
      },
      ...all().flatMap(toPage),
    ],

    syllabus(course) {
      const notes = library.all().find((one) => slugOf(one) === course);
      if (!notes) throw new AppError('material_not_found');
      return { code: notes.code, title: titleOf(notes), lessons: notes.lessons };
    },

    courses: () => Promise.all(all().map(toCourse)),

    async lesson(course, name) {
      const found = find(course, name);
      if (found.place > 0) throw new AppError('material_not_found');
      return toLesson(found);
    },

    read: async (course, name) => toLesson(find(course, name)),
  };
}
