import type { PracticeQuestion, SprintLesson } from '@akada/contract';
import type {
  BankQuestion,
  CourseBank,
  CourseExam,
  CourseLesson,
  CourseLibrary,
  CourseTemplate,
  OpenBankQuestion,
  TypedBankQuestion,
} from '../../../ports/courses/port.ts';
import type { WrittenLesson } from '../../../ports/teacher/port.ts';
import { drawQuestions, type Wish } from './bank.rules.ts';
import type { DayChanges, DayRow } from './days.repo.ts';
import { type Hint, hintFor } from './hint.rules.ts';
import { sectionsOf } from './lesson-sections.ts';
import { type WrittenCard, writtenCards } from './library-cards.ts';
import { examText, reviewText } from './library-texts.ts';
import { mostQuestionsADay, questionsInReview } from './questions.rules.ts';
import { sectionAbout, type TaughtSection } from './taught-section.rules.ts';
import { writtenOf } from './written-of.ts';

type Place = Pick<DayRow, 'kind' | 'parts'>;

export interface QuizWish {
  count: number;
  seed: string;
  difficulty?: Wish['difficulty'];
  /** Questions by their words, the newest last: those that were not asked yet come first. */
  asked?: readonly string[];
  /** Whether a question may be asked at all, by its words. */
  isWanted?: (question: string) => boolean;
}

export interface AskedQuestion
  extends Omit<SprintLesson['questions'][number], 'id'>,
    Pick<PracticeQuestion, 'form' | 'typed'> {
  /** The title of the lesson that it is about. */
  about: string;
  /** The section that is nearest to it, the day of the sprint that teaches it, and what helps without telling. */
  taught: { section?: string; day?: number; hint?: Hint };
}

/** What there is to ask about a day of the library. */
export interface DayBank {
  open: OpenBankQuestion[];
  /** Minutes for all of it; null where each question has its own time. */
  minutes: number | null;
  /** A quiz from the bank; an examination is asked whole, but for what is not wanted. */
  ask(wish: QuizWish): AskedQuestion[];
}

/** What can be practised of a day as long as one likes. */
export interface DayPractice {
  choice: BankQuestion[];
  typed: TypedBankQuestion[];
  templates: CourseTemplate[];
}

export interface LibraryDays {
  /** Whether the library teaches a day. */
  has(day: Place): boolean;
  /** The one lesson of the library that a study day is; null where the learner changed its text, or it is not of the library. */
  lessonOf(day: Place & Pick<DayRow, 'edited_by_owner'>): string | null;
  /** The cards that were written for a day; null where the learner changed its text, or it is not of the library. */
  cardsOf(day: Place & Pick<DayRow, 'edited_by_owner'>): WrittenCard[] | null;
  /** What was written to be told to questions about a day; nothing where the learner changed its text. */
  writtenOf(day: Place & Pick<DayRow, 'edited_by_owner'>): WrittenLesson[];
  /** The text of a day that the library teaches, with its questions; null where it does not. */
  write(day: Place, seed: string): DayChanges | null;
  bankOf(day: DayRow, daysOfSprint: readonly DayRow[]): DayBank | null;
  /** The questions of a day one by one; null where the learner changed its text, and for an examination. */
  practiceOf(day: Place & Pick<DayRow, 'edited_by_owner'>): DayPractice | null;
}

const untouched = { edited_by_owner: false, lesson_index: null, made_by: 'embedded', note: null } as const;

