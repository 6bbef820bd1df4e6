import type { ReactNode } from 'react';
import { Card } from './card.tsx';

export interface StatCardProps {
  label: ReactNode;
  value: ReactNode;
  /** A line below: 'Missed: 2'. */
  detail?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

export function StatCard({ label, value, detail, icon, className }: StatCardProps) {
  return (
    <Card className={className}>
      <dl className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <dt className="flex items-center gap-1.5 text-ink-soft text-sm">
            {icon ? (
              <span aria-hidden className="shrink-0 sm:hidden [&>svg]:size-4">
                {icon}
              </span>
            ) : null}
            {label}
          </dt>
          <dd className="mt-1 font-bold font-heading text-lg tabular-nums">{value}</dd>
          {detail ? <dd className="text-ink-faint text-sm">{detail}</dd> : null}
        </div>
        {/* Beside the figures where there is room for both. */}
        {icon ? (
          <span
            aria-hidden
            className="hidden size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-on-primary-soft sm:grid [&>svg]:size-5"
          >
            {icon}
          </span>
        ) : null}
      </dl>
    </Card>
  );
}
