import type { Achievement } from '@akada/contract/client';
import type { ComponentType } from 'react';
import {
  DocumentExpertBadge,
  HoursBadge,
  LockedBadge,
  PerfectScoreBadge,
  SprintMasterBadge,
  StreakBadge,
} from '../../../ui/art/badge-art.tsx';

const badges = new Map<string, ComponentType<{ className?: string }>>(
  Object.entries({
    sprint_master: SprintMasterBadge,
    perfect_score: PerfectScoreBadge,
    document_expert: DocumentExpertBadge,
  }),
);

/** Those about time come in sizes, and share a badge. */
const earnedBadge = (id: string) => badges.get(id) ?? (id.startsWith('streak') ? StreakBadge : HoursBadge);

/** The drawing of an achievement; locked until it is earned. */
export function BadgeOf({ achievement: { id, earned }, className }: { achievement: Achievement; className: string }) {
  const Badge = earned ? earnedBadge(id) : LockedBadge;
  return <Badge className={className} />;
}
