import type { Quiz } from '@akada/contract/client';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { shareDrafts } from './api.ts';
import { shareTexts } from './texts.ts';

const texts = shareTexts.drafts;

interface QuizOfDrafts {
  quizId: string;
  drafts: number;
  questions: number;
  /** Whether the question has not been answered yet. */
  asks: boolean;
  /** The yes is noted, so that nobody is asked again. */
  onShared: (quiz: Quiz) => unknown;
}

/** Holds the handing on of a quiz's link back until its owner has said what is to become of the drafts in it. */
export function useAskAboutDrafts({ quizId, drafts, questions, asks, onShared }: QuizOfDrafts) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const waiting = useRef<() => void>(() => {});
  const guard = useCallback(
    (share: () => void) => {
      if (!asks) return share();
      waiting.current = share;
      setOpen(true);
    },
    [asks],
  );
  const confirm = async () => {
    setBusy(true);
    const shared = await shareDrafts(quizId).catch(() => null);
    if (shared) await onShared(shared);
    else toast.error(texts.failed, { id: 'link' });
    setBusy(false);
    if (!shared) return;
    setOpen(false);
    waiting.current();
  };
  const dialog = (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.title}
      description={texts.text(drafts, questions)}
      cancelLabel={texts.cancel}
      confirmLabel={texts.confirm}
      tone="primary"
      busy={isBusy}
      busyLabel={texts.busy}
      onConfirm={() => void confirm()}
    >
      <Link to={`/quizzes/${quizId}/drafts`} className="link inline-flex min-h-11 items-center">
        {texts.review}
      </Link>
    </AlertDialog>
  );
  return { guard, dialog };
}
