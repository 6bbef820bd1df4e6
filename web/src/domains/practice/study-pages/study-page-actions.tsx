import type { StudyPage } from '@akada/contract/client';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { isOnSale } from '../../../lib/sale.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { describeFailure, downloadPdf } from './api.ts';
import { ShareButton } from './share-button.tsx';
import { studyPagesTexts } from './texts.ts';

/** What can be done with the text: hand it on, print it, and, for its owner, keep it as PDF. */
export function StudyPageActions({ page }: { page: StudyPage }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setFailure(null);
    await downloadPdf(page.id, page.title).catch((error: unknown) => setFailure(describeFailure(error)));
    setBusy(false);
  };
  return (
    <div data-print="hide" className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2.5">
        {page.status === 'open' ? <ShareButton title={page.title} link={page.link} /> : null}
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden />
          {studyPagesTexts.print}
        </Button>
        {page.isOwner ? (
          <Button
            variant="secondary"
            disabled={!page.can_download_pdf}
            aria-describedby={page.can_download_pdf ? undefined : 'pdf-reason'}
            busy={isBusy}
            busyLabel={studyPagesTexts.pdfBusy}
            onClick={download}
          >
            <Download aria-hidden />
            {studyPagesTexts.pdf}
          </Button>
        ) : null}
      </div>
      {page.isOwner && !page.can_download_pdf ? (
        <p id="pdf-reason" className="text-ink-soft text-sm">
          {isOnSale() ? (
            <>
              {studyPagesTexts.pdfNeedsPro}{' '}
              <a href="/billing/plans" className="link">
                {studyPagesTexts.seePlans}
              </a>
            </>
          ) : (
            studyPagesTexts.pdfNotHere
          )}
        </p>
      ) : null}
      {failure ? <Banner tone="error">{failure}</Banner> : null}
    </div>
  );
}
