import type { ReactNode } from 'react';
import type { HistoryDialog } from '../../../../lib/history-dialog.ts';
import { Drawer } from '../../../../ui/drawer.tsx';
import { sprintPageTexts } from '../texts.ts';

interface ReaderDrawerProps {
  dialog: HistoryDialog;
  title: string;
  side?: 'left' | 'right';
  children: ReactNode;
}

/** A panel of the sprint that has no room beside the text. */
export function ReaderDrawer({ dialog, title, side = 'left', children }: ReaderDrawerProps) {
  return (
    <Drawer
      side={side}
      open={dialog.isOpen}
      onOpenChange={(isOpen) => !isOpen && dialog.close()}
      title={title}
      head={
        // The drawer has told its name to screen readers already.
        <p aria-hidden className="font-bold font-heading text-lg">
          {title}
        </p>
      }
      closeLabel={sprintPageTexts.close}
    >
      {children}
    </Drawer>
  );
}
