import { ApiError } from '@akada/contract/client';
import { LibraryBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { libraryTexts } from '../../domains/library/texts.ts';
import { storedSession } from '../../lib/storage/session.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { ErrorArt, NotFoundArt } from '../../ui/art/empty-art.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';
import { FoldedMenu, LearnerAvatar, LearnerBar, LearnerMenu } from './learner-places.tsx';

const texts = libraryTexts;

interface LibraryFrameProps {
  /** The list is one of a learner's five places; a lesson has the whole screen. */
  isPlace?: boolean;
  children: ReactNode;
}

/** The frame of the library's pages, with the way back to its list: for a learner as every other page, for others with the door. */
export function LibraryFrame({ isPlace = false, children }: LibraryFrameProps) {
  const isLearner = storedSession.token.get() !== null;
  const list = (
    <a href="/library" className="link inline-flex min-h-11 items-center gap-2 font-semibold no-underline">
      <LibraryBig aria-hidden className="size-5" />
      {texts.toLibrary}
    </a>
  );
  if (!isLearner) {
    const door = (
      <div className="flex flex-wrap items-center gap-x-4">
        {list}
        <a href="/signin" className={buttonClass('secondary', 'md', false)}>
          {texts.signIn}
        </a>
      </div>
    );
    return <VisitorFrame aside={door}>{children}</VisitorFrame>;
  }
  return (
    <>
      <div className="md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
        <aside
          data-print="hide"
          className="sticky top-0 h-dvh flex-col overflow-y-auto border-line border-r bg-surface p-4 max-md:hidden md:flex"
        >
          <LearnerMenu />
        </aside>
        <VisitorFrame
          menu={<FoldedMenu />}
          aside={
            <>
              {isPlace ? null : list}
              <LearnerAvatar />
            </>
          }
        >
          {children}
        </VisitorFrame>
      </div>
      {isPlace ? <LearnerBar /> : null}
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
