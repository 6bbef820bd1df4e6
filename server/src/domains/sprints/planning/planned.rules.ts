/** A plan as it is stored: the days of a sprint in order, five to study and a mixed review to each week. */

export interface StudyDay {
  title: string;
  objective: string;
  minutes: number;
  topics: string[];
  /** What of the source it is written from; empty where there is nothing yet. */
  parts: { documentId: string; sectionId: string; fromBlock?: number; toBlock?: number }[];
}

export interface PlannedDay extends StudyDay {
  position: number;
  week: number;
  weekTitle: string;
  kind: 'study' | 'review' | 'exam';
}

export interface PlannedSprint {
  title: string;
  shortDescription: string;
  plannedFrom: 'course' | 'nearest_course' | 'document' | 'topic' | 'skeleton';
  course: { standard: 'CCMAS' | 'BMAS'; code: string } | null;
  note: string | null;
  leftOut: string[];
  days: PlannedDay[];
}

const studyDaysPerWeek = 5;
const reviewMinutes = 20;
const longestTitle = 90;

/** A week within one subject is named by it, another by its first and its last day. */
function titleOfWeek(days: readonly StudyDay[]): string {
  const first = days[0]?.title ?? '';
  const last = days.at(-1)?.title ?? '';
  const span = `${first} to ${last.charAt(0).toLowerCase()}${last.slice(1)}`;
  return first === last || span.length > longestTitle ? first : span;
}

function reviewOf(week: number, days: readonly StudyDay[]): StudyDay {
  return {
    title: `Review of week ${week}`,
    objective: 'Recall the week’s main ideas without looking, then check yourself against the source.',
    minutes: Math.min(reviewMinutes, Math.max(...days.map(({ minutes }) => minutes))),
    topics: days.flatMap(({ topics }) => topics),
    parts: days.flatMap(({ parts }) => parts),
  };
}

export interface PlannedWeek {
  /** Where it has a name of its own. */
  title?: string | undefined;
  days: readonly StudyDay[];
}

/** Weeks one after the other, each closed by a review; what ends the sprint, if anything does, comes last. */
export function layOut(weeks: readonly PlannedWeek[], exam: StudyDay | null = null): PlannedDay[] {
  const planned: PlannedDay[] = [];
  weeks.forEach(({ title, days }, index) => {
    const week = index + 1;
    const weekTitle = title ?? titleOfWeek(days);
    const place = () => ({ position: planned.length + 1, week, weekTitle });
    for (const day of days) planned.push({ ...day, ...place(), kind: 'study' });
    planned.push({ ...reviewOf(week, days), ...place(), kind: 'review' });
    if (exam && week === weeks.length) planned.push({ ...exam, ...place(), kind: 'exam' });
  });
  return planned;
}

/** Lays study days out in weeks of five; `titles` names those weeks that have a name of their own. */
export function inWeeks(days: readonly StudyDay[], titles: Readonly<Record<number, string>> = {}): PlannedDay[] {
  const weeks: PlannedWeek[] = [];
  for (let from = 0; from < days.length; from += studyDaysPerWeek) {
    weeks.push({ title: titles[weeks.length + 1], days: days.slice(from, from + studyDaysPerWeek) });
  }
  return layOut(weeks);
}

/** Where the plan of a course differs from what was asked for. */
export function courseNote({
  asked,
  weeks,
  leftOut,
}: {
  asked: number;
  weeks: number;
  leftOut: readonly string[];
}): string | null {
  if (leftOut.length > 0) {
    return `${asked === 1 ? '1 week leaves' : `${asked} weeks leave`} no room for ${leftOut.join('; ')}.`;
  }
  return weeks < asked
    ? `The topics in the standard fill ${weeks} of the ${asked} weeks, so your plan has ${weeks}.`
    : null;
}

/** What to say of topics that have a day and nothing to read. */
export function emptyNote(topics: number): string | null {
  if (topics === 0) return null;
  const [have, them] = topics === 1 ? ['topic in the standard has', 'it'] : ['topics in the standard have', 'them'];
  return `${topics} ${have} a day but no lesson here yet. Add a document, such as your lecture notes, to fill ${them}.`;
}

/** The frame of a sprint about which nothing is known but its topic: one week, said to be a frame. */
export function skeletonDays(topic: string, minutes: number): PlannedDay[] {
  const frame: [title: string, objective: string][] = [
    [`What ${topic} is about`, `Say in your own words what ${topic} is, and list the words you’ll need.`],
    [`The main ideas of ${topic}`, `Name the main ideas of ${topic} and say how they fit together.`],
    [`${topic}, step by step`, `Work through one example of ${topic} and explain each step.`],
    [`${topic} in use`, `Give two uses of ${topic}, one of them from everyday life.`],
    [
      `What is still unclear about ${topic}`,
      `Write down what you can’t explain yet, then look one of those things up.`,
    ],
  ];
  return inWeeks(
    frame.map(([title, objective]) => ({ title, objective, minutes, topics: [], parts: [] })),
    { 1: topic },
  );
}
