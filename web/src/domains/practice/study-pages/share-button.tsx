import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { studyPagesTexts } from './texts.ts';

/** The phone's share sheet where there is one; otherwise the link is copied. */
export function ShareButton({ title, link }: { title: string; link: string }) {
  const [notice, setNotice] = useState('');
  const url = window.location.origin + link;
  const share = async () => {
    setNotice('');
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setNotice(studyPagesTexts.copied);
    } catch {
      // Plain http, or not allowed: it can still be copied by hand.
      setNotice(studyPagesTexts.copyFailed(url));
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={share}>
        <Share2 aria-hidden />
        {studyPagesTexts.share}
      </Button>
      <span role="status" className="min-w-0 self-center text-ink-soft text-sm empty:hidden">
        {notice}
      </span>
    </>
  );
}
