import { type RefObject, useEffect, useRef, useState } from 'react';
import { readShare } from '../../../../lib/lessons/read-share.ts';
import { isSame, NOT_READ, type Reading, readingOf } from '../reading.ts';
import { sprintPageTexts } from '../texts.ts';

const texts = sprintPageTexts.reading;

interface DayProgressProps {
  /** What is being read. */
  text: RefObject<HTMLElement | null>;
  html: string;
  /** Where to begin, from 0 to 1: where the learner was. */
  from: number;
  /** What the whole day takes. */
  minutes: number;
  checks: { done: number; all: number };
  onRead: (share: number) => void;
  onReading: (reading: Reading) => void;
}

/** How far the day is read, in one line that stays in sight and one that grows. */
export function DayProgress({ text, html, from, minutes, checks, onRead, onReading }: DayProgressProps) {
  const line = useRef<HTMLDivElement>(null);
  const begin = useRef(from);
  const [reading, setReading] = useState(NOT_READ);
  const [left, setLeft] = useState(minutes);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other sections
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      if (!text.current || !line.current) return;
      const share = readShare(text.current.getBoundingClientRect());
      const now = readingOf(text.current, share === 1);
      line.current.style.scale = `${share} 1`;
      onRead(share);
      setLeft(Math.ceil(minutes * (1 - share)));
      setReading((before) => (isSame(before, now) ? before : now));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const box = text.current?.getBoundingClientRect();
    // Only where the first screen was left: scrolling by a line or two helps nobody.
    if (box && begin.current > readShare(box)) {
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
  }, [text, html, minutes, onRead]);

  useEffect(() => {
    onReading(reading);
    return () => onReading(NOT_READ);
  }, [reading, onReading]);

  const { sections, current } = reading;
  const parts = [
    ...(sections.length > 1 ? [texts.section(Math.max(1, current), sections.length)] : []),
    ...(checks.all > 0 ? [texts.checks(checks.done, checks.all)] : []),
    left > 0 ? texts.left(left) : texts.end,
  ];
  return (
    <div
      data-print="hide"
      data-day-progress
      className="-mx-4 sticky top-14 z-(--z-sticky) bg-paper px-4 pt-1 md:top-17 md:mx-0 md:px-0"
    >
      <p className="@container pb-1 text-ink-soft text-sm tabular-nums">
        {parts.map((part, index) => (
          // Large text on a small phone: the first alone, so that the line stays one and leaves room to read.
          <span key={part} className={index > 0 ? '@max-2xs:hidden' : undefined}>
            {index > 0 ? ' · ' : ''}
            {part}
          </span>
        ))}
      </p>
      {/* It needs no words of its own: the line above has them. */}
      <div aria-hidden className="h-0.75 rounded-pill bg-line">
        <div ref={line} className="h-full origin-left scale-x-0 rounded-pill bg-accent" />
      </div>
    </div>
  );
}
