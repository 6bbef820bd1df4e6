import { z } from 'zod';
import { operation } from '../http/operation.ts';
import { MasterySchema } from '../practice/mastery.ts';
import { ReviewsSchema } from '../practice/schemas.ts';
import { SprintCardSchema, SprintCountSchema } from '../sprints/schemas.ts';

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
  date: z.iso.date().describe('The day, in the learner’s own time zone.'),
  title: z.string().describe('What is due.'),
  kind: z.enum(['exam', 'plan_end', 'quiz_closes', 'pro_ends']).describe('What makes it due.'),
  at: z.iso.datetime().nullable().describe('The moment, for what ends by the clock; null for a whole day.'),
  path: z.string().describe('The page about it.'),
});

export type DueDate = z.output<typeof DeadlineSchema>;

/** Of one sprint, or of all together. */
const OverallProgressSchema = z.object({
  completed_days: count.describe('Days marked as complete.'),
  total_days: count.describe('0 while there is no sprint.'),
  percentage: percent.describe('Completed days over all days.'),
  weekly_time_goal: z.number().min(0).describe('Hours.'),
  time_spent_this_week: z.number().min(0).describe('Hours since Monday.'),
  time_percent_completed: percent.describe('Of the weekly goal.'),
  completed_assessments: count.describe('Days whose quiz was taken.'),
  total_assessments: count.describe('Days whose quiz could be taken: those completed, and those quizzed.'),
  avg_score: percent.describe('Over all quizzes taken; 0 while none was.'),
  completed_quizzes: count.describe('Quizzes taken, each as often as it was.'),
  total_quizzes: count.describe('Those, and the quizzes that are due.'),
  average_quiz_score: percent.describe('0 while none was taken.'),
  next_quiz_title: z.string().nullable().describe('The next one due, or null.'),
  next_quiz_id: z.string().nullable().describe('The next one due, or null.'),
  next_quiz_path: z.string().nullable().describe('The page that starts it, or null.'),
  deadlines: z.array(DeadlineSchema).describe('What is still due, the nearest first.'),
});

const StreakSchema = z.object({
  current: count.describe('Days in a row until today.'),
  longest: count.describe('The longest row ever.'),
  current_streak: count.describe('The same as current.'),
  longest_streak: count.describe('The same as longest.'),
  days_away: count.describe('Days without a visit between the last day here and today; 0 of a first visit.'),
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
  score_trend: z
    .array(
      z.object({
        score: percent.describe('Of 100.'),
        taken_at: z.iso.datetime().describe('When the quiz was handed in.'),
      }),
    )
    .max(20)
    .describe('The scores of the last twenty quizzes, the oldest first.'),
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

export type OverallProgress = z.output<typeof OverallProgressSchema>;
export type StreakFigures = z.output<typeof StreakSchema>;

const DonutTrackerSchema = z.object({
  completed: count.describe('Days completed.'),
  total: count.describe('Days in all.'),
  weeks: z
    .array(z.object({ week: count.describe('From 1.'), completed: count, total: count }))
    .describe('The same by week.'),
});
export type DonutTracker = z.output<typeof DonutTrackerSchema>;

const StreakAnswerSchema = z.object({ streak: StreakSchema });

const HomeSchema = z.object({
  sprints: z.array(SprintCardSchema).describe('As GET /sprints.'),
  count: SprintCountSchema.describe('As GET /sprints/count.'),
  reviews: ReviewsSchema.describe('As GET /reviews.'),
  streak: StreakSchema.describe('As GET /progress/streak.'),
});
export type Home = z.output<typeof HomeSchema>;

/** A browser may claim any figure; the record decides. */
const claim = z.number().min(0).max(1e15);

const longestStretchMs = 4 * 3_600_000;

const StretchSchema = z
  .object({
    start: z.iso.datetime({ offset: true }).describe('When it began.'),
    end: z.iso.datetime({ offset: true }).describe('When it ended.'),
  })
  .refine(({ start, end }) => Date.parse(start) < Date.parse(end), 'A stretch must end after it began')
  .refine(
    ({ start, end }) => Date.parse(end) - Date.parse(start) <= longestStretchMs,
    'A stretch lasts at most 4 hours',
  );

const StudyTimeSchema = z.object({
  sprintId: z.string().max(60).nullish().describe('The sprint that was studied.'),
  studyTimeSeconds: claim.describe('Studied since the last report; with stretches these count instead.'),
  date: z
    .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])
    .optional()
    .describe('The learner’s own day; today where it is left out. Stretches say theirs themselves.'),
  event_id: z.string().min(1).max(100).optional().describe('Makes a report that is sent twice count once.'),
  stretches: z
    .array(StretchSchema)
    .min(1)
    .max(500)
    .optional()
    .describe('When it was studied. Without them a report counts for the time since the last one, at most 5 minutes.'),
});

