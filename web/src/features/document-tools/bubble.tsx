import type { ReactNode } from 'react';
import { documentsTexts } from '../../texts/en/documents.ts';
import { LogoMark } from '../../ui/art/logo.tsx';

/** What the learner said, at the right. */
export function Said({ children }: { children: ReactNode }) {
  return (
    <li className="flex justify-end">
      <div className="max-w-[85%] rounded-card rounded-br-none bg-primary-soft px-4 py-2.5 text-on-primary-soft">
        <span className="sr-only">{documentsTexts.you}: </span>
        {children}
      </div>
    </li>
  );
}

/** What Akada says, over the whole width: it may be a quiz. */
export function Replied({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span aria-hidden className="mt-1 hidden w-8 shrink-0 sm:block [&>svg]:h-auto [&>svg]:w-8">
        <LogoMark />
      </span>
      <div className="min-w-0 flex-1">
        <span className="sr-only">{documentsTexts.assistant}: </span>
        {children}
      </div>
    </li>
  );
}
