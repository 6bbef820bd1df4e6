import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';

interface SectionProps {
  heading: string;
  /** Stands beside the heading: a state, a number. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One subject of the settings. */
export function Section({ heading, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lg">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
