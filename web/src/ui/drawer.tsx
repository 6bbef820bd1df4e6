import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { Overlay } from './overlay.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the drawer for screen readers. */
  title: string;
  closeLabel: string;
  /** Stands at the top beside the close button: the logo. */
  head?: ReactNode;
  side?: 'left' | 'right';
  children: ReactNode;
}

/** What stands beside the page on a wide screen, from its side on a narrow one. */
export function Drawer({ open, onOpenChange, title, closeLabel, head, side = 'left', children }: DrawerProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={cx(
            'fixed inset-y-0 z-(--z-dialog) flex w-72 max-w-[85vw] flex-col overflow-y-auto bg-surface pb-[env(safe-area-inset-bottom)] shadow-float',
            side === 'left' ? 'appear-side left-0' : 'appear-side-right right-0',
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <div className="flex min-h-16 items-center justify-between gap-3 py-2 pr-2 pl-5">
            <div className="min-w-0">{head}</div>
            <Radix.Close asChild>
              <IconButton label={closeLabel}>
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
