import { basename } from 'node:path';
import { readAsked } from '../../../../content/courses/form/asked.ts';
import { keyTerms, proseOf, readLesson } from '../../../../content/courses/form/lesson.ts';
import { joined } from '../../../../content/courses/form/source.ts';
import type { NoteHead } from '../../../../content/courses/schema.ts';
// By file: the package's entry would bring the taggers, which belong in the engine's own thread.
import { countWords } from '../../../../engine/src/text/normalise.ts';
import { readDocument } from '../../../../engine/src/text/sections.ts';
import { readLesson as readText } from '../teacher/lesson-text.ts';
import type { CourseBank, CourseLesson, CourseTemplate } from './port.ts';

interface LessonFile {
  file: string;
  text: string;
  head: NoteHead;
  /** What the addresses of its pictures begin with. */
  pictures: string;
  bank: CourseBank | null;
  /** The text of its written answers. */
  asked: string | undefined;
  templates: CourseTemplate[];
}

/** As the engine counts: study is slower than reading, and the questions take their time. */
const wordsPerMinute = 120;
const questionMinutes = 8;

/** To cut all lessons into sentences takes a sixth of the server's start, and most wait long for a learner. */
function whenAsked<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    kept ??= { value: read() };
    return kept.value;
  };
}

export function toLesson({ file, text, head, pictures, bank, asked, templates }: LessonFile): CourseLesson {
  const { source: written, sections } = readLesson(text);
  const documentId = `course:${head.standard}:${head.course}:${basename(file, '.md')}`;
  const markdown = written.lines
    .map((line) => line.text.replace(/^(!\[.*\]\()(figures\/)/, `$1${pictures}$2`))
    .join('\n')
    .trim();
  const source = whenAsked(() => readText({ id: documentId, title: head.title, markdown, places: [] }));
  const sectionIds = whenAsked(() => readDocument(source()).sections.map(({ id }) => id));
  const remember = sections.find(({ title }) => title === 'Remember');
  return {
    documentId,
    name: basename(file, '.md').replace(/^\d+-\d+-/, ''),
    title: head.title,
    week: head.week,
    day: head.day,
    weekTitle: head.week_title,
    objective: head.objective,
    topics: head.topics,
    minutes: head.minutes ?? Math.round(countWords(markdown) / wordsPerMinute) + questionMinutes,
    markdown,
    get source() {
      return source();
    },
    get sectionIds() {
      return sectionIds();
    },
    terms: sections.flatMap(keyTerms).map(({ term, definition }) => ({ term, definition })),
    remember: (remember ? proseOf(remember) : []).flatMap((line) => /^\d\. (.+)$/.exec(line.text)?.[1] ?? []),
    templates,
    written: asked === undefined ? [] : toWritten(asked, documentId),
    bank: bank && {
      ...bank,
      choice: bank.choice.map((question) => ({ ...question, about: head.title })),
      typed: bank.typed.map((question) => ({ ...question, about: head.title })),
    },
  };
}

const toWritten = (text: string, documentId: string): CourseLesson['written'] =>
  readAsked(text).items.map(({ number, kind, section, wordings, answer }) => ({
    id: `${documentId}#${number}`,
    kind,
    section,
    wordings: wordings.map((wording) => wording.text),
    answer: joined(answer),
  }));
