import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOverview } from '../use-overview.tsx';
import { WidgetCard } from './widget-card.tsx';

/** How the learner stands, at a glance; compact where it stands beside other things. */
export function ProgressWidget({ compact = false }: { compact?: boolean }) {
  const { overview, banner } = useOverview();
  if (!overview) return <Skeleton className="h-56 w-full rounded-card" />;
  return (
    <div className="flex flex-col gap-3">
      {banner}
      <WidgetCard overview={overview} compact={compact} />
    </div>
  );
}
