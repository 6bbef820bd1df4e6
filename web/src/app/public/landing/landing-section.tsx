import type { ReactNode } from 'react';

interface LandingSectionProps {
  id: string;
  heading: string;
  lead?: string;
  /** Only where something is sold. */
  isOffer?: boolean;
  children: ReactNode;
}

export function LandingSection({ id, heading, lead, isOffer = false, children }: LandingSectionProps) {
  return (
    <section aria-labelledby={id} data-only={isOffer ? 'sale' : undefined} className="flex flex-col gap-6 md:gap-8">
      <div className="flex flex-col gap-2">
        <h2 id={id} className="scroll-mt-6 text-2xl">
          {heading}
        </h2>
        {lead ? <p className="max-w-(--measure) text-ink-soft text-lg">{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}
