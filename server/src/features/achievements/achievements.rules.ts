import type { Achievement, Achievements } from '@akada/contract';

/** When each thing happened that achievements are earned by, the earliest first. */
export interface LearningRecord {
  completedSprints: readonly Date[];
  perfectScores: readonly Date[];
  uploadedDocuments: readonly Date[];
}

interface Definition {
  id: string;
  name: string;
  description: string;
  /** So many of these. */
  needs: number;
  of: keyof LearningRecord;
}

export const definitions: readonly Definition[] = [
  {
    id: 'sprint_master',
    name: 'Sprint Master',
    description: 'Complete your first sprint',
    needs: 1,
    of: 'completedSprints',
  },
  {
    id: 'perfect_score',
    name: 'Perfect Score',
    description: '100% on any assessment',
    needs: 1,
    of: 'perfectScores',
  },
  {
    id: 'document_expert',
    name: 'Document Expert',
    description: 'Upload 5 documents',
    needs: 5,
    of: 'uploadedDocuments',
  },
];

function judge({ id, name, description, needs, of }: Definition, record: LearningRecord): Achievement {
  const earnedOn = record[of][needs - 1] ?? null;
  return { id, name, description, earned: earnedOn !== null, earnedOn: earnedOn?.toISOString() ?? null };
}

export function judgeAll(record: LearningRecord): Achievements {
  const achievements = definitions.map((definition) => judge(definition, record));
  const total_earned = achievements.filter(({ earned }) => earned).length;
  return { achievements, stats: { total_earned, total_available: definitions.length } };
}

export interface NextAchievement {
  name: string;
  description: string;
  /** In percent. */
  progress: number;
}

/** The one that the learner is nearest to; of equals the first. Null when all are earned. */
export function nextAchievement(record: LearningRecord): NextAchievement | null {
  const open = definitions.flatMap(({ name, description, needs, of }) => {
    const done = record[of].length;
    return done < needs ? [{ name, description, progress: Math.round((100 * done) / needs) }] : [];
  });
  return open.reduce<NextAchievement | null>(
    (nearest, one) => (nearest === null || one.progress > nearest.progress ? one : nearest),
    null,
  );
}
