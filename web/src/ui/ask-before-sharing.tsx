import { type ReactNode, useCallback, useRef, useState } from 'react';
import { AlertDialog } from './alert-dialog.tsx';

interface AskBeforeSharingOptions {
  /** Whether there is something to ask. */
  asks: boolean;
  texts: { title: string; text: string; confirm: string; busy: string; cancel: string };
  /** Another way out than sharing or not. */
  children?: ReactNode;
  /** Notes the yes, so that nobody is asked again; false where that failed. */
  onConfirm: () => Promise<boolean>;
}

/** Holds the handing on of a link back until a question was answered. */
export function useAskBeforeSharing({ asks, texts, children, onConfirm }: AskBeforeSharingOptions) {
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
    const isNoted = await onConfirm();
    setBusy(false);
    if (!isNoted) return;
    setOpen(false);
    waiting.current();
  };
  const dialog = (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.title}
      description={texts.text}
      cancelLabel={texts.cancel}
      confirmLabel={texts.confirm}
      tone="primary"
      busy={isBusy}
      busyLabel={texts.busy}
      onConfirm={() => void confirm()}
    >
      {children}
    </AlertDialog>
  );
  return { guard, dialog };
}
