import type { Quiz, ShareableQuiz } from '@akada/contract/client';
import { useMutation } from '@tanstack/react-query';
import { Link2, Lock, LockOpen, Presentation } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../../../ui/alert-dialog.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { toast } from '../../../../ui/toast.ts';
import { useAskAboutDrafts } from '../../../sharing/ask-about-drafts.tsx';
import { ShareLink } from '../../../sharing/share-link.tsx';
import { SendQuizFile } from '../../files/send-quiz-file.tsx';
import { useJoinOrigin } from '../../join-origin.ts';
import { type LinkAction, linkActions } from '../api.ts';
import { CodeToType } from './code-to-type.tsx';
import { LinkState } from './link-state.tsx';
import { quizSharingTexts } from './texts.ts';

const texts = quizSharingTexts;
const said: Record<LinkAction, string> = { close: texts.closed, open: texts.opened, renew: texts.renewed };

interface SharePanelProps {
  quiz: ShareableQuiz;
  isDirty: boolean;
  onChanged: (quiz: Quiz) => void;
}

/** The link and what can be done with it. Takes effect at once. */
export function SharePanel({ quiz, isDirty, onChanged }: SharePanelProps) {
  const [isRenewing, setRenewing] = useState(false);
  const address = new URL(quiz.link, useJoinOrigin()).href;
  const act = useMutation({
    mutationFn: (action: LinkAction) => linkActions[action](quiz.quiz_id),
    onSuccess: (changed, action) => {
      onChanged(changed);
      setRenewing(false);
      toast.success(said[action]);
    },
    onError: () => toast.error(texts.failed, { id: 'link' }),
  });
  const asking = useAskAboutDrafts({
    quizId: quiz.quiz_id,
    drafts: quiz.draft_count,
    questions: quiz.question_count,
    asks: quiz.asks_before_sharing,
    onShared: onChanged,
  });
  const isTakenDown = quiz.status === 'taken_down';
  const isClosed = quiz.status === 'closed';
  return (
    <div className="flex flex-col gap-4">
      <LinkState status={quiz.status} className="self-start" />
      {isTakenDown ? <Banner tone="error">{texts.takenDown}</Banner> : null}
      {isDirty ? <Banner tone="warning">{texts.saveFirst}</Banner> : null}
      {(quiz.status === 'open' || quiz.status === 'scheduled') && !quiz.asks_before_sharing ? (
        <CodeToType quiz={quiz} />
      ) : null}
      <ShareLink
        link={address}
        label={texts.link}
        message={texts.message(quiz.title, address)}
        guard={asking.guard}
        qr={texts.qr}
      />
      {quiz.status === 'open' && quiz.is_practice && !quiz.asks_before_sharing ? (
        <SendQuizFile quizId={quiz.quiz_id} />
      ) : null}
      {isTakenDown ? null : (
        <div className="flex flex-wrap gap-2 border-line border-t pt-3">
          {quiz.asks_before_sharing ? null : (
            <LinkButton to={`/quizzes/${quiz.quiz_id}/projector`} variant="ghost">
              <Presentation aria-hidden />
              {texts.projector}
            </LinkButton>
          )}
          <Button
            variant="ghost"
            busy={act.isPending && act.variables !== 'renew'}
            onClick={() => act.mutate(isClosed ? 'open' : 'close')}
          >
            {isClosed ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
            {isClosed ? texts.open : texts.close}
          </Button>
          <Button variant="ghost" onClick={() => setRenewing(true)}>
            <Link2 aria-hidden />
            {texts.renew}
          </Button>
        </div>
      )}
      {asking.dialog}
      <AlertDialog
        open={isRenewing}
        onOpenChange={setRenewing}
        title={texts.renewTitle}
        description={texts.renewText}
        cancelLabel={texts.cancel}
        confirmLabel={texts.renewConfirm}
        tone="primary"
        busy={act.isPending}
        onConfirm={() => act.mutate('renew')}
      />
    </div>
  );
}
