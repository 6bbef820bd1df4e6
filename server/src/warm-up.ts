import type { CourseLibrary } from './ports/courses/port.ts';
import type { Teacher } from './ports/teacher/port.ts';

/**
 * Has the built-in teacher do once, on notes that the product brings along, what it will do for the first learner, who
 * would otherwise wait for its word lists to load and its code to be compiled. Its thread ends a minute later when nobody
 * comes.
 */
export async function warmUp(teacher: Teacher, library: CourseLibrary): Promise<void> {
  // One lesson: it goes through everything, and a learner who comes at once waits for little.
  const lesson = library.all()[0]?.lessons[0];
  if (!lesson) return;
  const source = [lesson.source];
  // Nobody's order: a language model is not asked.
  const nobody = { address: '' };
  await teacher.makeQuiz(source, 5, { seed: 'warm-up' }, nobody);
  const index = await teacher.indexLesson(source, undefined, nobody);
  for await (const event of teacher.answer(`What is ${lesson.title}?`, index, undefined, nobody)) {
    if (event.type === 'done') return;
  }
}
