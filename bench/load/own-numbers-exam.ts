import { fileURLToPath } from 'node:url';
import { draw, rightIn } from '../../content/templates/draw.ts';
import { openCourseFolder } from '../../server/src/ports/courses/folder.ts';
import type { CourseTemplate } from '../../server/src/ports/courses/port.ts';
import { call } from './arrivals.ts';
import { type Exam, postQuiz, type Student } from './exam-hall.ts';

/** An examination in which every student has other numbers; what is right is found by whoever knows every draw. */

const courses = fileURLToPath(new URL('../../content/courses', import.meta.url));
const questionCount = 20;
const draws = 200;

interface Solution {
  right: string;
  wrong: string;
}

async function listTemplates(): Promise<CourseTemplate[]> {
  const library = await openCourseFolder(courses);
  return library.find('CCMAS', 'MTH 101')?.lessons.flatMap(({ templates }) => templates) ?? [];
}

/** Spread over the lessons of the course. */
function someOf<T>(all: readonly T[]): T[] {
  return Array.from(
    { length: questionCount },
    (_, index) => all[Math.floor((index * all.length) / questionCount)] as T,
  );
}

const nameOf = (question: string, options: readonly string[]) => JSON.stringify([question, [...options].sort()]);

/** The right answer and a wrong one, by what a student reads. */
function solutionsOf(templates: readonly CourseTemplate[]): Map<string, Solution> {
  const solutions = new Map<string, Solution>();
  for (const template of templates) {
    for (let seed = 1; seed <= draws; seed += 1) {
      const drawn = draw(template, seed);
      const { question, answer } = drawn;
      const options = answer.is === 'choice' ? answer.options : [];
      const slip = answer.is === 'choice' ? options.find(({ index }) => index === 1)?.text : answer.key.nots?.[0];
      const name = nameOf(
        question,
        options.map(({ text }) => text),
      );
      solutions.set(name, { right: rightIn(drawn), wrong: slip ?? '' });
    }
  }
  return solutions;
}

export async function createOwnNumbersExam(url: string, accessToken: string, settings: object): Promise<Exam> {
  const templates = someOf(await listTemplates());
  const solutions = solutionsOf(templates);
  const questions = templates.map(({ id }) => ({ template_id: id }));
  const quizId = await postQuiz(url, accessToken, { title: 'Own numbers', questions, settings });
  const expected = new Map<string, number>();
  return {
    url,
    quizId,
    accessToken,
    expected,
    student: (number) => ({ number, choices: [] }),
    solve(student: Student) {
      let right = 0;
      const answers = (student.questions ?? []).map(({ id, question, options }) => {
        const texts = options.map(({ text }) => text);
        const solution = solutions.get(nameOf(question, texts));
        if (!solution) throw new Error(`Nobody proved "${question}"`);
        const isRight = Math.random() < 0.6;
        if (isRight) right += 1;
        const given = isRight ? solution.right : solution.wrong;
        if (options.length === 0) return { question_id: id, typed_answer: given };
        return { question_id: id, selected_answer: options[texts.indexOf(given)]?.label };
      });
      return { answers, score: Math.round((100 * right) / questionCount) };
    },
  };
}

/** Every result judged again from what was stored: none may change. */
export async function countRegraded({ url, quizId, accessToken }: Exam): Promise<number> {
  const { status, body } = await call(`${url}/api/v1/quizzes/${quizId}/regrade`, {
    method: 'POST',
    body: {},
    headers: { authorization: `Bearer ${accessToken}` },
  });
  if (status !== 200) throw new Error(`Could not be regraded: ${status} ${body}`);
  return JSON.parse(body).results;
}
