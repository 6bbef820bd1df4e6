import { type RefObject, useEffect, useRef } from 'react';

interface ReadingLineProps {
  /** What is being read. */
  text: RefObject<HTMLElement | null>;
  /** Where to begin, from 0 to 1: where the learner was. */
  from: number;
  onRead: (share: number) => void;
}

const shareOf = ({ top, height }: DOMRect) =>
  height <= 0 ? 0 : Math.min(1, Math.max(0, (window.innerHeight - top) / height));

/** A thin line at the top of the window that grows as one reads. It needs no words: the page's own scrollbar says the same. */
export function ReadingLine({ text, from, onRead }: ReadingLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const begin = useRef(from);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const box = text.current?.getBoundingClientRect();
      if (!box || !line.current) return;
      const share = shareOf(box);
      line.current.style.scale = `${share} 1`;
      onRead(share);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const box = text.current?.getBoundingClientRect();
    // Only where the first screen was left: scrolling by a line or two helps nobody.
    if (box && begin.current > shareOf(box)) {
      window.scrollTo({ top: window.scrollY + box.top + begin.current * box.height - window.innerHeight });
    }
    begin.current = 0;
    measure();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [text, onRead]);

  return (
    <div aria-hidden data-print="hide" className="fixed inset-x-0 top-0 z-(--z-popover) h-0.75">
      <div ref={line} className="h-full origin-left scale-x-0 bg-accent" />
    </div>
  );
}
