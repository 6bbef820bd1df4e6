import type { Quiz } from '@akada/contract/client';
import { useMutation } from '@tanstack/react-query';
import { Link2, Lock, LockOpen } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useHistoryDialog } from '../../lib/history-dialog.ts';
import { quizEditorTexts } from '../../texts/en/quiz-editor.ts';
import { shareTexts } from '../../texts/en/share.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { useAskBeforeSharing } from '../../ui/ask-before-sharing.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { ShareLink } from '../../ui/share-link.tsx';
import { toast } from '../../ui/toast.ts';
import { type LinkAction, linkActions, shareDrafts } from './api.ts';

const texts = quizEditorTexts.sharing;
const tones: Record<Quiz['status'], BadgeTone> = {
  open: 'success',
  scheduled: 'info',
  ended: 'neutral',
  closed: 'neutral',
  taken_down: 'danger',
};
const said: Record<LinkAction, string> = { close: texts.closed, open: texts.opened, renew: texts.renewed };

interface SharingCardProps {
  quiz: Quiz;
  isDirty: boolean;
  onChanged: (quiz: Quiz) => void;
}

/** The link and what can be done with it. Takes effect at once, unlike the rest of the page. */
export function SharingCard({ quiz, isDirty, onChanged }: SharingCardProps) {
  const id = useId();
  const renewing = useHistoryDialog('renew-link');
  const address = new URL(quiz.link, window.location.origin).href;
  const act = useMutation({
    mutationFn: (action: LinkAction) => linkActions[action](quiz.quiz_id),
    onSuccess: (changed, action) => {
      onChanged(changed);
      if (action === 'renew') renewing.close();
      toast.success(said[action]);
    },
    onError: () => toast.error(texts.failed, { id: 'link' }),
  });
  const asking = useAskBeforeSharing({
    asks: quiz.asks_before_sharing,
    texts: { ...shareTexts.drafts, text: shareTexts.drafts.text(quiz.draft_count, quiz.question_count) },
    children: (
      <Link to={`/quizzes/${quiz.quiz_id}/drafts`} className="link inline-flex min-h-11 items-center">
        {shareTexts.drafts.review}
      </Link>
    ),
    onConfirm: () =>
      shareDrafts(quiz.quiz_id).then(
        (shared) => {
          onChanged(shared);
          return true;
        },
        () => {
          toast.error(shareTexts.drafts.failed, { id: 'link' });
          return false;
        },
      ),
  });
  const isTakenDown = quiz.status === 'taken_down';
  const isClosed = quiz.status === 'closed';
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg">
          {texts.heading}
        </h2>
        <Badge tone={tones[quiz.status]}>{quizEditorTexts.statuses[quiz.status]}</Badge>
      </div>
      {isTakenDown ? <Banner tone="error">{quizEditorTexts.takenDown}</Banner> : null}
      {isDirty ? <Banner tone="warning">{texts.saveFirst}</Banner> : null}
      <ShareLink
        link={address}
        label={texts.link}
        message={texts.message(quiz.title, address)}
        texts={shareTexts}
        guard={asking.guard}
        qr={{
          picture: <QrPicture text={address} label={texts.qr} hint={shareTexts.qrText} />,
          show: shareTexts.showQr,
        }}
      />
      {isTakenDown ? null : (
        <div className="flex flex-wrap gap-2 border-line border-t pt-3">
          <Button
            variant="ghost"
            busy={act.isPending && act.variables !== 'renew'}
            onClick={() => act.mutate(isClosed ? 'open' : 'close')}
          >
            {isClosed ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
            {isClosed ? texts.open : texts.close}
          </Button>
          <Button variant="ghost" onClick={renewing.open}>
            <Link2 aria-hidden />
            {texts.renew}
          </Button>
        </div>
      )}
      {asking.dialog}
      <AlertDialog
        open={renewing.isOpen}
        onOpenChange={(isOpen) => !isOpen && renewing.close()}
        title={texts.renewTitle}
        description={texts.renewText}
        cancelLabel={texts.cancel}
        confirmLabel={texts.renewConfirm}
        tone="primary"
        busy={act.isPending}
        onConfirm={() => act.mutate('renew')}
      />
    </Card>
  );
}
