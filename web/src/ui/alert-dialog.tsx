import * as Radix from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Overlay } from './overlay.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen; read out when it opens. */
  description: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  onConfirm: () => void;
  tone?: 'danger' | 'primary';
  /** The dialog stays open while busy; close it when the work is done. */
  busy?: boolean;
  busyLabel?: string;
  /** Keeps the confirm button off, until a name is typed, say. */
  confirmDisabled?: boolean;
  children?: ReactNode;
}

/** A question that must be answered. Focus starts on Cancel. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, cancelLabel, confirmLabel, onConfirm, tone = 'danger' } = props;
  const { busy = false, busyLabel, confirmDisabled, children } = props;
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          {...returnFocus}
          aria-modal
          className="appear-rise fixed inset-x-4 bottom-4 z-(--z-dialog) max-h-[92dvh] overflow-y-auto rounded-card border border-line bg-surface p-5 shadow-float sm:inset-0 sm:m-auto sm:h-fit sm:max-w-md md:p-6"
        >
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-2 text-ink-soft">{description}</div>
          </Radix.Description>
          {children ? <div className="mt-4">{children}</div> : null}
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button
              variant={tone === 'danger' ? 'danger' : 'accent'}
              busy={busy}
              busyLabel={busyLabel}
              disabled={confirmDisabled}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
