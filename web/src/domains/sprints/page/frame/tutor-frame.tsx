import { ChevronDown, ChevronUp, PanelRightClose, X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { sprintPageTexts } from '../texts.ts';
import './tutor-frame.css';

const texts = sprintPageTexts.tutor;
/** In pixels: with large text the three of them still stand in one row on a small phone. */
const control = 'size-[44px]!';
/** A finger that moves less than this only touches. */
const DRAG_PX = 36;

interface TutorFrameProps {
  onClose: () => void;
  /** The tutor, with what belongs at the right of its head. */
  children: (controls: ReactNode) => ReactNode;
}

/** Beside the text, as high as the window. */
export function TutorColumn({ onClose, children }: TutorFrameProps) {
  return (
    <div
      data-print="hide"
      data-tutor="beside"
      tabIndex={-1}
      className="sticky top-18 h-[calc(100dvh-5.5rem)] self-start overflow-hidden rounded-card border border-line bg-surface"
    >
      {children(
        <IconButton label={texts.hide} onClick={onClose}>
          <PanelRightClose aria-hidden />
        </IconButton>,
      )}
    </div>
  );
}

/** From the foot of the window to its middle. Nothing is veiled: the text above is read and scrolled as before. */
export function TutorSheet({ onClose, children }: TutorFrameProps) {
  const [isTall, setTall] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const from = useRef(0);
  useLayoutEffect(() => {
    // Only from within: Escape in the text closes what is open there.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && frame.current?.contains(document.activeElement)) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  const onPointerUp = ({ clientY }: PointerEvent) => {
    const moved = clientY - from.current;
    if (moved < -DRAG_PX) setTall(true);
    else if (moved > DRAG_PX && isTall) setTall(false);
    else if (moved > DRAG_PX) onClose();
  };
  return (
    <div
      ref={frame}
      data-print="hide"
      data-tutor="sheet"
      tabIndex={-1}
      className={cx(
        'appear-rise fixed inset-x-0 bottom-0 z-(--z-sticky) flex flex-col rounded-t-card border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] shadow-float md:left-60',
        isTall ? 'h-[calc(100dvh-4rem)]' : 'h-(--tutor-sheet)',
      )}
    >
      <div
        aria-hidden
        className="-mb-2 flex h-6 shrink-0 cursor-grab touch-none items-start justify-center pt-2"
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={onPointerUp}
      >
        <span className="h-1 w-10 rounded-pill bg-line-strong" />
      </div>
      <div className="min-h-0 flex-1">
        {children(
          <>
            <IconButton
              label={isTall ? texts.smaller : texts.larger}
              className={control}
              aria-expanded={isTall}
              onClick={() => setTall(!isTall)}
            >
              {isTall ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
            </IconButton>
            <IconButton label={texts.close} className={control} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </>,
        )}
      </div>
    </div>
  );
}
