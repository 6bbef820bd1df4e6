import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

interface EmptyPageProps {
  title: string;
  /** What is true about this page now. */
  text: string;
  art?: ReactNode;
  action?: ReactNode;
  /** What else is true. */
  children?: ReactNode;
}

/** A page that has nothing to show yet: its heading, one true sentence, and the way on. */
export function EmptyPage({ title, text, art, action, children }: EmptyPageProps) {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={title} />
      <div className="flex flex-col items-center gap-5 rounded-card border border-line bg-surface px-5 py-10 text-center shadow-card">
        {art ? <div className="w-full max-w-56 [&>svg]:h-auto [&>svg]:w-full">{art}</div> : null}
        <p className="max-w-prose text-ink-soft text-lg">{text}</p>
        {children ? <p className="-mt-3 max-w-prose text-ink-soft">{children}</p> : null}
        {action ? <div className="flex flex-wrap justify-center gap-3">{action}</div> : null}
      </div>
    </div>
  );
}
