import { Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';

export interface CarouselProps {
  slides: readonly { id: string; content: ReactNode }[];
  /** Milliseconds a slide stays. */
  interval?: number;
  labels: {
    /** Names the carousel. */
    region: string;
    /** Names a slide and its dot, counted from 1: 'Slide 1 of 5'. */
    slide: (position: number, count: number) => string;
    pause: string;
    play: string;
  };
  className?: string;
}

/** Slides that advance by themselves, but not under a pointer, with focus inside, for reduced motion or once paused. */
export function Carousel({ slides, interval = 3000, labels, className }: CarouselProps) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const still = useReducedMotion();
  const moving = !paused && !held && !still && slides.length > 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a dot that was clicked gets its whole interval.
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % slides.length), interval);
    return () => clearInterval(timer);
  }, [moving, slides.length, interval, index]);

  return (
    <section
      aria-label={labels.region}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={className}
    >
      <div aria-live={moving ? 'off' : 'polite'} className="grid">
        {slides.map((slide, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; a slide is a group of pictures and words.
          <div
            key={slide.id}
            role="group"
            aria-label={labels.slide(position + 1, slides.length)}
            aria-hidden={position !== index}
            // All share one cell, so that the height is that of the tallest and nothing jumps.
            className={cx(
              'col-start-1 row-start-1 transition-opacity duration-500',
              position === index ? 'opacity-100' : 'invisible opacity-0',
            )}
          >
            {slide.content}
          </div>
        ))}
      </div>
      <div className="mt-4 flex items-center justify-center">
        {slides.map((slide, position) => (
          <button
            key={slide.id}
            type="button"
            aria-label={labels.slide(position + 1, slides.length)}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => setIndex(position)}
            className="group grid size-11 place-items-center rounded-control"
          >
            <span
              className={cx(
                'h-2.5 rounded-pill transition-all',
                position === index ? 'w-7 bg-accent' : 'w-2.5 bg-line-strong group-hover:bg-ink-soft',
              )}
            />
          </button>
        ))}
        {still ? null : (
          <IconButton label={paused ? labels.play : labels.pause} onClick={() => setPaused(!paused)} className="ml-1">
            {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
          </IconButton>
        )}
      </div>
    </section>
  );
}
