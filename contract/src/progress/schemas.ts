import { z } from 'zod';
import { operation } from '../http/operation.ts';

const seconds = z.number().int().min(0);
const count = z.number().int().min(0);
const percent = z.number().min(0).max(100);

const SprintProgressSchema = z.object({
  id: z.string().describe('The sprint’s id.'),
  title: z.string().describe('As shown.'),
  progress: percent.describe('Completed days over all days.'),
  current_day: count.describe('The day to study next, from 1.'),
  total_days: count.describe('How many days it has.'),
  completed_days: count.describe('How many are complete.'),
  quiz_data: z
    .object({
      score: percent.describe('The best result.'),
      completion_date: z.iso.datetime().describe('When it was reached.'),
    })
    .nullable()
    .describe('The sprint’s quiz, once taken.'),
});

const ActivitySchema = z.object({
  id: z.string().describe('The activity’s id.'),
  title: z.string().describe('What happened, in a few words.'),
  description: z.string().describe('More about it; may be empty.'),
  iconType: z
    .enum(['achievement', 'award', 'quiz', 'target', 'sprint', 'check', 'study', 'clock'])
    .describe('Which picture stands beside it.'),
  timestamp: z.iso.datetime().describe('When it happened.'),
});

const DeadlineSchema = z.object({
  date: z.iso.date().describe('The day.'),
  title: z.string().describe('What is due.'),
});

const OverallProgressSchema = z.object({
  completed_days: count.describe('Over all sprints.'),
  total_days: count.describe('Over all sprints; 0 while there is none.'),
  percentage: percent.describe('Completed days over all days.'),
  weekly_time_goal: z.number().min(0).describe('Hours.'),
  time_spent_this_week: z.number().min(0).describe('Hours since Monday.'),
  time_percent_completed: percent.describe('Of the weekly goal.'),
  completed_quizzes: count.describe('Quizzes taken.'),
  total_quizzes: count.describe('Quizzes there are to take.'),
  average_quiz_score: percent.describe('0 while none was taken.'),
  next_quiz_title: z.string().nullable().describe('The next one due, or null.'),
  next_quiz_id: z.string().nullable().describe('The next one due, or null.'),
  deadlines: z.array(DeadlineSchema).describe('What is due, the nearest first.'),
});

const StreakSchema = z.object({
  current: count.describe('Days in a row until today.'),
  longest: count.describe('The longest row ever.'),
  current_streak: count.describe('The same as current.'),
  longest_streak: count.describe('The same as longest.'),
  daily_status: z
    .array(z.number().int())
    .length(7)
    .describe('Monday to Sunday of this week: above 0 done, 0 missed, -1 still to come.'),
});

export const ProgressOverviewSchema = z.object({
  today_study_time_seconds: seconds.describe('Studied today, in the learner’s own time zone.'),
  total_study_time_seconds: seconds.describe('Studied in all.'),
  weekly_study_time_seconds: seconds.describe('Studied since Monday.'),
  current_streak: count.describe('Days in a row until today.'),
  total_assessments: count.describe('Assessments that the learner had to take.'),
  completed_assessments: count.describe('Of these, how many were taken; the rest were missed.'),
  average_score: percent.describe('Over all that were taken; 0 while none was.'),
  score_improvement: z.number().describe('The later half of the scores against the earlier, in points.'),
  total_achievements: count.describe('How many there are.'),
  earned_achievements: count.describe('How many the learner has.'),
  next_achievement: z
    .object({
      name: z.string().describe('As shown.'),
      description: z.string().describe('What has to be done for it.'),
      progress: percent.describe('How far the learner is.'),
    })
    .nullable()
    .describe('The one to reach next; null when all are earned.'),
  learning_sprints: z.array(SprintProgressSchema).describe('The learner’s sprints, the last studied first.'),
  recent_activities: z.array(ActivitySchema).max(10).describe('The ten newest.'),
  study_heatmap: z
    .record(z.string(), z.number().int().min(0).max(4))
    .describe('Days (yyyy-MM-dd) with activity, each with its level from 1 to 4; a day that is missing has 0.'),
  overall_progress: OverallProgressSchema,
  streak: StreakSchema,
});
export type ProgressOverview = z.output<typeof ProgressOverviewSchema>;

export const progressOperations = {
  overview: operation({
    summary: 'The learner’s figures, all computed by the server from what was recorded',
    response: ProgressOverviewSchema,
  }),
};
