import { createHash } from 'node:crypto';
import type { TaughtCourse } from '@akada/engine/coverage';
import type { CourseLesson, CourseNotes } from './port.ts';

type Taught = Pick<CourseNotes, 'lessons' | 'coverage'>;

/** The library is read once, at the start: what its lessons say is gathered once too, when first a course is compared. */
const kept = new WeakMap<Taught, TaughtCourse>();

/** What is counted of it takes a second and is the work of the engine's own thread. */
export function taughtCourseOf(notes: Taught): TaughtCourse {
  const known = kept.get(notes);
  if (known) return known;
  const gathered = toTaught(notes);
  const taught = { version: createHash('sha256').update(JSON.stringify(gathered)).digest('hex'), ...gathered };
  kept.set(notes, taught);
  return taught;
}

function toTaught({ lessons, coverage }: Taught): Omit<TaughtCourse, 'version'> {
  const topics = new Set(lessons.flatMap((lesson) => lesson.topics));
  const phrases = (coverage?.phrases ?? []).flatMap((one) =>
    'lesson' in one ? [{ phrase: one.phrase, lessons: [one.lesson], section: one.section }] : [],
  );
  const named = new Set(phrases.map(({ phrase }) => phrase));
  return {
    lessons: lessons.map((lesson) => ({ name: lesson.name, texts: textsOf(lesson) })),
    phrases: [
      ...phrases,
      ...[...topics]
        .filter((topic) => !named.has(topic))
        .map((topic) => ({
          phrase: topic,
          lessons: lessons.filter((lesson) => lesson.topics.includes(topic)).map(({ name }) => name),
        })),
    ],
  };
}

/** All that is written for a lesson: its own text, its terms, what students ask of it and its questions. */
function textsOf({ source, title, objective, terms, written, bank }: CourseLesson) {
  const texts: { section: string | null; text: string }[] = [{ section: null, text: `${title} ${objective}` }];
  let section: string | null = null;
  for (const block of source.blocks) {
    if (block.kind === 'heading') section = block.text;
    else texts.push(...proseOf(block).map((text) => ({ section, text })));
  }
  for (const { term, definition } of terms) texts.push({ section: null, text: `${term} ${definition}` });
  for (const one of written) texts.push({ section: one.section, text: `${one.wordings.join(' ')} ${one.answer}` });
  for (const { stem, options } of bank?.choice ?? [])
    texts.push({
      section: null,
      text: [stem, ...options.filter(({ right }) => right).flatMap(({ text, why }) => [text, why])].join(' '),
    });
  for (const { question, answer } of bank?.open ?? []) texts.push({ section: null, text: `${question} ${answer}` });
  return texts;
}

function proseOf(block: CourseLesson['source']['blocks'][number]): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'list':
      return block.items;
    case 'definitions':
      return block.entries.map(({ term, definition }) => `${term} ${definition}`);
    case 'table':
      return block.rows.map((row) => row.join(' '));
    default:
      return [];
  }
}
