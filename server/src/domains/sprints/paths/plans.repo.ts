import { sql } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';

export interface PlannedTopicDay {
  id: string;
  sprintId: string;
  /** Counted through the sprint from 1. */
  day: number;
  week: number;
  title: string;
  kind: 'study' | 'review' | 'exam';
  /** Of the standard; empty where the plan follows a document. */
  topics: readonly string[];
  isReady: boolean;
  isCompleted: boolean;
}

/** A sprint as its topics have it. */
export interface SprintPlan {
  id: string;
  title: string;
  courseCode: string | null;
  examDate: string | null;
  days: PlannedTopicDay[];
}

/** The sprints that were started, newest first, with all their days in order. */
export async function listPlans(
  db: Queries,
  ownerId: string,
  of: { sprintId: string } | { documentIds: readonly string[] },
): Promise<SprintPlan[]> {
  const started = db
    .selectFrom('learning_paths as path')
    .innerJoin('sprint_days as day', 'day.path_id', 'path.id')
    .select(['path.id as sprintId', 'path.title as sprintTitle', 'path.course_code', 'path.exam_date'])
    .select(['day.id', 'day.position', 'day.week', 'day.title', 'day.kind', 'day.topics', 'day.state'])
    .select('day.completed_at')
    .where('path.owner_id', '=', ownerId)
    .where('path.state', '=', 'ready')
    .where('path.status', '=', 'active')
    .orderBy('path.created_at', 'desc')
    .orderBy('path.id')
    .orderBy('day.position');
  const rows = await ('sprintId' in of
    ? started.where('path.id', '=', of.sprintId)
    : started.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('sprint_days as taught')
            .select('taught.id')
            .whereRef('taught.path_id', '=', 'path.id')
            .where(
              sql<boolean>`exists (select from jsonb_array_elements(taught.parts) part
                where part->>'documentId' in (${sql.join(of.documentIds)}))`,
            ),
        ),
      )
  ).execute();
  const plans = new Map<string, SprintPlan>();
  for (const { sprintId, sprintTitle, course_code, exam_date, ...row } of rows) {
    const plan = plans.get(sprintId) ?? {
      id: sprintId,
      title: sprintTitle,
      courseCode: course_code,
      examDate: exam_date,
      days: [],
    };
    plans.set(sprintId, plan);
    plan.days.push({
      id: row.id,
      sprintId,
      day: row.position,
      week: row.week,
      title: row.title,
      kind: row.kind,
      topics: row.topics,
      isReady: row.state === 'ready',
      isCompleted: row.completed_at !== null,
    });
  }
  return [...plans.values()];
}
