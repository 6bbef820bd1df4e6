import type { WeekFile } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { RenderLesson } from '../../../platform/markdown/lessons-apart.ts';
import { apart, compact } from '../../../platform/one-file/compact.ts';
import { escaped, oneFile } from '../../../platform/one-file/one-file.ts';
import type { ReadOneFileParts } from '../../../platform/one-file/parts.ts';
import type { CourseLesson, CourseLibrary } from '../../../ports/courses/port.ts';
import { type Sprints, writtenCards } from '../../sprints/sprints.service.ts';
import type { KeptQuestion } from '../practice.rules.ts';
import { type FileLesson, itemsOf, listOf, nameOfQuestion, ofDay, ofLibrary, refOf } from './file-lesson.ts';
import { inLine, renderEach } from './render-each.ts';
import { type LessonPart, type QuestionHtml, type WeekHead, weekHtml, writtenHtml } from './week-page.ts';

export interface CourseFilesDeps {
  library: CourseLibrary;
  render: RenderLesson;
  readOneFileParts: ReadOneFileParts;
}

export interface MakeFilesDeps extends CourseFilesDeps {
  sprints: Sprints;
}

interface Place {
  of: 'sprints' | 'courses';
  id: string;
  week: number;
}

export type MadeFile = WeekFile & { html: string };

export interface CourseFiles {
  make(head: WeekHead, lessons: readonly FileLesson[]): Promise<MadeFile>;
  ofLesson(lesson: CourseLesson): FileLesson;
  /** A week of a course of the library, by its address: mth-101. */
  makeCourse(course: string, week: number): Promise<MadeFile>;
}

export interface MakeFiles {
  /** The week as a file. */
  make(ownerId: string, place: Place): Promise<MadeFile>;
  /** What it holds and weighs. */
  about(ownerId: string, place: Place): Promise<WeekFile>;
}

/** What a file may weigh. Above it written answers are left out, the last of the longest list first. */
export const mostBytes = 300_000;
/** Finished files of the library, which are the same for everybody; a quarter of a megabyte each. */
const mostKept = 12;

const bytesOf = (text: string) => Buffer.byteLength(text);
const slugOf = (code: string) => code.toLowerCase().replace(' ', '-');

/** The texts of a question, in the order in which they are rendered; none where they are no Markdown. */
const textsOf = ({ question, options, why }: KeptQuestion) => (why ? [question, ...options, ...why] : []);

function questionOf(question: KeptQuestion, rendered: string[]): QuestionHtml {
  const { options, correct_answer, explanation, mistakes } = question;
  if (rendered.length === 0) {
    const why = options.map((option, index) =>
      option === correct_answer ? explanation : (mistakes?.[index] ?? explanation),
    );
    return { question: escaped(question.question), options: options.map(escaped), why: why.map(escaped) };
  }
  const lines = rendered.map(inLine);
  return { question: rendered[0]!, options: lines.slice(1, 1 + options.length), why: lines.slice(1 + options.length) };
}

