import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { billingTexts } from './texts.ts';

const texts = billingTexts.plans;

interface PlanCardProps {
  name: string;
  price: string;
  period: string;
  /** What the price comes to, where it needs a word. */
  note?: string | undefined;
  points: string[];
  isRecommended?: boolean;
  isCurrent: boolean;
  children?: ReactNode;
}

export function PlanCard({ name, price, period, note, points, isRecommended, isCurrent, children }: PlanCardProps) {
  return (
    <Card
      as="section"
      aria-label={name}
      className={cx('flex flex-col gap-5', isRecommended && 'border-2 border-primary md:shadow-float')}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{name}</h2>
        <span className="flex gap-2">
          {isCurrent ? <Badge tone="primary">{texts.current}</Badge> : null}
          {isRecommended ? <Badge tone="accent">{texts.recommended}</Badge> : null}
        </span>
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-bold font-heading text-2xl tabular-nums">{price}</span>
          <span className="text-ink-soft">{period}</span>
        </p>
        {/* Keeps its line where the cards stand side by side, so that their points do too. */}
        <p className="text-ink-soft text-sm md:min-h-6">{note}</p>
      </div>
      <ul className="flex flex-1 flex-col gap-2.5">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            {point}
          </li>
        ))}
      </ul>
      {children ? <div className="flex flex-col gap-2">{children}</div> : null}
    </Card>
  );
}
