import type { Mastery } from '@akada/contract';
import { dayMs } from '../../../platform/days.rules.ts';

/** What the answers say of a topic. Reading says nothing, and a card that the learner grades herself neither. */

type Topic = Mastery['topics'][number];

interface PlannedDay {
  id: string;
  sprintId: string;
  day: number;
  week: number;
  title: string;
  kind: 'study' | 'review' | 'exam';
  topics: readonly string[];
  isReady: boolean;
  isCompleted: boolean;
}

interface Answer {
  dayId: string;
  heading: string;
  questionKey: string;
  isCorrect: boolean;
  at: Date;
  day: string;
}

/** A lesson or a day, in the order in which topics are shown. */
type Taught = Pick<PlannedDay, 'title' | 'topics'>;

export interface MasteryFacts {
  outline: readonly Taught[];
  /** Of one sprint, or of several about the same course, the newest first. */
  days: readonly PlannedDay[];
  answers: readonly Answer[];
  today: string;
}

/** The newest questions count: what was wrong twenty questions ago says little about today. */
const newestQuestions = 10;
const enoughRight = 0.8;
const fewestRightAnswers = 4;
const fewestDays = 2;
/** Nobody knows what was last shown a semester's half ago. */
const shownForDays = 60;

/**
 * A day about one topic of the standard stands for that topic. A day about several, or none, stands for itself: an
 * answer must not vouch for a topic that the question was not about.
 */
const nameOf = ({ title, topics: [only, ...more] }: Taught) => (only && more.length === 0 ? only : title);

const keyOf = (name: string) => name.trim().toLowerCase();

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The topics of a plan or a course, each with what its answers show and the day that helps. */
export function topicsOf({ outline, days, answers, today }: MasteryFacts): Topic[] {
  const study = days.filter(({ kind }) => kind === 'study');
  const dayOf = dayFinder(study, answers);
  const answersOf = new Map<string, Answer[]>();
  const daysOf = new Map<string, PlannedDay[]>();
  for (const day of study) addTo(daysOf, keyOf(nameOf(day)), day);
  for (const answer of answers) {
    const day = dayOf(answer);
    if (day) addTo(answersOf, keyOf(nameOf(day)), { ...answer, dayId: day.id });
  }
  const names = new Map(outline.map((taught) => [keyOf(nameOf(taught)), nameOf(taught)]));
  return [...names].map(([id, name]) => {
    const last = lastAnswers(answersOf.get(id) ?? []);
    const shown = standing(answersOf.get(id) ?? [], last, today);
    return { id, title: capital(name), ...shown, ...helpFor(shown, last, daysOf.get(id) ?? []) };
  });
}

/**
 * A mixed review asks about the lessons of its week, an examination about those of the course: their questions name
 * them, or were asked about a lesson before.
 */
function dayFinder(study: readonly PlannedDay[], answers: readonly Answer[]) {
  const byId = new Map(study.map((day) => [day.id, day]));
  // Of two sprints about a course, the newest comes first and is the one that is meant.
  const byTitle = new Map(study.toReversed().map((day) => [keyOf(day.title), day]));
  const byQuestion = new Map(
    answers.flatMap(({ dayId, questionKey }) => {
      const day = byId.get(dayId);
      return day ? [[questionKey, day] as const] : [];
    }),
  );
  return ({ dayId, heading, questionKey }: Answer) =>
    byId.get(dayId) ?? byTitle.get(keyOf(heading)) ?? byQuestion.get(questionKey);
}

function addTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** A quiz answers all its questions in one moment, and two phones may: then what was wrong stands, by the words. */
const newestFirst = (a: Answer, b: Answer) =>
  b.at.getTime() - a.at.getTime() ||
  Number(a.isCorrect) - Number(b.isCorrect) ||
  (a.questionKey < b.questionKey ? -1 : 1);

/** The last answer to each question, the newest first. Answers may arrive in any order. */
function lastAnswers(answers: readonly Answer[]): Answer[] {
  const last = new Map<string, Answer>();
  for (const answer of answers) {
    const other = last.get(answer.questionKey);
    if (!other || newestFirst(answer, other) < 0) last.set(answer.questionKey, answer);
  }
  return [...last.values()].sort(newestFirst).slice(0, newestQuestions);
}

type Shown = Pick<Topic, 'state' | 'asked' | 'right' | 'last_answered_on' | 'missing'>;

function standing(answers: readonly Answer[], last: readonly Answer[], today: string): Shown {
  const [newest] = last;
  if (!newest) return { state: 'new', asked: 0, right: 0, last_answered_on: null, missing: null };
  const right = last.filter(({ isCorrect }) => isCorrect).length;
  const rightAnswers = answers.filter(({ isCorrect }) => isCorrect);
  const isOld = Date.parse(today) - Date.parse(newest.day) > shownForDays * dayMs;
  const missing =
    right < enoughRight * last.length
      ? 'right_answers'
      : rightAnswers.length < fewestRightAnswers
        ? 'more_answers'
        : isOld || new Set(rightAnswers.map(({ day }) => day)).size < fewestDays
          ? 'another_day'
          : null;
  const state = missing === null ? 'mastered' : 'shaky';
  return { state, asked: last.length, right, last_answered_on: newest.day, missing };
}

/** Of several days about a topic: where most went wrong; of those alike, the first that is not done, in the newest sprint. */
function helpFor({ asked, right }: Shown, last: readonly Answer[], days: readonly PlannedDay[]) {
  const [newestSprint] = days;
  const own = days.filter(({ sprintId }) => sprintId === newestSprint?.sprintId);
  const wrong = (day: PlannedDay) => last.filter(({ dayId, isCorrect }) => dayId === day.id && !isCorrect).length;
  const [best] = own.toSorted((a, b) => wrong(b) - wrong(a) || Number(a.isCompleted) - Number(b.isCompleted));
  const isKnownByHalf = asked > 0 && right * 2 >= asked;
  const help: Topic['help'] = isKnownByHalf && best?.isReady ? 'practise' : 'read';
  if (!best) return { help, place: null };
  const { sprintId: sprint_id, day, week, title, isReady: is_ready } = best;
  return { help, place: { sprint_id, day, week, title, is_ready } };
}
