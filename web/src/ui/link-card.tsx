import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface LinkCardProps {
  to: string;
  icon: ReactNode;
  title: string;
  /** What is there, in a few words. */
  children: string;
}

/** A small way to somewhere else, with a word about it. */
export function LinkCard({ to, icon, title, children }: LinkCardProps) {
  return (
    <Link
      to={to}
      className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 transition-colors hover:bg-sunken max-sm:[&>svg]:hidden [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-link"
    >
      {icon}
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block text-ink-soft text-sm">{children}</span>
      </span>
    </Link>
  );
}
