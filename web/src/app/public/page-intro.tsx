import type { ReactNode } from 'react';
import { PageHeading } from '../page/page-heading.tsx';

interface PageIntroProps {
  title: string;
  heading: string;
  lead?: string;
  children?: ReactNode;
}

/** How every public page but the landing page begins. */
export function PageIntro({ title, heading, lead, children }: PageIntroProps) {
  return (
    <header className="flex max-w-(--measure) flex-col items-start gap-4">
      <span aria-hidden className="h-1.5 w-14 rounded-pill bg-accent" />
      <PageHeading title={title} className="text-3xl">
        {heading}
      </PageHeading>
      {lead ? <p className="text-ink-soft text-lg">{lead}</p> : null}
      {children}
    </header>
  );
}
