import { feature } from '../../assembly/feature.ts';
import type { EntitlementsService } from '../billing/entitlements/entitlements.service.ts';
import type { DocumentsService } from '../documents/documents.service.ts';
import type { AchievementsService } from '../learning/achievements/achievements.service.ts';
import type { LearningRecord } from '../learning/learning.service.ts';
import type { Quizzes } from '../quizzes/quizzes.service.ts';
import type { SprintFactsService } from '../sprints/sprint-facts.service.ts';
import type { Sprints } from '../sprints/sprints.service.ts';
import type { Generations } from '../teaching/generation/generation.service.ts';
import { decksRoutes } from './decks/decks.routes.ts';
import { drillsRoutes } from './drills/drills.routes.ts';
import { practiceData } from './practice.data.ts';
import { practiceRoutes } from './practice.routes.ts';
import { createPractice } from './practice.service.ts';
import { sittingsData } from './sittings/sittings.data.ts';
import { sittingsRoutes } from './sittings/sittings.routes.ts';
import { outsideWorkData } from './week-files/outside-work.data.ts';
import { bringWaiting, sweepWaiting } from './week-files/waiting-codes.jobs.ts';
import { weekFilesRoutes } from './week-files/week-files.routes.ts';

interface Needs {
  entitlements: EntitlementsService;
  documents: DocumentsService;
  sprints: Sprints;
  sprintFacts: SprintFactsService;
  learning: LearningRecord;
  achievements: AchievementsService;
  quizzes: Quizzes;
  generations: Generations;
}

export const practiceFeature = feature({
  name: 'practice',
  jobs: [bringWaiting, sweepWaiting],
  personalData: [...practiceData, ...sittingsData, ...outsideWorkData],
  build(ground, needs: Needs) {
    const { sprintFacts: facts, quizzes, entitlements, documents, sprints, generations } = needs;
    const practice = createPractice({
      ...ground,
      entitlements,
      documents,
      sprints,
      facts,
      generations,
      learning: needs.learning,
      achievements: needs.achievements,
      submissions: quizzes.submissions,
    });
    return {
      services: { practice },
      routes: {
        practice: practiceRoutes(practice),
        cards: decksRoutes(practice.decks),
        sittings: sittingsRoutes(practice.sittings),
        drills: drillsRoutes(practice.drills),
        weekFiles: weekFilesRoutes(practice.weekFiles),
      },
      work: practice.weekFiles.codes.work,
      makers: [practice.decks.maker],
    };
  },
});
