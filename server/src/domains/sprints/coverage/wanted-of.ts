import type { CourseNotes } from '../../../ports/courses/port.ts';
import type { CourseAsked } from '../../../ports/teacher/port.ts';
import { namesOf } from './phrase-names.rules.ts';

/** What is looked for in notes: the topics of a course and the phrases of its content, with our lessons' words for them. */
export function wantedOf(
  topics: readonly string[],
  content: readonly string[],
  notes: Pick<CourseNotes, 'lessons' | 'coverage' | 'taught'> | null,
): CourseAsked {
  const lessons = notes?.taught;
  const names = notes ? namesOf(notes) : () => [];
  return {
    topics: topics.map((topic) => ({ topic, names: names(topic) })),
    phrases: content.map((phrase) => ({ phrase, topic: topicOf(phrase, notes), names: names(phrase) })),
    ...(lessons && { lessons }),
  };
}

/** The topic of the lesson that teaches a phrase, where that lesson has just one. */
function topicOf(phrase: string, notes: Pick<CourseNotes, 'lessons' | 'coverage'> | null): string | undefined {
  const taught = notes?.coverage?.phrases.find((one) => one.phrase === phrase);
  if (!taught || !('lesson' in taught)) return undefined;
  const lesson = notes?.lessons.find(({ name }) => name === taught.lesson);
  return lesson?.topics.length === 1 ? lesson.topics[0] : undefined;
}
