import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { oneTime } from '../one-time.ts';
import { mostLinkedAtOnce } from './accepted.ts';

/** A lecturer chooses what of Akada stands in a course of the platform (LTI Deep Linking 2.0). */

const CourseSlug = z.string().min(1).max(20).describe('A course of the library, as addresses have it: mth-101.');

const ThingSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('quiz'), quiz_id: z.string().min(1).max(64).describe('One of one’s own.') }),
    z.object({
      kind: z.literal('lesson'),
      course: CourseSlug,
      lesson: z.string().min(1).max(100).describe('Its name, as addresses have it.'),
    }),
    z.object({ kind: z.literal('week'), course: CourseSlug, week: z.number().int().min(1).max(60) }),
  ])
  .describe('What a link opens.');
export type LinkedThing = z.output<typeof ThingSchema>;

const params = z.object({ id: z.string().min(1).max(64).describe('Of the launch that asks.') });

const LinkingSchema = z.object({
  platform: z.string().describe('What the platform is called here.'),
  course: z.string().describe('What the platform calls the course; may be empty.'),
  takes_several: z.boolean().describe('Whether more than one thing can be chosen.'),
  is_done: z.boolean().describe('Something was chosen, or it was left.'),
});
export type Linking = z.output<typeof LinkingSchema>;

export const linkingOperations = {
  show: operation({
    summary: 'What a platform asks its lecturer to choose, for whoever came by that launch',
    params,
    response: LinkingSchema,
    errors: ['choice_over'],
  }),
  choose: operation({
    summary: 'Choose what stands in the platform’s course, once; nothing leaves it as it is',
    params,
    body: z.object({ things: z.array(ThingSchema).max(mostLinkedAtOnce).describe('In the order of the course.') }),
    response: z.object({ chosen: z.number().int().describe('How many go back.') }),
    errors: ['choice_over', 'quiz_not_available', 'material_not_found', 'bad_request'],
  }),
  chosen: operation({
    summary: 'Asked by the platform’s frame while somebody chooses: the signed answer, once there is one',
    body: z.object(oneTime),
    response: z.object({
      answer: z
        .object({
          url: z.string().describe('Where the browser posts it.'),
          token: z.string().describe('What it posts as `JWT`.'),
        })
        .nullable()
        .describe('Null while somebody chooses.'),
    }),
    errors: ['invalid_launch'],
    limit: { max: 1200, per: 'minute' },
  }),
};
