import { feature } from '../../assembly/feature.ts';
import type { AuthService } from '../identity/auth/auth.service.ts';
import type { AchievementsService } from '../learning/achievements/achievements.service.ts';
import type { LearningRecord } from '../learning/learning.service.ts';
import type { LibraryService } from '../library/courses/library.service.ts';
import { createMastery } from '../practice/mastery/mastery.service.ts';
import type { Practice } from '../practice/practice.service.ts';
import type { SprintFactsService } from '../sprints/sprint-facts.service.ts';
import type { DeadlinesService } from './deadlines/deadlines.service.ts';
import { progressRoutes } from './progress.routes.ts';
import { createProgress } from './progress.ts';
import { createRecording } from './recording.ts';

interface Needs {
  auth: AuthService;
  learning: LearningRecord;
  sprintFacts: SprintFactsService;
  achievements: AchievementsService;
  deadlines: DeadlinesService;
  library: LibraryService;
  practice: Practice;
}

export const progressFeature = feature({
  name: 'progress',
  build({ db, clock }, { auth, learning, sprintFacts: sprints, achievements, deadlines, library, practice }: Needs) {
    const progress = createProgress({ learning, sprints, achievements, deadlines });
    const mastery = createMastery({ learning, sprints, library, evidence: practice.evidence });
    const recording = createRecording({ db, clock, learning, progress, sprints, achievements });
    return { routes: { progress: progressRoutes({ auth, progress, mastery, recording }) } };
  },
});
