import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../ui/icon-button.tsx';

interface ModalProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot; the main one last. */
  footer?: ReactNode;
}

const isOurs = (state: unknown) => typeof state === 'object' && state !== null && 'modal' in state;

/** A phone's back button closes the modal instead of leaving the page. */
function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!isOurs(window.history.state)) window.history.pushState({ modal: true }, '');
    const onPop = () => latest.current();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      // Closed in another way: the step that was added goes too, unless React only mounts twice in development.
      window.setTimeout(() => {
        if (isOurs(window.history.state) && !document.querySelector('dialog[open]')) window.history.back();
      });
    };
  }, []);
}

/** The browser's own dialog: it holds the focus, gives it back and closes with Esc. A sheet at the foot of a phone. */
export function Modal({ title, closeLabel, onClose, children, footer }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed while it is still in the page: one that is only taken out of it does not give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useBackCloses(onClose);
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      data-scroll-lock
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="appear-rise mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-lg overflow-y-auto rounded-t-card bg-surface pb-[env(safe-area-inset-bottom)] text-ink shadow-float backdrop:bg-overlay sm:my-auto sm:w-[calc(100%-3rem)] sm:rounded-card sm:border sm:border-line"
    >
      <div className="flex items-start gap-4 p-5 pb-2 sm:p-6 sm:pb-2">
        <h2 id={id} className="min-w-0 flex-1 text-xl">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose} className="-mt-2 -mr-2">
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="px-5 pb-5 sm:px-6 sm:pb-6">{children}</div>
      {footer ? (
        <div className="sticky bottom-0 flex flex-col-reverse gap-3 border-line border-t bg-surface p-5 sm:flex-row sm:justify-end sm:px-6 sm:py-4">
          {footer}
        </div>
      ) : null}
    </dialog>
  );
}
