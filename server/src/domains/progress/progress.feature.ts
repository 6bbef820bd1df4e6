import { feature } from '../../assembly/feature.ts';
import type { EntitlementsService } from '../billing/entitlements/entitlements.service.ts';
import type { Standings } from '../billing/plans/standing.service.ts';
import type { AchievementsService } from '../learning/achievements/achievements.service.ts';
import type { LearningRecord } from '../learning/learning.service.ts';
import type { LibraryService } from '../library/courses/library.service.ts';
import { createMastery } from '../practice/mastery/mastery.service.ts';
import type { Practice } from '../practice/practice.service.ts';
import type { SprintFactsService } from '../sprints/sprint-facts.service.ts';
import type { Sprints } from '../sprints/sprints.service.ts';
import type { DeadlinesService } from './deadlines/deadlines.service.ts';
import { createHome } from './home.ts';
import { progressRoutes } from './progress.routes.ts';
import { createProgress } from './progress.ts';
import { createRecording } from './recording.ts';

interface Needs {
  learning: LearningRecord;
  sprintFacts: SprintFactsService;
  achievements: AchievementsService;
  deadlines: DeadlinesService;
  library: LibraryService;
  practice: Practice;
  sprints: Sprints;
  entitlements: EntitlementsService;
  standings: Standings;
}

export const progressFeature = feature({
  name: 'progress',
  build({ db, clock }, needs: Needs) {
    const { learning, sprintFacts, achievements, deadlines, library, practice } = needs;
    const { sprints, entitlements, standings } = needs;
    const progress = createProgress({ db, clock, sprints: sprintFacts, achievements, deadlines });
    const mastery = createMastery({ learning, sprints: sprintFacts, library, evidence: practice.evidence });
    const recording = createRecording({ db, clock, learning, progress, sprints: sprintFacts, achievements });
    const home = createHome({ db, sprints, entitlements, standings, reviews: practice.reviews, progress });
    return { routes: { progress: progressRoutes({ home, progress, mastery, recording }) } };
  },
});
