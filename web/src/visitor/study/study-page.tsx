import { useEffect, useState } from 'react';
import { reportStudy } from '../../features/study/api.ts';
import { StudyReader } from '../../features/study/study-reader.tsx';
import { useStudy } from '../../features/study/use-study.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { studyTexts } from '../../texts/en/study.ts';
import { ErrorArt, NotFoundArt } from '../../ui/art/empty-art.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ReportModal } from '../report-modal.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';
import { RemoveStudyModal } from './remove-study-modal.tsx';

const texts = studyTexts.failures;
/** Another document of ours: where the materials were made. */
const DOCUMENTS = '/studentassessments';

export function StudyPage({ studyId }: { studyId: string }) {
  const { load, fetchAnew, change } = useStudy(studyId);
  const [isReporting, setReporting] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const title = load.state === 'ready' ? load.study.title : undefined;
  useEffect(() => {
    if (title) document.title = `${title} · ${commonTexts.product}`;
  }, [title]);

  const report =
    load.state === 'ready' && !load.study.isOwner ? (
      <button type="button" className="link inline-flex min-h-11 items-center" onClick={() => setReporting(true)}>
        {studyTexts.report}
      </button>
    ) : null;
  return (
    <>
      <VisitorFrame size="wide" footer={report}>
        {load.state === 'loading' ? <LoadingStudy /> : null}
        {load.state === 'ready' ? (
          <StudyReader study={load.study} onChange={change} onRemove={() => setRemoving(true)} />
        ) : null}
        {load.state === 'failed' ? (
          <EmptyState
            heading="h1"
            art={load.isGone ? <NotFoundArt /> : <ErrorArt />}
            title={texts.load}
            action={<Button onClick={fetchAnew}>{commonTexts.retry}</Button>}
          >
            <p role="alert">{load.text}</p>
            {load.isGone ? <p className="mt-2">{texts.gone}</p> : null}
          </EmptyState>
        ) : null}
      </VisitorFrame>
      {isRemoving && load.state === 'ready' ? (
        <RemoveStudyModal
          study={load.study}
          onClose={() => setRemoving(false)}
          onRemoved={() => window.location.replace(DOCUMENTS)}
        />
      ) : null}
      {isReporting ? (
        <ReportModal
          heading={studyTexts.reporting.heading}
          text={studyTexts.reporting.text}
          onReport={(given) => reportStudy(studyId, given)}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </>
  );
}

function LoadingStudy() {
  return (
    <div>
      <p role="status" className="sr-only">
        {studyTexts.loading}
      </p>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="mt-8 h-9 w-3/4 max-w-xl" />
      <Skeleton className="mt-3 h-5 w-40" />
      <Skeleton className="mt-8 h-105 w-full max-w-2xl rounded-card" />
    </div>
  );
}
