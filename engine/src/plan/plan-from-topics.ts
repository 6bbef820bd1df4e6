import { capitalise } from '../text/normalise.ts';
import { contentStems } from '../text/stems.ts';
import { joinNames, spanTitle } from './titles.ts';
import { type PlanDay, type PlanOptions, type SprintPlan, STUDY_DAYS_PER_WEEK } from './types.ts';
import { weeksOf } from './weeks.ts';

/** A course as the catalogue knows it, without notes. */
export interface CourseTopics {
  title: string;
  topics: readonly string[];
  outcomes?: readonly string[];
}

export interface TopicPlan extends SprintPlan {
  /** Topics of the catalogue that have a day. */
  covered: string[];
  /** Topics for which the weeks leave no room. */
  leftOut: string[];
}

/** More than this in one day is no longer one idea. */
const TOPICS_PER_DAY = 3;

/** Plans a course from its catalogue topics: one a day, or neighbours together where there are more than days. */
export function planFromTopics(course: CourseTopics, options: PlanOptions): TopicPlan {
  const topics = [...new Set(course.topics.map((topic) => topic.trim()).filter(Boolean))];
  const room = Math.max(1, options.weeks * STUDY_DAYS_PER_WEEK);
  const covered = topics.slice(0, room * TOPICS_PER_DAY);
  const leftOut = topics.slice(covered.length);
  const count = Math.min(room, covered.length);
  const days = Array.from({ length: count }, (_, i): PlanDay => {
    const from = Math.round((i * covered.length) / count);
    const to = Math.round(((i + 1) * covered.length) / count);
    return topicDay(covered.slice(from, to), course, options);
  });
  const weeks = weeksOf(days, (week) => spanTitle(week.map((day) => day.title)));
  const note = noteOf(weeks.length, leftOut, options);
  return {
    title: course.title,
    shortDescription: `${course.title} by its standard topics: ${covered.length} ${covered.length === 1 ? 'topic' : 'topics'} in ${days.length} study ${days.length === 1 ? 'day' : 'days'}, with a mixed review at the end of each week.`,
    weeks,
    ...(note ? { note } : {}),
    covered,
    leftOut,
  };
}

function topicDay(topics: readonly string[], course: CourseTopics, options: PlanOptions): PlanDay {
  return {
    number: 0,
    dayRange: '',
    kind: 'study',
    title: capitalise(joinNames(topics)),
    objective: objectiveOf(topics, course),
    parts: [],
    sectionIds: [],
    topics: [...topics],
    minutes: options.minutesPerDay,
  };
}

/** The outcome of the course that speaks of the topic, else to be able to explain it. */
function objectiveOf(topics: readonly string[], course: CourseTopics): string {
  const own = new Set(topics.flatMap(contentStems));
  // A word that many topics share ("accounts" in accounting) does not tie an outcome to one of them.
  const spread = new Map<string, number>();
  for (const topic of course.topics) {
    for (const stem of new Set(contentStems(topic))) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  }
  const outcome = course.outcomes?.find((text) =>
    contentStems(text).some((stem) => own.has(stem) && (spread.get(stem) ?? 0) <= 2),
  );
  // A topic of the catalogue has no article, so it stands by itself.
  const text = outcome ?? `explain in your own words: ${joinNames(topics)}`;
  return `${capitalise(text.replace(/[.\s]+$/, ''))}.`;
}

function noteOf(weeks: number, leftOut: readonly string[], options: PlanOptions): string | undefined {
  if (leftOut.length > 0) {
    return `${options.weeks} ${options.weeks === 1 ? 'week leaves' : 'weeks leave'} no room for ${leftOut.length} of the standard's topics: ${leftOut.join('; ')}.`;
  }
  if (weeks < options.weeks)
    return `The standard's topics fill ${weeks} of the ${options.weeks} weeks, so the plan has ${weeks}.`;
  return undefined;
}
