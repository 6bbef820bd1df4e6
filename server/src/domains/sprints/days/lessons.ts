import type { SprintLesson } from '@akada/contract';
import { itemNameOf } from '../../../platform/item-name.ts';
import {
  joinLessons,
  type LessonIndex,
  type NotesWanted,
  type PlanDay,
  readLesson,
  type SourceDocument,
  type Teacher,
  type TeachingContext,
  type WrittenNotes,
} from '../../../ports/teacher/port.ts';
import type { DayChanges, DayRow } from './days.repo.ts';
import type { LibraryDays } from './library-days.ts';
import { type DayQuestions, toDayQuestions } from './printed.rules.ts';
import { mostQuestionsADay } from './questions.rules.ts';
import { hasSection } from './renewable.ts';
import { type Sources, toLessonSource } from './sources.ts';

type Writable = Pick<DayRow, 'position' | 'kind' | 'title' | 'objective' | 'parts' | 'minutes' | 'topics'>;

function toPlanDay(day: Writable): PlanDay {
  return {
    number: day.position,
    dayRange: String(day.position),
    kind: day.kind === 'exam' ? 'review' : day.kind,
    title: day.title,
    objective: day.objective,
    parts: day.parts,
    sectionIds: [...new Set(day.parts.map(({ sectionId }) => sectionId))],
    minutes: day.minutes,
  };
}

/** The lesson's text as the teacher reads it. A review is about what the week taught. */
export function sourceOf(day: DayRow, daysOfWeek: readonly DayRow[]): SourceDocument {
  if (day.kind === 'review') {
    const taught = daysOfWeek.filter(({ kind, lesson, week }) => kind === 'study' && lesson && week === day.week);
    return joinLessons(
      day.id,
      day.title,
      taught.map((one) => sourceOf(one, [])),
    );
  }
  const places = day.sources.flatMap(({ heading_path, place }) =>
    place ? [{ heading: heading_path.at(-1) ?? '', place }] : [],
  );
  return readLesson({ id: day.id, title: day.title, markdown: day.lesson ?? '', places });
}

const taughtIn = (days: readonly DayRow[], week: number) =>
  days.filter((day) => day.kind === 'study' && day.week === week);

/** When the newest text of a week was written. */
export const newestOf = (days: readonly DayRow[], week: number): Date =>
  new Date(Math.max(0, ...taughtIn(days, week).map(({ updated_at }) => updated_at.getTime())));

/** Whether a text of the week is the learner's own: then the source no longer says what was taught. */
const isOwnWeek = (days: readonly DayRow[], week: number) =>
  taughtIn(days, week).some(({ edited_by_owner }) => edited_by_owner);

export interface Lessons {
  /** Whether a day without a source can be written: a language model teaches. */
  canWriteWithout: boolean;
  /** Whether a day is taken from the library as it was written there, which costs nothing. */
  isReadyMade(day: Pick<DayRow, 'kind' | 'parts'>): boolean;
  /** The text of a day with what belongs to it; null where there is nothing to write it from. */
  write(
    ownerId: string,
    day: Writable,
    of: { subject: string; days: readonly DayRow[]; planned?: Around['days'] },
    context: TeachingContext,
  ): Promise<DayChanges | null>;
  /** The text of a day with one of its sections written anew; null where that did not come about. */
  renewSection(day: DayRow, heading: string, of: Around, context: TeachingContext): Promise<DayChanges | null>;
  index(sources: readonly SourceDocument[], context: TeachingContext): Promise<LessonIndex>;
  questions(source: SourceDocument, seed: string, context: TeachingContext): Promise<SprintLesson['questions']>;
  /** The questions of a study day: first those that its document asks and answers itself. */
  dayQuestions(day: DayRow, source: SourceDocument, context: TeachingContext): Promise<DayQuestions>;
}

/** The sprint around a day; while it is planned, its days are no rows yet. */
export interface Around {
  subject: string;
  days: readonly Pick<DayRow, 'position' | 'kind' | 'title'>[];
}

function toWanted({ position, title, objective, topics }: Writable, { subject, days }: Around): NotesWanted {
  const study = days.filter(({ kind }) => kind === 'study');
  const titles = (those: Around['days']) => those.map((day) => day.title);
  return {
    subject,
    title,
    objective,
    topics,
    before: titles(study.filter((day) => day.position < position).slice(-daysTold.before)),
    after: titles(study.filter((day) => day.position > position).slice(0, daysTold.after)),
  };
}

