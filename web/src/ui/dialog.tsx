import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { Overlay } from './overlay.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  /** Controlled: tie it to the address if the back button should close it. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  titleHidden?: boolean;
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons at the foot; the main one last. */
  footer?: ReactNode;
  size?: 'md' | 'lg';
}

/** A sheet at the foot of a phone, a box in the middle from 640 px on. Focus moves in and returns; Esc closes. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, titleHidden, description, closeLabel, children, footer, size = 'md' } = props;
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(
            'appear-rise fixed inset-x-0 bottom-0 z-(--z-dialog) flex max-h-[92dvh] flex-col overflow-hidden rounded-t-card bg-surface pb-[env(safe-area-inset-bottom)] shadow-float',
            'sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:rounded-card sm:border sm:border-line',
            size === 'lg' ? 'sm:max-w-3xl' : 'sm:max-w-lg',
          )}
        >
          <div className="flex items-start gap-4 p-5 pb-2 md:p-6 md:pb-2">
            <div className="min-w-0 flex-1">
              <Radix.Title className={cx('text-xl', titleHidden && 'sr-only')}>{title}</Radix.Title>
              {description ? <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description> : null}
            </div>
            <Radix.Close asChild>
              <IconButton label={closeLabel} className="-mt-2 -mr-2">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 has-data-foot-bar:scroll-pb-32 has-data-foot-bar:pb-0 md:px-6 md:pb-6">
            {children}
          </div>
          {footer ? (
            <div className="flex flex-col-reverse gap-3 border-line border-t p-5 sm:flex-row sm:justify-end md:px-6 md:py-4">
              {footer}
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Buttons that belong to what a dialog shows now, the main one last: they stay in sight while it is scrolled. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <div
      data-foot-bar
      className="-mx-5 sticky bottom-0 z-(--z-sticky) flex flex-wrap gap-2.5 border-line border-t bg-surface px-5 py-3 md:-mx-6 md:justify-end md:px-6 md:py-4"
    >
      {children}
    </div>
  );
}
