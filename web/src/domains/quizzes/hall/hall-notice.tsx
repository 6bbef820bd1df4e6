import type { ReactNode } from 'react';

interface HallNoticeProps {
  title: string;
  children?: ReactNode;
  /** What the lecturer can do about it. */
  action?: ReactNode;
}

/** A slide that says one thing. */
export function HallNotice({ title, children, action }: HallNoticeProps) {
  return (
    <div className="flex max-w-5xl flex-col items-start gap-6">
      <h2 className="text-hall-lg">{title}</h2>
      {children ? <p className="text-hall text-ink-soft">{children}</p> : null}
      {action ? <div className="flex flex-wrap gap-3">{action}</div> : null}
    </div>
  );
}
