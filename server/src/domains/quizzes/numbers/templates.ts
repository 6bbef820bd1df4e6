import type { FeatureOperations, HandlerResult, QuizTemplate } from '@akada/contract';
import { draw, rightIn } from '../../../../../content/templates/draw.ts';
import { AppError } from '../../../platform/app-error.ts';
import { bankLine } from '../../../platform/markdown/rich-question.ts';
import type { CourseLibrary, CourseTemplate } from '../../../ports/courses/port.ts';

type Courses = HandlerResult<FeatureOperations['quizzes']['templateCourses']>;

export interface Templates {
  courses(): Courses;
  list(lesson: string, seed: number): { templates: QuizTemplate[] };
  find(templateId: string): CourseTemplate | null;
}

function toSample(template: CourseTemplate, seed: number): QuizTemplate {
  const drawn = draw(template, seed);
  const options = drawn.answer.is === 'choice' ? drawn.answer.options : [];
  return {
    template_id: template.id,
    difficulty: template.difficulty,
    question: bankLine(drawn.question),
    options: options.map(({ text }) => bankLine(text)),
    answer: bankLine(rightIn(drawn)),
  };
}

/** Questions of the library's courses that a lecturer may put into a quiz, each student with other numbers. */
export function createTemplates({ library }: { library: CourseLibrary }): Templates {
  let found: ReadonlyMap<string, CourseTemplate> | undefined;
  function all() {
    const templates = () => library.all().flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.templates));
    found ??= new Map(templates().map((template) => [template.id, template]));
    return found;
  }

  return {
    courses: () => ({
      courses: library
        .all()
        .map(({ code, lessons }) => ({
          code,
          lessons: lessons
            .filter(({ templates }) => templates.length > 0)
            .map(({ documentId, title, templates }) => ({ lesson: documentId, title, count: templates.length })),
        }))
        .filter(({ lessons }) => lessons.length > 0)
        .toSorted((a, b) => a.code.localeCompare(b.code)),
    }),
    list(lesson, seed) {
      const found = library.findLesson(lesson);
      if (!found) throw new AppError('material_not_found');
      return { templates: found.templates.map((template) => toSample(template, seed)) };
    },
    find: (templateId) => all().get(templateId) ?? null,
  };
}
