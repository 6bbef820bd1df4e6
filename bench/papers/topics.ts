import { type PaperTopic, topicOf, topicRanker } from '@akada/engine';
import { wordsOf } from '../../server/src/domains/papers/topic-words.ts';
import type { CourseNotes } from '../../server/src/ports/courses/port.ts';

/** How often the first choice is the lesson that a question of our banks was written for. */
export function measureTopics(courses: readonly CourseNotes[]): {
  asked: number;
  right: number;
  none: number;
  byCourse: [string, number][];
} {
  const total = { asked: 0, right: 0, none: 0, byCourse: [] as [string, number][] };
  for (const course of courses) {
    const rank = topicRanker(course.lessons.map(topicFrom));
    let [asked, right] = [0, 0];
    for (const lesson of course.lessons) {
      for (const { stem, options } of lesson.bank?.choice ?? []) {
        const found = topicOf(rank({ text: stem, options }));
        asked += 1;
        if (found === lesson.documentId) right += 1;
        else if (found === null) total.none += 1;
      }
    }
    total.asked += asked;
    total.right += right;
    total.byCourse.push([course.code, right / Math.max(1, asked)]);
  }
  return total;
}

const topicFrom = (lesson: CourseNotes['lessons'][number]): PaperTopic => ({
  id: lesson.documentId,
  title: lesson.title,
  words: lesson.topics,
  terms: lesson.terms.map(({ term }) => term),
  text: wordsOf(lesson),
});
