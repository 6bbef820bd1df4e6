import { ApiError } from '@akada/contract/client';
import { LibraryBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonTexts } from '../../texts/en/common.ts';
import { libraryTexts } from '../../texts/en/library.ts';
import { ErrorArt, NotFoundArt } from '../../ui/art/empty-art.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';

const texts = libraryTexts;

/** The frame of the library's pages, with the way back to its list. */
export function LibraryFrame({ children }: { children: ReactNode }) {
  const aside = (
    <a href="/library" className="link inline-flex min-h-11 items-center gap-2 font-semibold no-underline">
      <LibraryBig aria-hidden className="size-5" />
      {texts.toLibrary}
    </a>
  );
  return <VisitorFrame aside={aside}>{children}</VisitorFrame>;
}

export function LibraryFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <EmptyState
      heading="h1"
      art={isGone ? <NotFoundArt /> : <ErrorArt />}
      title={isGone ? texts.gone : texts.failed}
      action={isGone ? null : <Button onClick={onRetry}>{commonTexts.retry}</Button>}
    />
  );
}
