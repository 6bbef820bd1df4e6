import type { StudyPage } from '@akada/contract/client';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { closeLink, describeFailure, openLink, renewLink } from './api.ts';
import { studyPagesTexts } from './texts.ts';

const texts = studyPagesTexts.link;

interface OwnerLinkProps {
  page: StudyPage;
  onChange: (changes: Partial<StudyPage>) => void;
  /** Asks first. */
  onRemove: () => void;
}

/** For the owner: who can read the materials, and the ways to change that. */
export function OwnerLink({ page, onChange, onRemove }: OwnerLinkProps) {
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ tone: 'success' | 'error'; text: string } | null>(null);
  const make = async (call: typeof closeLink, done?: string) => {
    setBusy(true);
    setNotice(null);
    try {
      const { link, status } = await call(page.study_id);
      onChange({ link, status });
      if (done) setNotice({ tone: 'success', text: done });
    } catch (error) {
      setNotice({ tone: 'error', text: describeFailure(error) });
    }
    setBusy(false);
  };
  return (
    <Card as="section" className="mt-10 flex max-w-(--measure) flex-col gap-3" data-print="hide">
      <h2 className="text-lg">{texts.heading}</h2>
      <p className="text-ink-soft text-sm">
        {texts[page.status]} {texts.renewHint}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {page.status === 'closed' ? (
          <Button variant="secondary" disabled={isBusy} onClick={() => make(openLink)}>
            {texts.reopen}
          </Button>
        ) : null}
        {page.status === 'open' ? (
          <Button variant="secondary" disabled={isBusy} onClick={() => make(closeLink)}>
            {texts.close}
          </Button>
        ) : null}
        {page.status === 'taken_down' ? null : (
          <Button variant="secondary" disabled={isBusy} onClick={() => make(renewLink, texts.renewed)}>
            {texts.renew}
          </Button>
        )}
        <Button variant="ghost" className="text-danger!" disabled={isBusy} onClick={onRemove}>
          <Trash2 aria-hidden />
          {studyPagesTexts.remove.open}
        </Button>
      </div>
      {notice ? <Banner tone={notice.tone}>{notice.text}</Banner> : null}
    </Card>
  );
}
