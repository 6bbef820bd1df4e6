import type { Achievement } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { formatDate } from '../../lib/format.ts';
import { settingsTexts } from '../../texts/en/settings.ts';
import {
  DocumentExpertBadge,
  HoursBadge,
  LockedBadge,
  PerfectScoreBadge,
  SprintMasterBadge,
  StreakBadge,
} from '../../ui/art/badge-art.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { achievementsQuery } from './api.ts';
import { Section } from './section.tsx';

const texts = settingsTexts.achievements;

const badges = new Map<string, ComponentType<{ className?: string }>>(
  Object.entries({
    sprint_master: SprintMasterBadge,
    perfect_score: PerfectScoreBadge,
    document_expert: DocumentExpertBadge,
  }),
);

/** Those about time come in sizes, and share a badge. */
const badgeOf = (id: string) => badges.get(id) ?? (id.startsWith('streak') ? StreakBadge : HoursBadge);

/** Every achievement with its badge; those still to be earned are locked. A failed load is told by the figures above. */
export function AchievementsSection() {
  const { data, isPending } = useQuery(achievementsQuery);
  if (!data && !isPending) return null;
  return (
    <Section heading={texts.heading}>
      <ul className="flex flex-col gap-4">
        {data
          ? data.achievements.map((achievement) => <Row key={achievement.id} achievement={achievement} />)
          : [1, 2, 3].map((row) => <Skeleton key={row} className="h-16 w-full" />)}
      </ul>
    </Section>
  );
}

function Row({ achievement }: { achievement: Achievement }) {
  const Badge = achievement.earned ? badgeOf(achievement.id) : LockedBadge;
  return (
    <li className="flex items-center gap-4">
      <Badge className="size-16" />
      <div className="min-w-0">
        <p className="font-semibold">{achievement.name}</p>
        <p className="text-ink-soft text-sm">{achievement.description}</p>
        <p className="text-ink-faint text-sm">
          {achievement.earnedOn ? texts.earnedOn(formatDate(achievement.earnedOn)) : texts.notYet}
        </p>
      </div>
    </li>
  );
}
