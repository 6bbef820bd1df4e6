import { z } from 'zod';
import { operation } from '../http/operation.ts';

/** Questions of the library whose numbers are drawn: every student who takes a quiz with them gets other ones. */

const Html = (what: string) => z.string().describe(`${what}, as safe HTML.`);

const TemplateSchema = z.object({
  template_id: z.string().describe('Stands for it in a question of a quiz.'),
  difficulty: z.enum(['easy', 'medium', 'hard']).describe('As its writer judged it.'),
  question: Html('The question with the numbers of this draw'),
  options: z.array(Html('An option')).describe('The right one is among them; none where the answer is typed.'),
  answer: Html('The right answer'),
});
export type QuizTemplate = z.output<typeof TemplateSchema>;

const TemplateCourseSchema = z.object({
  code: z.string().describe('Such as MTH 101.'),
  lessons: z
    .array(
      z.object({
        lesson: z.string().describe('Names the lesson.'),
        title: z.string().describe('What it is about.'),
        count: z.number().int().describe('How many such questions it has.'),
      }),
    )
    .describe('In the order in which they are studied; only those that have some.'),
});
export type TemplateCourse = z.output<typeof TemplateCourseSchema>;

export const templateOperations = {
  templateCourses: operation({
    summary: 'The courses of the library that have questions whose numbers are drawn',
    response: z.object({ courses: z.array(TemplateCourseSchema).describe('By code.') }),
  }),
  templates: operation({
    summary: 'The questions of a lesson whose numbers are drawn, with the numbers of one draw',
    query: z.object({
      lesson: z.string().max(200).describe('As the list of courses names it.'),
      draw: z.coerce.number().int().min(1).max(200).default(1).describe('Another one has other numbers.'),
    }),
    response: z.object({ templates: z.array(TemplateSchema).describe('As written in the course.') }),
    errors: ['material_not_found'],
    limit: { max: 120, per: 'minute' },
  }),
};
