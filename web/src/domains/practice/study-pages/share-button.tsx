import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { handOn } from '../../sharing/hand-on.ts';
import { studyPagesTexts } from './texts.ts';

/** The phone's share sheet where there is one; otherwise the link is copied. */
export function ShareButton({ title, link }: { title: string; link: string }) {
  const [notice, setNotice] = useState('');
  const url = window.location.origin + link;
  const share = async () => {
    setNotice('');
    const outcome = await handOn({ title, url });
    if (outcome === 'copied') setNotice(studyPagesTexts.copied);
    if (outcome === 'failed') setNotice(studyPagesTexts.copyFailed(url));
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
