import { ApiError } from '@akada/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { describeLoadFailure, loadStudyPage, reportStudyPage } from '../../domains/practice/study-pages/api.ts';
import { StudyPageReader } from '../../domains/practice/study-pages/study-page-reader.tsx';
import { studyPagesTexts } from '../../domains/practice/study-pages/texts.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { ErrorArt, NotFoundArt } from '../../ui/art/empty-art.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ReportModal } from '../report-modal.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';
import { RemoveStudyPageModal } from './remove-study-page-modal.tsx';

const texts = studyPagesTexts.failures;
/** Another document of ours: where the materials were made. */
const DOCUMENTS = '/studentassessments';

export function StudyPageView({ studyId }: { studyId: string }) {
  const { load, askAgain, change } = useAnswer(useCallback(() => loadStudyPage(studyId), [studyId]));
  const [isReporting, setReporting] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const title = load.state === 'ready' ? load.data.title : undefined;
  useEffect(() => {
    if (title) document.title = `${title} · ${commonTexts.product}`;
  }, [title]);

  const report =
    load.state === 'ready' && !load.data.isOwner ? (
      <button type="button" className="link inline-flex min-h-11 items-center" onClick={() => setReporting(true)}>
        {studyPagesTexts.report}
      </button>
    ) : null;
  return (
    <>
      <VisitorFrame size="wide" footer={report}>
        {load.state === 'loading' ? <LoadingStudyPage /> : null}
        {load.state === 'ready' ? (
          <StudyPageReader page={load.data} onChange={change} onRemove={() => setRemoving(true)} />
        ) : null}
        {load.state === 'failed' ? <NotLoaded error={load.error} onRetry={askAgain} /> : null}
      </VisitorFrame>
      {isRemoving && load.state === 'ready' ? (
        <RemoveStudyPageModal
          page={load.data}
          onClose={() => setRemoving(false)}
          onRemoved={() => window.location.replace(DOCUMENTS)}
        />
      ) : null}
      {isReporting ? (
        <ReportModal
          heading={studyPagesTexts.reporting.heading}
          text={studyPagesTexts.reporting.text}
          onReport={(given) => reportStudyPage(studyId, given)}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </>
  );
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <EmptyState
      heading="h1"
      art={isGone ? <NotFoundArt /> : <ErrorArt />}
      title={texts.load}
      action={<Button onClick={onRetry}>{commonTexts.retry}</Button>}
    >
      <p role="alert">{describeLoadFailure(error)}</p>
      {isGone ? <p className="mt-2">{texts.gone}</p> : null}
    </EmptyState>
  );
}

function LoadingStudyPage() {
  return (
    <div>
      <p role="status" className="sr-only">
        {studyPagesTexts.loading}
      </p>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="mt-8 h-9 w-3/4 max-w-xl" />
      <Skeleton className="mt-3 h-5 w-40" />
      <Skeleton className="mt-8 h-105 w-full max-w-2xl rounded-card" />
    </div>
  );
}
