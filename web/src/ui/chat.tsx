import type { ReactNode } from 'react';
import { LogoMark } from './art/logo.tsx';

interface ChatTurnProps {
  /** Who speaks, for screen readers. */
  speaker: string;
  children: ReactNode;
}

/** What the learner said, at the right. */
export function Said({ speaker, children }: ChatTurnProps) {
  return (
    <li className="flex justify-end">
      <div className="max-w-[85%] whitespace-pre-line break-words rounded-card rounded-br-none bg-primary-soft px-4 py-2.5 text-on-primary-soft">
        <span className="sr-only">{speaker}: </span>
        {children}
      </div>
    </li>
  );
}

/** What Akada says, over the whole width: it may be long. */
export function Replied({ speaker, children }: ChatTurnProps) {
  return (
    <li className="flex items-start gap-3">
      <span aria-hidden className="mt-1 hidden w-8 shrink-0 sm:block [&>svg]:h-auto [&>svg]:w-8">
        <LogoMark />
      </span>
      <div className="min-w-0 flex-1">
        <span className="sr-only">{speaker}: </span>
        {children}
      </div>
    </li>
  );
}
