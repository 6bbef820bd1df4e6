import type { LessonIndex, SourceDocument } from '@akada/engine';
import {
  type CourseWanted,
  type CoverageRow,
  coverageRows,
  type LessonModel,
  modelOf,
  type TaughtCourse,
} from '@akada/engine/coverage';
import { embed } from '@akada/meaning';
import { closenessIn, meaningTexts, pack } from './document-meaning.ts';

/** A document as it was read; its meaning where that is known. */
export interface ReadSource {
  document: SourceDocument;
  index: LessonIndex;
  meaning: Int8Array | null;
}

/** What a course asks for, with what our lessons say of it. */
export interface CourseAsked extends Omit<CourseWanted, 'lessons'> {
  lessons?: TaughtCourse | undefined;
}

export interface JudgedCourse {
  rows: CoverageRow[];
  /** Whether the meaning of all that was read counted, not its words alone. */
  byMeaning: boolean;
  /** False where meaning would change nothing. */
  usesMeaning: boolean;
}

/** Directions of what courses ask for: the same few hundred texts again and again, as long as the thread lives. */
const known = new Map<string, Float32Array>();
const mostKnown = 2000;

function directionsOf(texts: readonly string[]): Map<string, Float32Array> | null {
  const unknown = texts.filter((text) => !known.has(text));
  const made = unknown.length > 0 ? embed(unknown) : [];
  if (!made) return null;
  if (known.size > mostKnown) known.clear();
  unknown.forEach((text, at) => {
    known.set(text, made[at]!);
  });
  return known;
}

/** What the lessons of a course tell is counted here, once as long as the thread lives: it takes up to a second. */
const models = new Map<string, LessonModel>();
const mostModels = 8;

function modelFor(taught: TaughtCourse): LessonModel {
  const made = models.get(taught.version) ?? modelOf(taught);
  // The one that was asked for last is the last to go.
  models.delete(taught.version);
  models.set(taught.version, made);
  for (const version of [...models.keys()].slice(0, -mostModels)) models.delete(version);
  return made;
}

/**
 * Whether the meaning of what is read counts. What our lessons say of a phrase tells more than the direction of its few
 * words, which beside them made nothing better; so documents and sprints are judged alike.
 */
export const needsMeaning = ({ lessons }: CourseAsked) => lessons === undefined;

/** What of a course these documents teach, name or leave out; by words alone where no meaning is known. */
export function courseCoverage(sources: readonly ReadSource[], asked: CourseAsked): JudgedCourse {
  const { lessons, ...course } = asked;
  const texts = [...course.topics.map(({ topic }) => topic), ...course.phrases.map(({ phrase }) => phrase)];
  const usesMeaning = needsMeaning(asked);
  const directions = usesMeaning && sources.some(({ meaning }) => meaning) ? directionsOf(texts) : null;
  const rows = coverageRows(
    sources,
    { ...course, ...(lessons && { lessons: modelFor(lessons) }) },
    (document, text) => {
      const { meaning, index } = sources[document]!;
      const direction = directions?.get(text);
      return meaning && direction ? closenessIn(direction, meaning, index) : null;
    },
  );
  return { rows, byMeaning: directions !== null && sources.every(({ meaning }) => meaning), usesMeaning };
}

/** All of a text's meaning at once, for commands that nobody waits behind; null where that is not installed. */
export function readMeaningNow(index: LessonIndex): Int8Array | null {
  const directions = embed(meaningTexts(index));
  return directions && pack(directions);
}
