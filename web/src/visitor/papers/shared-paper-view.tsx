import type { SharedPaper } from '@akada/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { shelfLink } from '../../domains/papers/links.ts';
import { hasCode, loadSharedPaper, reportSharedPaper } from '../../domains/papers/sharing/api.ts';
import { CopyPaper } from '../../domains/papers/sharing/copy-paper.tsx';
import { SharedSheet } from '../../domains/papers/sharing/shared-sheet.tsx';
import { sharedPapersTexts } from '../../domains/papers/sharing/texts.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { ErrorArt, NotFoundArt } from '../../ui/art/empty-art.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ReportModal } from '../report-modal.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';

const texts = sharedPapersTexts.page;

const sessionOf = ({ year, semester, kind }: SharedPaper) => {
  const session = [year, semester].filter(Boolean).join(' ');
  return session ? `${session} ${texts.kinds[kind].toLowerCase()}` : texts.kinds[kind];
};

/** A past paper that somebody shared: to be read by whoever has the link, and copied by who has an account. */
export function SharedPaperView({ linkId }: { linkId: string }) {
  const { load, askAgain } = useAnswer(useCallback(() => loadSharedPaper(linkId), [linkId]));
  const [isReporting, setReporting] = useState(false);
  const paper = load.state === 'ready' ? load.data : null;
  const title = paper && [paper.course, sessionOf(paper)].filter(Boolean).join(', ');
  useEffect(() => {
    if (title) document.title = `${title} · ${commonTexts.product}`;
  }, [title]);
  const report =
    paper && !paper.is_owner ? (
      <button type="button" className="link inline-flex min-h-11 items-center" onClick={() => setReporting(true)}>
        {texts.report}
      </button>
    ) : null;
  return (
    <>
      <VisitorFrame footer={report}>
        {load.state === 'loading' ? <LoadingPaper /> : null}
        {paper ? <PaperToRead paper={paper} linkId={linkId} /> : null}
        {load.state === 'failed' ? <NotLoaded error={load.error} onRetry={askAgain} /> : null}
      </VisitorFrame>
      {isReporting ? (
        <ReportModal
          heading={texts.reporting.heading}
          text={texts.reporting.text}
          onReport={(given) => reportSharedPaper(linkId, given)}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </>
  );
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (hasCode(error, 'paper_not_available')) {
    return (
      <EmptyState heading="h1" art={<NotFoundArt />} title={texts.gone}>
        <p role="alert">{texts.goneText}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading="h1"
      art={<ErrorArt />}
      title={texts.failed}
      action={<Button onClick={onRetry}>{commonTexts.retry}</Button>}
    >
      <p role="alert">{commonTexts.unreachable}</p>
    </EmptyState>
  );
}

function PaperToRead({ paper, linkId }: { paper: SharedPaper; linkId: string }) {
  const { course, course_title, questions, link, is_owner } = paper;
  return (
    <article>
      <h1 className="wrap-anywhere text-2xl">{course || texts.noCourse}</h1>
      {course_title ? <p className="wrap-anywhere mt-1 text-lg">{course_title}</p> : null}
      <p className="mt-1 text-ink-soft">
        {sessionOf(paper)} · {texts.questions(questions.length)}
      </p>
      <p className="mt-1 mb-4 text-ink-soft text-sm">{texts.notOurs}</p>
      <div data-print="hide" className="mb-6">
        {is_owner ? <Owner link={link} course={course} /> : <CopyPaper linkId={linkId} />}
      </div>
      <SharedSheet questions={questions} />
    </article>
  );
}

function Owner({ link: { status }, course }: Pick<SharedPaper, 'link' | 'course'>) {
  const hidden = status === 'taken_down' ? sharedPapersTexts.takenDown : sharedPapersTexts.closedText;
  return (
    <div className="flex flex-col gap-2.5">
      <Banner tone={status === 'open' ? 'info' : 'warning'}>{status === 'open' ? texts.yours : hidden}</Banner>
      <a href={shelfLink(course)} className={buttonClass('secondary', 'md', false)}>
        {texts.manage}
      </a>
    </div>
  );
}

function LoadingPaper() {
  return (
    <div>
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <Skeleton className="h-9 w-40" />
      <Skeleton className="mt-3 h-5 w-3/4" />
      <Skeleton className="mt-6 h-105 w-full rounded-card" />
    </div>
  );
}
