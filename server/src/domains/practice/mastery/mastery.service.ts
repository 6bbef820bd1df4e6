import type { Mastery } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Learner, LearningRecord } from '../../learning/learning.service.ts';
import type { LibraryService } from '../../library/courses/library.service.ts';
import type { SprintFactsService } from '../../sprints/sprint-facts.service.ts';
import type { Evidence } from './evidence.service.ts';
import { topicsOf } from './mastery.rules.ts';

export interface MasteryDeps {
  learning: LearningRecord;
  sprints: SprintFactsService;
  library: LibraryService;
  evidence: Evidence;
}

/** Which topics a learner has mastered. Nothing of it is kept: the answers say it whenever it is asked for. */
export interface MasteryService {
  ofSprint(learner: Learner, sprintId: string): Promise<Mastery>;
  /** Of a course of the library, over all sprints that teach its lessons. */
  ofCourse(learner: Learner, course: string): Promise<Mastery>;
}

export function createMastery({ learning, sprints, library, evidence }: MasteryDeps): MasteryService {
  return {
    async ofSprint(learner, sprintId) {
      const [plan] = await sprints.listPlans(learner.id, { sprintId });
      if (!plan) throw new AppError('sprint_not_found');
      const { id, title, courseCode, examDate, days } = plan;
      const outline = days.filter(({ kind }) => kind === 'study');
      const answers = await evidence.list(learner, [id]);
      const topics = topicsOf({ outline, days, answers, today: await learning.today(learner.id) });
      return { title, course_code: courseCode, sprint_id: id, exam_date: examDate, topics };
    },

    async ofCourse(learner, course) {
      const { code, title, lessons } = library.syllabus(course);
      const documentIds = lessons.map(({ documentId }) => documentId);
      const plans = await sprints.listPlans(learner.id, { documentIds });
      const ids = plans.map(({ id }) => id);
      const answers = await evidence.list(learner, ids);
      const days = plans.flatMap((plan) => plan.days);
      const topics = topicsOf({ outline: lessons, days, answers, today: await learning.today(learner.id) });
      const exam_date = plans.find(({ examDate }) => examDate !== null)?.examDate ?? null;
      return { title, course_code: code, sprint_id: ids[0] ?? null, exam_date, topics };
    },
  };
}
