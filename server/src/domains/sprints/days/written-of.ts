import type { CourseLesson } from '../../../ports/courses/port.ts';
import type { WrittenLesson } from '../../../ports/teacher/port.ts';

/** The written answers of a lesson, as the teacher takes them. */
export function writtenOf(lesson: CourseLesson): WrittenLesson {
  const { documentId, written: answers } = lesson;
  return { documentId, answers };
}
