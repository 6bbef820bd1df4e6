import { type Work, work } from '../../../platform/queue.ts';
import { queueGrades, sendGrade } from './grades.jobs.ts';
import type { Grades } from './grades.ts';

export const gradesWork = (grades: Grades): Work[] => [
  work(queueGrades, () => grades.queueDue()),
  work(sendGrade, ({ id }) => grades.send(id)),
];
