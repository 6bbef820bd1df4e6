import type { SprintCount } from '@akada/contract/client';
import { isOnSale } from '../../../lib/sale.ts';
import { LimitReached } from '../limit-reached.tsx';
import { isFreePlan } from '../order.ts';
import { sprintsTexts } from '../texts.ts';

const texts = sprintsTexts.plan;

interface PlanProps {
  count: SprintCount | undefined;
}

/** How many sprints the Free plan leaves; nothing for everybody else. */
export function SprintsRemaining({ count }: PlanProps) {
  if (!count || !isFreePlan(count) || count.isLimitReached) return null;
  return <p className="text-ink-soft text-sm">{texts.remaining(count.remaining, count.max)}</p>;
}

export function LimitBanner({ count }: PlanProps) {
  if (!count || !isFreePlan(count) || !count.isLimitReached) return null;
  return <LimitReached isOnSale={isOnSale()} />;
}