/** Days that are taken from the library as they were written, with the questions of its banks. */
export function createLibraryDays(library: CourseLibrary): LibraryDays {
  const idsOf = ({ parts }: Pick<Place, 'parts'>) => [...new Set(parts.map(({ documentId }) => documentId))];

  /** The lessons behind a day; null where one of them is not of the library, or has no bank. */
  function lessonsOf(day: Place): (CourseLesson & { bank: CourseBank })[] | null {
    const found = idsOf(day).map((id) => library.findLesson(id));
    const isWhole = found.length > 0 && found.every((lesson) => lesson?.bank);
    return isWhole ? (found as (CourseLesson & { bank: CourseBank })[]) : null;
  }

  const examOf = (day: Place): CourseExam | null => {
    const [id] = idsOf(day);
    return day.kind === 'exam' && id ? library.findExam(id) : null;
  };

  /** What the study days among these teach. */
  const taughtIn = (days: readonly DayRow[]): DaySection[] =>
    days
      .filter(({ kind }) => kind === 'study')
      .flatMap((day) => (lessonsOf(day) ?? []).map((lesson) => ({ lesson, day: day.position })))
      .flatMap(({ lesson, day }) =>
        sectionsOf(lesson.source).map((section) => ({ ...section, lesson: lesson.title, day })),
      );

  return {
    has: (day) => (examOf(day) ?? lessonsOf(day)) !== null,

    write(day, seed) {
      const exam = examOf(day);
      if (exam) return { ...untouched, state: 'ready', lesson: examText(exam), sources: '[]', questions: '[]' };
      const lessons = lessonsOf(day);
      if (!lessons) return null;
      const [lesson] = lessons;
      const isReview = day.kind === 'review';
      const count = isReview ? questionsInReview : mostQuestionsADay;
      const bank = lessons.flatMap(({ bank: { choice } }) => choice);
      return {
        ...untouched,
        state: 'ready',
        lesson: isReview ? reviewText(lessons) : (lesson?.markdown ?? ''),
        key_terms: JSON.stringify(isReview ? [] : (lesson?.terms ?? [])),
        sources: JSON.stringify(lessons.map(toSource)),
        questions: JSON.stringify(drawQuestions(bank, count, seed).map(toDayQuestion)),
      };
    },

    lessonOf(day) {
      const lessons = day.edited_by_owner || day.kind !== 'study' ? null : lessonsOf(day);
      return lessons?.length === 1 ? lessons[0]!.documentId : null;
    },

    cardsOf(day) {
      const lessons = day.edited_by_owner || day.kind === 'exam' ? null : lessonsOf(day);
      return lessons?.flatMap(writtenCards) ?? null;
    },

    writtenOf: (day) =>
      day.edited_by_owner
        ? []
        : idsOf(day)
            .flatMap((id) => library.findLesson(id) ?? [])
            .map(writtenOf),

    practiceOf(day) {
      const lessons = day.edited_by_owner || day.kind === 'exam' ? null : lessonsOf(day);
      return (
        lessons && {
          choice: lessons.flatMap(({ bank }) => bank.choice),
          typed: lessons.flatMap(({ bank }) => bank.typed),
          templates: lessons.flatMap(({ templates }) => templates),
        }
      );
    },

    bankOf(day, daysOfSprint) {
      const exam = examOf(day);
      if (exam) {
        const ask = ({ isWanted = () => true }: QuizWish) => {
          const sections = taughtIn(daysOfSprint);
          return [...exam.choice, ...exam.typed]
            .filter(({ stem }) => isWanted(stem))
            .map((question) => toAsked(question, sections));
        };
        return { open: exam.open, minutes: exam.minutes, ask };
      }
      // A text that the learner changed may no longer say what the bank asks.
      const ofWeek = daysOfSprint.filter(({ week }) => week === day.week);
      const isOwn = ofWeek.some((one) => one.kind === 'study' && one.edited_by_owner);
      const lessons = day.edited_by_owner || (day.kind === 'review' && isOwn) ? null : lessonsOf(day);
      if (!lessons) return null;
      const open = day.kind === 'review' ? [] : lessons.flatMap(({ bank }) => bank.open);
      return {
        open,
        minutes: null,
        ask: (wish) => {
          const questions = lessons.flatMap(({ bank }) => [...bank.choice, ...bank.typed]);
          const sections = taughtIn(day.kind === 'review' ? ofWeek : daysOfSprint.filter((one) => one.id === day.id));
          return draw(questions, wish).map((question) => {
            const own = sections.filter(({ lesson }) => lesson === question.about);
            return toAsked(question, own);
          });
        },
      };
    },
  };
}

/** A question of a bank that marks itself. */
type Marked = BankQuestion | TypedBankQuestion;

function draw(
  questions: readonly Marked[],
  { count, seed, asked = [], isWanted = () => true, ...wish }: QuizWish,
): Marked[] {
  const ids = new Map(questions.map(({ id, stem }) => [stem, id]));
  const known = asked.flatMap((question) => ids.get(question) ?? []);
  const wanted = questions.filter(({ stem }) => isWanted(stem));
  return drawQuestions(wanted, count, seed, { ...wish, asked: known });
}

/** A section of a lesson of the library, and the day of the sprint that teaches it. */
interface DaySection extends TaughtSection {
  lesson: string;
  day: number;
}

function toAsked(question: Marked, sections: readonly DaySection[]): AskedQuestion {
  const { id: _, ...asked } = 'typed' in question ? toTypedQuestion(question) : toDayQuestion(question);
  const words = [question.stem, ...asked.options, ...(asked.why ?? [])].join(' ');
  const found = sectionAbout(words, sections);
  const hint = hintFor(asked, sections, { lesson: question.about });
  const taught = { ...(found && { section: found.heading, day: found.day }), ...(hint && { hint }) };
  return { ...asked, about: question.about, taught };
}

const toSource = ({ title }: CourseLesson) => ({
  kind: 'notes' as const,
  document_id: null,
  title,
  heading_path: [],
  sentence: null,
  place: null,
});

function toDayQuestion({ id, stem, options }: BankQuestion): SprintLesson['questions'][number] {
  const right = options.find((option) => option.right);
  return {
    id,
    question: stem,
    options: options.map(({ text }) => text),
    correct_answer: right?.text ?? '',
    explanation: right?.why ?? '',
    why: options.map(({ why }) => why),
  };
}

const toTypedQuestion = ({ id, stem, typed, why }: TypedBankQuestion) => ({
  ...{ id, question: stem, options: [], correct_answer: typed.key, explanation: why[0] ?? '', why, typed },
  form: 'typed' as const,
});