const SyncSchema = z.object({
  study_time: z.object({
    total_seconds: claim.describe('Studied in all.'),
    today_seconds: claim.describe('Studied today.'),
    last_study_date: z.string().max(40).nullish().describe('The last day with study.'),
  }),
  streak: z.object({ current: claim.describe('Days in a row.') }),
});

const ProgressUpdateSchema = z.object({
  day_number: z.number().int().min(1).max(1000).describe('Counted through the sprint from 1.'),
  percentage: z.number().min(0).max(100).optional().describe('The browser’s own figure; the record decides.'),
  completed: z.boolean().optional().describe('With time_spent: believed where the record holds 50 minutes.'),
  activity_type: z.enum(['day_completed', 'time_spent']),
  time_spent: claim.optional().describe('Minutes; what counts is reported as study time.'),
  date: z.iso.date().optional().describe('The learner’s own day, for what was done without a network.'),
});

const BySprint = z.object({ sprintId: z.string().min(1).max(60).describe('The sprint.') });

export const progressOperations = {
  home: operation({
    summary: 'What Home shows: sprints, how many the plan allows, what to review today, days in a row',
    response: HomeSchema,
  }),
  overview: operation({
    summary: 'The learner’s figures, all computed by the server from what was recorded',
    response: ProgressOverviewSchema,
  }),
  streak: operation({ summary: 'Days in a row, and this week', response: StreakAnswerSchema }),
  claimStreak: operation({
    summary: 'Tell what the browser counted; the answer is what the record holds',
    body: z.object({ current_streak: claim }),
    response: StreakAnswerSchema,
  }),
  recordVisit: operation({
    summary: 'The learner is here today; counts once a day',
    response: StreakAnswerSchema.extend({ is_first_today: z.boolean().describe('Whether this visit was the one.') }),
  }),
  studyTime: operation({
    summary: 'Report time that was studied, also later, with the day on which it was',
    body: StudyTimeSchema,
    response: z.object({
      counted_seconds: seconds.describe('What was added; 0 where it was reported before or cannot be.'),
      today_study_time_seconds: seconds.describe('Studied today.'),
      total_study_time_seconds: seconds.describe('Studied in all.'),
    }),
  }),
  sync: operation({
    summary: 'Bring a browser’s own figures in line with the record',
    body: SyncSchema,
    response: z.object({
      study_time: z.object({
        total_seconds: seconds,
        today_seconds: seconds,
        last_study_date: z.iso.date().nullable(),
      }),
      streak: z.object({ current: count }),
    }),
  }),
  overall: operation({
    summary: 'The figures of one sprint',
    params: BySprint,
    response: z.object({ overall_progress: OverallProgressSchema }),
    errors: ['sprint_not_found'],
  }),
  donutTracker: operation({
    summary: 'Completed days of one sprint, by week',
    params: BySprint,
    response: z.object({ donut_tracker: DonutTrackerSchema }),
    errors: ['sprint_not_found'],
  }),
  mastery: operation({
    summary: 'The topics of one sprint as mastered, shaky or new, by what was answered',
    params: BySprint,
    response: z.object({ mastery: MasterySchema }),
    errors: ['sprint_not_found'],
  }),
  courseMastery: operation({
    summary: 'The topics of a course of the library, by what was answered in any sprint about it',
    params: z.object({ course: z.string().min(1).max(20).describe('As addresses have it: mth-101.') }),
    response: z.object({ mastery: MasterySchema }),
    errors: ['material_not_found'],
  }),
  updateProgress: operation({
    summary: 'Mark a day as complete, or tell how long it was studied',
    params: BySprint,
    body: ProgressUpdateSchema,
    response: z.object({
      day_number: z.number(),
      completed: z.boolean().describe('Whether the day is complete now.'),
      percentage: percent.describe('Completed days of the sprint over all its days.'),
      is_sprint_completed: z.boolean(),
      achievements: z
        .array(z.object({ name: z.string(), description: z.string() }))
        .describe('Earned by this, such as Sprint Master with the last day.'),
    }),
    errors: ['sprint_not_found', 'day_not_found', 'lesson_without_source'],
  }),
};
