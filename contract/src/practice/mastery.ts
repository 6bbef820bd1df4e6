import { z } from 'zod';

const count = z.number().int().min(0);

const TopicSchema = z.object({
  id: z.string().describe('The same as long as the topic has its name.'),
  title: z.string().describe('As the standard names it; in a sprint from a document, the title of its day.'),
  state: z
    .enum(['mastered', 'shaky', 'new'])
    .describe('By answers to questions with options; reading and cards graded by oneself do not count.'),
  asked: count.describe('How many different questions were answered, the last ten at most.'),
  right: count.describe('How many of these were right when they were last answered.'),
  last_answered_on: z.iso.date().nullable().describe('The learner’s own day; null while nothing was answered.'),
  missing: z
    .enum(['right_answers', 'more_answers', 'another_day'])
    .nullable()
    .describe('What a shaky topic lacks to be mastered; null for the others.'),
  help: z.enum(['read', 'practise']).describe('What helps most at its place.'),
  place: z
    .object({
      sprint_id: z.string(),
      day: z.number().describe('Counted through the sprint from 1.'),
      week: z.number(),
      title: z.string().describe('The title of the day.'),
      is_ready: z.boolean().describe('Whether its lesson is there.'),
    })
    .nullable()
    .describe('The day that helps most; null where no sprint of the learner has the topic.'),
});

/** What the answers say of each topic. */
export const MasterySchema = z.object({
  title: z.string().describe('Of the sprint or the course.'),
  course_code: z.string().nullable(),
  sprint_id: z.string().nullable().describe('Of a course: the newest sprint about it; null while there is none.'),
  exam_date: z.iso.date().nullable(),
  topics: z.array(TopicSchema).describe('In the order of the plan.'),
});
export type Mastery = z.output<typeof MasterySchema>;