const toChanges = ({ markdown, keyTerms, note }: WrittenNotes): DayChanges => ({
  ...unread,
  state: 'ready',
  lesson: markdown,
  key_terms: JSON.stringify(keyTerms),
  sources: '[]',
  made_by: 'model',
  note,
});

const daysTold = { before: 5, after: 3 };
const unread = { edited_by_owner: false, questions: null, open_questions: '[]', lesson_index: null };

export function createLessons(teacher: Teacher, sources: Sources, libraryDays: LibraryDays): Lessons {
  async function writeWithout(day: Writable, of: Around, context: TeachingContext): Promise<DayChanges | null> {
    const notes = await teacher.writeNotes(toWanted(day, of), context);
    return notes && toChanges(notes);
  }

  /** A review of days that have texts and no source, or texts of the learner's own: of those texts. */
  async function reviewWithout(
    day: Writable,
    days: readonly DayRow[],
    context: TeachingContext,
  ): Promise<DayChanges | null> {
    const row = days.find(({ position }) => position === day.position);
    const week = row && sourceOf(row, days);
    if (!week || week.blocks.length === 0) return null;
    const parts = (await teacher.cut(week, context)).map(({ id }) => ({ documentId: week.id, sectionId: id }));
    const { markdown, keyTerms } = await teacher.writeLesson(toPlanDay({ ...day, parts }), [week], context);
    return {
      ...unread,
      state: 'ready',
      lesson: markdown,
      key_terms: JSON.stringify(keyTerms),
      sources: '[]',
      made_by: 'embedded',
      note: null,
    };
  }

  async function questions(source: SourceDocument, seed: string, context: TeachingContext) {
    if (source.blocks.length === 0) return [];
    const made = await teacher.makeQuiz([source], mostQuestionsADay, { seed }, context);
    return made.questions.map(({ id, stem, options, correct, explanation, mistakes }) => ({
      id,
      question: stem,
      options: options.map(({ text }) => text),
      correct_answer: options.find(({ label }) => label === correct)?.text ?? '',
      explanation,
      ...(mistakes && { mistakes }),
    }));
  }

  return {
    canWriteWithout: teacher.capabilities.writesWithoutSource,
    isReadyMade: libraryDays.has,

    async write(ownerId, day, { subject, days, planned = days }, context) {
      const row = days.find(({ position }) => position === day.position);
      if (day.kind === 'review' && row && isOwnWeek(days, row.week)) return reviewWithout(day, days, context);
      // Written for this very day: no teacher makes it better.
      const ready = libraryDays.write(day, `${ownerId} ${day.position}`);
      if (ready) return ready;
      const documents = await sources.load(ownerId, day.parts);
      if (documents.length === 0) {
        return day.kind === 'review'
          ? reviewWithout(day, days, context)
          : writeWithout(day, { subject, days: planned }, context);
      }
      const lesson = await teacher.writeLesson(toPlanDay(day), documents, context);
      const isModel = lesson.provenance.some(({ engine }) => engine === 'model');
      return {
        state: 'ready',
        lesson: lesson.markdown,
        key_terms: JSON.stringify(lesson.keyTerms),
        sources: JSON.stringify(lesson.provenance.map((place) => toLessonSource(place, documents))),
        minutes: lesson.minutes,
        made_by: isModel ? 'model' : 'embedded',
        note: lesson.note ?? null,
        ...unread,
      };
    },

    async renewSection(day, heading, of, context) {
      if (!hasSection(day, heading)) return null;
      const part = { markdown: day.lesson ?? '', keyTerms: day.key_terms, heading };
      const notes = await teacher.renewPart(toWanted(day, of), part, context);
      return notes && toChanges(notes);
    },

    index: (sources, context) => teacher.indexLesson(sources, undefined, context),

    questions,

    async dayQuestions(day, source, context) {
      // A text that the learner changed may no longer say what the document asks.
      const documents = day.edited_by_owner ? [] : await sources.load(day.owner_id, day.parts);
      const printed = documents.length > 0 ? await teacher.printedQuestions(toPlanDay(day), documents, context) : [];
      const asked = toDayQuestions(printed, (question) => itemNameOf('quiz', question));
      const isFull = asked.questions.length >= mostQuestionsADay;
      const made = isFull ? [] : await questions(source, day.id, context);
      return { ...asked, questions: [...asked.questions, ...made].slice(0, mostQuestionsADay) };
    },
  };
}
