import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';

interface ComfortProps {
  /** A kind word. */
  children: string;
  /** The one thing to read again: a link or a button. */
  action: ReactNode;
}

/** For whoever had nothing right: no verdict, and one thing to do. */
export function Comfort({ children, action }: ComfortProps) {
  return (
    <div className="flex flex-col gap-1">
      <p>{children}</p>
      <div className="flex items-center gap-2 self-center font-semibold">
        <BookOpen aria-hidden className="size-5 shrink-0" />
        {action}
      </div>
    </div>
  );
}
