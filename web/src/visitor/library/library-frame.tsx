import { ApiError } from '@akada/contract/client';
import { LibraryBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { storedSession } from '../../lib/storage/session.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { libraryTexts } from '../../texts/en/library.ts';
import { ErrorArt, NotFoundArt } from '../../ui/art/empty-art.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';
import { LearnerBar, LearnerPlaces } from './learner-places.tsx';

const texts = libraryTexts;

interface LibraryFrameProps {
  /** The list is one of a learner's five places; a lesson has the whole screen. */
  isPlace?: boolean;
  children: ReactNode;
}

/** The frame of the library's pages, with the way back to its list; for a learner to her other places, for others to the door. */
export function LibraryFrame({ isPlace = false, children }: LibraryFrameProps) {
  const isLearner = storedSession.token.get() !== null;
  const list = (
    <a
      href="/library"
      className={cx(
        'link inline-flex min-h-11 items-center gap-2 font-semibold no-underline',
        isLearner && 'md:hidden',
      )}
    >
      <LibraryBig aria-hidden className="size-5" />
      {texts.toLibrary}
    </a>
  );
  const aside = isLearner ? (
    <>
      <LearnerPlaces />
      {isPlace ? null : list}
    </>
  ) : (
    <div className="flex items-center gap-4">
      {list}
      <a href="/signin" className={buttonClass('secondary', 'md', false)}>
        {texts.signIn}
      </a>
    </div>
  );
  return (
    <>
      <VisitorFrame aside={aside}>{children}</VisitorFrame>
      {isLearner && isPlace ? <LearnerBar /> : null}
    </>
  );
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
