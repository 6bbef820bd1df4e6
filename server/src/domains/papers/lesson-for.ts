import type { PaperQuestion, QuestionHelp } from '@akada/contract';
import type { CourseLesson } from '../../ports/courses/port.ts';
import { nearestSection, sectionsOf } from '../library/lessons/lesson-sections.service.ts';

/** Where to read about a question: the lesson about its topic, and the part of it that the question's words point to. */

type Taught = Pick<CourseLesson, 'name' | 'title' | 'week' | 'day' | 'topics' | 'source'>;

/** Null where no lesson is about its topic. */
export function lessonFor(
  { stem, text, options, topic }: Pick<PaperQuestion, 'stem' | 'text' | 'options' | 'topic'>,
  lessons: readonly Taught[],
): QuestionHelp['lesson'] {
  const about = topic === null ? [] : lessons.filter(({ topics }) => topics.includes(topic));
  const places = about.flatMap((lesson) => sectionsOf(lesson.source).map((section) => ({ ...section, lesson })));
  const nearest = nearestSection([stem, text, ...options.map((option) => option.text)], places);
  const lesson = nearest?.section.lesson ?? about[0];
  if (!lesson) return null;
  const { name, title, week, day } = lesson;
  return { name, title, week, day, section: nearest?.isClear ? nearest.section.heading : null };
}
