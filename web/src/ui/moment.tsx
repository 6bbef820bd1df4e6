import { type ReactNode, useEffect, useId, useRef } from 'react';
import { WovenTile } from './art/woven-tile.tsx';
import { cx } from './cx.ts';
import './moment.css';

interface MomentProps {
  /** Which of the tiles. */
  place: number;
  /** It was earned a moment ago, here: it is woven before one's eyes, and takes the focus. */
  isNow: boolean;
  title: string;
  /** What there is to say about it. */
  children?: ReactNode;
  /** The way on. */
  actions?: ReactNode;
}

/** A lesson is finished: the tile that it adds to the cloth, a word, and what comes next. */
export function Moment({ place, isNow, title, children, actions }: MomentProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  // The button that was pressed is gone: the focus goes on to what came of it, all of which is in sight.
  useEffect(() => {
    if (!isNow) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isNow]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className={cx(
        'flex scroll-mb-36 flex-col items-center gap-4 rounded-card bg-success-soft px-4 py-6 text-center text-on-success-soft',
        isNow && 'moment-now',
      )}
    >
      <WovenTile place={place} className="moment-tile size-28" />
      <div role="status" className="flex flex-col items-center gap-1">
        <p id={id} className="font-bold font-heading text-lg">
          {title}
        </p>
        {children}
      </div>
      {actions}
    </section>
  );
}
