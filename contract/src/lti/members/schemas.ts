import { z } from 'zod';
import { operation } from '../../http/operation.ts';

/** Who of a platform's course has not sat a quiz yet (LTI Names and Role Provisioning Services 2.0). */

const id = z.string().min(1).max(64).describe('The quiz’s own id.');

const CourseSchema = z.object({
  id: z.string().describe('Of the course here; its platform has another.'),
  platform: z.string().describe('What the platform is called here.'),
  title: z.string().describe('What the platform calls the course; may be empty.'),
});
export type QuizCourse = z.output<typeof CourseSchema>;

const StudentSchema = z.object({
  name: z.string().nullable().describe('What the platform calls the student; null where it doesn’t say.'),
  has_sat: z.boolean().describe('An attempt was handed in after the platform first opened the quiz for them here.'),
});

const CourseStudentsSchema = z.object({
  students: z.array(StudentSchema).describe('Active learners by name; those without one come last.'),
  is_cut: z.boolean().describe('The platform has more than are asked for.'),
});
export type CourseStudents = z.output<typeof CourseStudentsSchema>;

export const membersOperations = {
  courses: operation({
    summary: 'The courses of learning platforms that a quiz of one’s own was opened from, where one teaches them',
    params: z.object({ id }),
    response: z.object({ courses: z.array(CourseSchema) }),
    errors: ['not_found'],
  }),
  ask: operation({
    summary: 'Ask the platform who is in the course, and tell who has sat the quiz; none of it is kept',
    params: z.object({ id, courseId: z.string().min(1).max(64) }),
    response: CourseStudentsSchema,
    errors: ['not_found', 'course_not_taught', 'course_list_refused', 'course_list_away'],
    limit: { max: 60, per: 'hour' },
  }),
};
