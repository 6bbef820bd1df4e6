import type { ReactNode } from 'react';
import { LogoMark } from './art/logo.tsx';

interface ChatTurnProps {
  /** Who speaks, for screen readers. */
  speaker: string;
  children: ReactNode;
}

/** What the learner said, at the right; below the passage that it is about. */
export function Said({ speaker, quote, children }: ChatTurnProps & { quote?: ReactNode }) {
  return (
    <li data-said className="flex flex-col items-end gap-2">
      {quote}
      <div className="max-w-[85%] whitespace-pre-line rounded-card rounded-br-none bg-primary-soft px-4 py-2.5 text-on-primary-soft">
        <span className="sr-only">{speaker}: </span>
        {children}
      </div>
    </li>
  );
}

/** A passage that is spoken of. */
export function Quoted({ children }: { children: ReactNode }) {
  return (
    <blockquote className="w-full rounded-r-control border-accent border-l-3 bg-sunken px-3 py-2 text-ink-soft text-sm">
      <span className="line-clamp-3">{children}</span>
    </blockquote>
  );
}

/** What Akada says, over the whole width: it may be long. */
export function Replied({ speaker, children }: ChatTurnProps) {
  return (
    <li className="@container flex items-start gap-3">
      <span aria-hidden className="mt-1 @lg:block hidden w-8 shrink-0 [&>svg]:h-auto [&>svg]:w-8">
        <LogoMark />
      </span>
      <div className="min-w-0 flex-1">
        <span className="sr-only">{speaker}: </span>
        {children}
      </div>
    </li>
  );
}