export function createCourseFiles({ library, render, readOneFileParts }: CourseFilesDeps): CourseFiles {
  const ofLesson = (lesson: CourseLesson) => ofLibrary(lesson, writtenCards(lesson));

  async function partOf(lesson: FileLesson, index: number): Promise<LessonPart> {
    const { html } = await render(lesson.markdown);
    // Those that the writer set stand in the lesson.
    const cards = lesson.cards.filter(({ kind }) => kind !== 'written');
    const faces = await renderEach(
      cards.flatMap(({ front, back }) => [front, back]),
      render,
    );
    const answers = await renderEach(
      lesson.written.map(({ answer }) => answer),
      render,
    );
    const asked = lesson.quiz.map(textsOf);
    const lines = await renderEach(asked.flat(), render);
    const items = itemsOf(lesson);
    let from = 0;
    return {
      ref: refOf(lesson.key),
      items: items.map(({ name }) => name),
      list: listOf(items),
      title: lesson.title,
      minutes: lesson.minutes,
      html: compact(apart(html, `d${index + 1}-`)),
      cards: cards.map((_, at) => ({ front: compact(inLine(faces[2 * at]!)), back: compact(faces[2 * at + 1]!) })),
      quiz: lesson.quiz.map((question, at) => {
        const own = lines.slice(from, from + asked[at]!.length).map(compact);
        from += own.length;
        return { name: nameOfQuestion(question), question, html: questionOf(question, own) };
      }),
      written: lesson.written.map(({ wordings: [first = '', ...others] }, at) =>
        writtenHtml(first, others, compact(answers[at]!)),
      ),
    };
  }

  async function make(head: WeekHead, lessons: readonly FileLesson[]): Promise<MadeFile> {
    if (lessons.length === 0) throw new AppError('week_has_no_lessons');
    const parts = await Promise.all(lessons.map(partOf));
    const inFile = await readOneFileParts();
    const toHtml = () =>
      oneFile(
        { title: `${head.title} · ${head.course}`, body: weekHtml(head, parts), data: { kind: 'week', ...head } },
        inFile,
      );
    const all = parts.reduce((sum, { written }) => sum + written.length, 0);
    let html = toHtml();
    for (let over = bytesOf(html) - mostBytes; over > 0; over = bytesOf(html) - mostBytes) {
      if (!leaveOut(parts, over)) break;
      html = toHtml();
    }
    const answers = parts.reduce((sum, { written }) => sum + written.length, 0);
    return {
      name: `${slugOf(head.course)
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 40)}-week-${head.week}.html`,
      title: head.title,
      html,
      bytes: bytesOf(html),
      lessons: lessons.length,
      checks: lessons.reduce((sum, { checks }) => sum + checks.length, 0),
      questions: lessons.reduce((sum, { quiz }) => sum + quiz.length, 0),
      cards: parts.reduce((sum, { cards }) => sum + cards.length, 0),
      answers,
      left_out: all - answers,
    };
  }

  const kept = new Map<string, Promise<MadeFile>>();
  /** A hall that sends one week on has it made once. */
  function makeCourse(code: string, week: number): Promise<MadeFile> {
    const notes = library.all().find((one) => slugOf(one.code) === code);
    const lessons = notes?.lessons.filter((lesson) => lesson.week === week) ?? [];
    if (!notes) throw new AppError('material_not_found');
    const key = `${code} ${week}`;
    const known = kept.get(key);
    if (known) return known;
    const made = make({ course: notes.code, title: lessons[0]?.weekTitle ?? '', week }, lessons.map(ofLesson));
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    if (kept.size > mostKept) kept.delete(kept.keys().next().value as string);
    return made;
  }

  return { make, ofLesson, makeCourse };
}

export function createMakeFiles({ sprints, ...deps }: MakeFilesDeps): MakeFiles {
  const { make, ofLesson, makeCourse } = createCourseFiles(deps);

  async function makeSprint(ownerId: string, id: string, week: number): Promise<MadeFile> {
    const { sprintTitle, days } = await sprints.listLessons(ownerId, id);
    const ofWeek = days.filter((day) => day.week === week);
    const lessons = ofWeek.map((day) => {
      const written = day.documentId === null ? null : deps.library.findLesson(day.documentId);
      return written ? ofLesson(written) : ofDay(day);
    });
    return make({ course: sprintTitle, title: ofWeek[0]?.weekTitle || sprintTitle, week }, lessons);
  }

  const makeAny = async (ownerId: string, { of, id, week }: Place) =>
    of === 'courses' ? makeCourse(id, week) : makeSprint(ownerId, id, week);

  return {
    make: makeAny,
    async about(ownerId, place) {
      const { html: _, ...file } = await makeAny(ownerId, place);
      return file;
    },
  };
}

/** Takes about so many bytes of written answers out; false where there are none left. */
function leaveOut(parts: LessonPart[], bytes: number): boolean {
  let left = bytes;
  while (left > 0) {
    const longest = parts.reduce((a, b) => (b.written.length > a.written.length ? b : a));
    const last = longest.written.pop();
    if (last === undefined) return left < bytes;
    left -= bytesOf(last);
  }
  return true;
}
