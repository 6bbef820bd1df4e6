import { z } from 'zod';
import { operation } from '../../http/operation.ts';

const AchievementSchema = z.object({
  id: z.string().describe('Names the badge, such as sprint_master.'),
  name: z.string().describe('As shown.'),
  description: z.string().describe('What has to be done for it.'),
  earned: z.boolean().describe('Whether the record supports it.'),
  earnedOn: z.iso.datetime().nullable().describe('When it was earned, or null.'),
});
export type Achievement = z.output<typeof AchievementSchema>;

const AchievementsSchema = z.object({
  achievements: z.array(AchievementSchema).describe('All that can be earned, in their fixed order.'),
  stats: z.object({
    total_earned: z.number().int().describe('How many the learner has.'),
    total_available: z.number().int().describe('How many there are.'),
  }),
});
export type Achievements = z.output<typeof AchievementsSchema>;

export const achievementsOperations = {
  list: operation({
    summary: 'Every achievement, and which of them the learner has',
    response: AchievementsSchema,
  }),
  trigger: operation({
    summary: 'Ask for an achievement; it is given only where the record supports it',
    body: z.object({
      achievement_type: z.enum(['study_time', 'streak']),
      value: z.number().min(0).max(1e15).describe('Hours studied, or days in a row.'),
    }),
    response: z.object({
      awarded: z.boolean().describe('Whether the record supports it.'),
      achievement: AchievementSchema.nullable().describe('The one that was asked for; null where there is none.'),
    }),
  }),
};
