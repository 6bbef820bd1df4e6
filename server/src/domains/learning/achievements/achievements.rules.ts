import type { Achievement, Achievements } from '@akada/contract';

/** When each thing happened that achievements are earned by, the earliest first. */
export interface Deeds {
  completedSprints: readonly Date[];
  perfectScores: readonly Date[];
  uploadedDocuments: readonly Date[];
  /** When each hour of study was full. */
  hoursStudied: readonly Date[];
  /** When a row of one, two, three … days was first reached. */
  daysInARow: readonly Date[];
}

interface Definition {
  id: string;
  name: string;
  description: string;
  /** So many of these. */
  needs: number;
  of: keyof Deeds;
}

const hours = [1, 5, 10, 25, 50, 100];
const rows = [7, 30, 100];

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
  ...hours.map((needs) => ({
    id: `study_time_${needs}`,
    name: needs === 1 ? 'First Hour' : `${needs} Hours`,
    description: needs === 1 ? 'Study for an hour in total' : `Study for ${needs} hours in total`,
    needs,
    of: 'hoursStudied' as const,
  })),
  ...rows.map((needs) => ({
    id: `streak_${needs}`,
    name: `${needs}-Day Streak`,
    description: `Come back ${needs} days in a row`,
    needs,
    of: 'daysInARow' as const,
  })),
];

function judge({ id, name, description, needs, of }: Definition, deeds: Deeds): Achievement {
  const earnedOn = deeds[of][needs - 1] ?? null;
  return { id, name, description, earned: earnedOn !== null, earnedOn: earnedOn?.toISOString() ?? null };
}

export function judgeAll(deeds: Deeds): Achievements {
  const achievements = definitions.map((definition) => judge(definition, deeds));
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
export function nextAchievement(deeds: Deeds): NextAchievement | null {
  const open = definitions.flatMap(({ name, description, needs, of }) => {
    const done = deeds[of].length;
    return done < needs ? [{ name, description, progress: Math.round((100 * done) / needs) }] : [];
  });
  return open.reduce<NextAchievement | null>(
    (nearest, one) => (nearest === null || one.progress > nearest.progress ? one : nearest),
    null,
  );
}
