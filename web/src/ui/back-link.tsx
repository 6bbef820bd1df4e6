import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** Where a page was come from, and what that is called. */
export interface WayBack {
  to: string;
  text: string;
}

/** Stands above the heading of a page. */
export function BackLink({ to, text }: WayBack) {
  return (
    <Link to={to} className="link -mb-3 inline-flex min-h-11 items-center gap-1.5 self-start">
      <ArrowLeft aria-hidden className="size-4" />
      {text}
    </Link>
  );
}
