import type { PaperLink, PaperSummary } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2, Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { ShareLink } from '../../sharing/share-link.tsx';
import { papersQuery } from '../api.ts';
import { nameOf } from '../paper-name.ts';
import { type LinkAction, linkActions } from './api.ts';
import { sharedPapersTexts as texts } from './texts.ts';

const said: Record<LinkAction, string> = { open: texts.opened, close: texts.closed, renew: texts.renewed };

interface ShareDialogProps {
  paper: PaperSummary;
  onClose: () => void;
}

/** Who can see a paper, and the ways to change that. Takes effect at once. */
export function ShareDialog({ paper, onClose }: ShareDialogProps) {
  const cache = useQueryClient();
  const [link, setLink] = useState<PaperLink | null>(paper.link ?? null);
  const { mutate, isPending } = useMutation({
    mutationFn: (action: LinkAction) => linkActions[action](paper.id),
    onSuccess: (changed, action) => {
      if (link) toast.success(said[action]);
      setLink(changed);
      return cache.invalidateQueries(papersQuery);
    },
    onError: () => toast.error(texts.failed, { id: 'link' }),
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.lead}
      closeLabel={texts.dismiss}
    >
      <div className="flex flex-col gap-4 pt-2">
        {link?.status === 'taken_down' ? <Banner tone="error">{texts.takenDown}</Banner> : null}
        {link?.status === 'closed' ? <Banner tone="warning">{texts.closedText}</Banner> : null}
        {link?.status === 'open' ? <OpenLink paper={paper} link={link} isBusy={isPending} onAct={mutate} /> : null}
        {link?.status === 'taken_down' || link?.status === 'open' ? null : (
          <AskToShare paper={paper} isAgain={link !== null} isBusy={isPending} onShare={() => mutate('open')} />
        )}
      </div>
    </Dialog>
  );
}

interface AskToShareProps {
  paper: PaperSummary;
  isAgain: boolean;
  isBusy: boolean;
  onShare: () => void;
}

/** The copyright line: nobody but the owner can know whether this paper may be passed on. */
function AskToShare({ paper: { doubtful }, isAgain, isBusy, onShare }: AskToShareProps) {
  const [mayShare, setMayShare] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const share = () => (mayShare ? onShare() : setMissing(true));
  return (
    <>
      {doubtful > 0 ? <Banner tone="warning">{texts.toCheck(doubtful)}</Banner> : null}
      <Checkbox
        label={texts.mayShare}
        hint={texts.mayShareHint}
        error={isMissing && !mayShare ? texts.needsWord : undefined}
        checked={mayShare}
        onChange={({ target }) => setMayShare(target.checked)}
      />
      <Button variant="accent" size="lg" busy={isBusy} busyLabel={texts.busy} onClick={share}>
        {isAgain ? <LockOpen aria-hidden /> : <Link2 aria-hidden />}
        {isAgain ? texts.reopen : texts.make}
      </Button>
    </>
  );
}

interface OpenLinkProps {
  paper: PaperSummary;
  link: PaperLink;
  isBusy: boolean;
  onAct: (action: LinkAction) => void;
}

function OpenLink({ paper, link, isBusy, onAct }: OpenLinkProps) {
  const address = new URL(link.path, window.location.origin).href;
  const name = [paper.course, nameOf(paper)].filter(Boolean).join(', ');
  return (
    <>
      <ShareLink link={address} label={texts.link} message={texts.message(name, address)} qr={texts.qr} />
      <a
        href={link.path}
        target="_blank"
        rel="noreferrer"
        className="link inline-flex min-h-11 items-center self-start"
      >
        {texts.see}
      </a>
      <div className="flex flex-wrap gap-2 border-line border-t pt-3">
        <Button variant="ghost" disabled={isBusy} onClick={() => onAct('close')}>
          <Lock aria-hidden />
          {texts.close}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={() => onAct('renew')}>
          <Link2 aria-hidden />
          {texts.renew}
        </Button>
      </div>
    </>
  );
}
