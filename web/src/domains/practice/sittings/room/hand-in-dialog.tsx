import * as Radix from 'radix-ui/alert-dialog';
import { type KeyboardEvent, useRef } from 'react';
import type { Standing } from '../../../../lib/sittings/taps.ts';
import { Button } from '../../../../ui/button.tsx';
import { Overlay } from '../../../../ui/overlay.tsx';
import { sittingTexts } from '../texts.ts';
import { secondsUntil, spoken } from '../time.ts';
import { KeyName } from './key-name.tsx';
import { numberRanges } from './number-ranges.ts';
import { type Cell, Swatch } from './palette.tsx';
import { useNow } from './use-now.ts';

const texts = sittingTexts.ask;

interface HandInDialogProps {
  isOpen: boolean;
  cells: readonly Cell[];
  /** The numbers of answers that cannot be read, and so will not be marked. */
  unread: readonly number[];
  endsAt: number | null;
  hasKeys: boolean;
  onBack: () => void;
  onHandIn: () => void;
}

/**
 * Asked once, with what is still open. The way back has the focus and the amber: whoever presses too fast is back at the
 * questions. S does nothing here, so no double press hands in.
 */
export function HandInDialog({ isOpen, cells, unread, endsAt, hasKeys, onBack, onHandIn }: HandInDialogProps) {
  const back = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasKeys && event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey && !event.altKey) onBack();
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onBack()}>
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          aria-modal
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            back.current?.focus();
          }}
          className="appear-rise fixed inset-x-0 bottom-0 z-(--z-dialog) max-h-[92dvh] overflow-y-auto rounded-t-card bg-surface p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] shadow-float sm:inset-0 sm:m-auto sm:h-fit sm:max-w-md sm:rounded-card sm:border sm:border-line sm:p-6"
        >
          <Question cells={cells} unread={unread} endsAt={endsAt} />
          <div className="mt-5 flex flex-col gap-2">
            <Button ref={back} variant="accent" size="lg" full onClick={onBack}>
              {texts.back}
              {hasKeys ? <KeyName>R</KeyName> : null}
            </Button>
            <Button variant="secondary" size="lg" full onClick={onHandIn}>
              {texts.confirm(cells.filter(({ standing }) => standing === 'answered').length)}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Question({ cells, unread, endsAt }: Pick<HandInDialogProps, 'cells' | 'unread' | 'endsAt'>) {
  const now = useNow();
  const numbers = (of: (cell: Cell) => boolean) => cells.filter(of).map(({ number }) => number);
  const unseen = numbers(({ standing }) => standing === 'unseen');
  const seen = numbers(({ standing }) => standing === 'open');
  const flagged = numbers(({ isFlagged }) => isFlagged);
  const open = unseen.length + seen.length;
  const rows: { standing: Standing; isFlagged?: boolean; text: string; of: readonly number[] }[] = [
    { standing: 'unseen', text: texts.unseen(numberRanges(unseen)), of: unseen },
    { standing: 'open', text: texts.seen(numberRanges(seen)), of: seen },
    { standing: 'open', text: texts.unread(numberRanges(unread)), of: unread },
    { standing: 'open', isFlagged: true, text: texts.flagged(numberRanges(flagged)), of: flagged },
  ];
  const shown = rows.filter(({ of }) => of.length > 0);
  return (
    <>
      <Radix.Title className="text-xl">{open > 0 ? texts.open(open) : texts.done}</Radix.Title>
      <Radix.Description className="mt-2">
        {endsAt === null ? texts.noLimit : texts.left(spoken(secondsUntil(endsAt, now)))}
      </Radix.Description>
      {shown.length > 0 ? (
        <ul className="mt-4 border-line border-y tabular-nums">
          {shown.map(({ standing, isFlagged = false, text, of }) => (
            <li key={text} className="flex items-center gap-3 py-2">
              <Swatch standing={standing} isFlagged={isFlagged} />
              <span className="min-w-0 flex-1">{text}</span>
              <span className="font-bold">{of.length}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
