import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openCourseFolder } from './ports/courses/folder.ts';
import type { Teacher, TeachingContext } from './ports/teacher/port.ts';
import { warmUp } from './warm-up.ts';

it('has the teacher work once in nobody’s name, so that no model is asked', async () => {
  const contexts: Record<string, TeachingContext> = {};
  const answered: unknown[] = [];
  const teacher: Partial<Teacher> = {
    makeQuiz: async (source, _n, _wishes, context) => {
      contexts.makeQuiz = context;
      return { questions: [], asked: source.length };
    },
    indexLesson: async (_source, _parts, context) => {
      contexts.indexLesson = context;
      return { version: 1 } as never;
    },
    async *answer(_message, index, _before, context) {
      contexts.answer = context;
      answered.push(index);
      yield { type: 'text', text: '' };
    },
  };
  const library = await openCourseFolder(fileURLToPath(new URL('../../content/courses', import.meta.url)));
  await warmUp(teacher as Teacher, library);
  expect(Object.keys(contexts)).toEqual(['makeQuiz', 'indexLesson', 'answer']);
  expect(Object.values(contexts).filter(({ accountId }) => accountId !== undefined)).toEqual([]);
  expect(answered).toEqual([{ version: 1 }]);
});
