import { GalleryVerticalEnd, MessageCircleQuestion } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { sprintPageTexts } from '../texts.ts';
import { type Mark, markIn } from './marking.ts';
import { freeRoom } from './window-room.ts';

const texts = sprintPageTexts.marked;
interface MarkMenuProps {
  /** What can be marked; the menu stands inside a box of the same place. */
  text: RefObject<HTMLElement | null>;
  onAsk: (mark: Mark) => void;
  onCard: (mark: Mark) => void;
}

/** Below what is marked, since a phone's own menu stands above it. Tab leads to it, Escape closes it. */
export function MarkMenu({ text, onAsk, onCard }: MarkMenuProps) {
  const [mark, setMark] = useState<Mark | null>(null);
  const menu = useRef<HTMLDivElement>(null);

  // With the text itself: words that are marked as soon as they are seen are noticed.
  useLayoutEffect(() => {
    // A mouse that is still marking would run into the menu; a finger leaves handles and lets go first.
    let isMarking = false;
    const look = () => {
      if (!isMarking) setMark(text.current ? markIn(text.current, document.getSelection()) : null);
    };
    const press = ({ pointerType, target }: PointerEvent) => {
      isMarking = pointerType === 'mouse' && target instanceof Node && text.current?.contains(target) === true;
    };
    const release = () => {
      isMarking = false;
      look();
    };
    document.addEventListener('selectionchange', look);
    document.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', release);
    look();
    return () => {
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', release);
    };
  }, [text]);

  useLayoutEffect(() => {
    const place = menu.current?.parentElement;
    if (!mark || !place || !text.current) return;
    place.style.top = `${topFor(mark.range, text.current, place.offsetHeight)}px`;
  }, [mark, text]);

  const isShown = mark !== null;
  // With the menu itself: a key that is pressed as soon as it is seen is heard.
  useLayoutEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => {
      const from = document.activeElement;
      if (event.key === 'Escape') document.getSelection()?.removeAllRanges();
      // Whoever marked by keys has the focus in the text, or on nothing that keys are for.
      const isFree = text.current?.contains(from) || !from?.matches('a, button, input, select, textarea');
      if (event.key !== 'Tab' || event.shiftKey || !isFree) return;
      event.preventDefault();
      menu.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown, text]);

  const choose = (act: (mark: Mark) => void) => () => {
    if (!mark) return;
    // First: whatever takes the focus now keeps it.
    document.getSelection()?.removeAllRanges();
    setMark(null);
    act(mark);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {mark ? texts.hint : null}
      </p>
      {mark ? (
        <div
          data-print="hide"
          className="pointer-events-none absolute inset-x-0 z-(--z-popover) flex max-w-(--measure) select-none justify-center"
        >
          <div
            ref={menu}
            role="toolbar"
            aria-label={texts.label}
            // A press must not take the mark away.
            onMouseDown={(event) => event.preventDefault()}
            className="appear pointer-events-auto flex flex-wrap justify-center overflow-hidden rounded-control bg-ink text-paper shadow-float"
          >
            <MenuButton icon={<MessageCircleQuestion aria-hidden />} onClick={choose(onAsk)}>
              {texts.ask}
            </MenuButton>
            <MenuButton icon={<GalleryVerticalEnd aria-hidden />} onClick={choose(onCard)}>
              {texts.card}
            </MenuButton>
          </div>
        </div>
      ) : null}
    </>
  );
}

/** Below the last line of the mark, clear of the handles by which a finger changes it, and above the foot of the window. */
function topFor(range: Range, text: HTMLElement, height: number): number {
  const { bottom } = range.getBoundingClientRect();
  const air = window.matchMedia('(pointer: coarse)').matches ? 32 : 8;
  const room = freeRoom();
  const top = Math.max(room.top, Math.min(bottom + air, room.bottom - height));
  return top - text.getBoundingClientRect().top;
}

function MenuButton({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-outline-offset-3 inline-flex min-h-11 items-center gap-2 px-3.5 py-2 text-left font-semibold text-sm [&>svg]:size-4 [&+&]:border-paper/30 [&+&]:border-l"
    >
      {icon}
      {children}
    </button>
  );
}
