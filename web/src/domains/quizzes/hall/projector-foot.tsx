import { ArrowLeft, ArrowRight, Maximize, Minimize, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/icon-button.tsx';
import { placeOf, slidesOf } from './stages.ts';
import { projectorTexts } from './texts.ts';
import type { FullScreen } from './use-full-screen.ts';
import type { Slides } from './use-slides.ts';

const texts = projectorTexts.foot;

/** What a slide is called: the first two have names, the rest are questions. */
export function nameOf(slide: number): string {
  if (slide === 0) return texts.slides.join;
  return slide === 1 ? texts.slides.scores : texts.slides.question(slide - 1);
}

interface ProjectorFootProps {
  slides: Slides;
  screen: FullScreen;
  backTo: string;
  /** What else the lecturer can do from here. */
  children: ReactNode;
}

/** For the lecturer: everything that the keys do. */
export function ProjectorFoot({ slides: { current, count, go }, screen, backTo, children }: ProjectorFootProps) {
  const { slide } = placeOf(current);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2 text-base text-ink-soft sm:px-[4vw]">
      <Link to={backTo} className="link inline-flex min-h-11 items-center gap-1.5">
        <X aria-hidden className="size-5" />
        {texts.back}
      </Link>
      {children}
      <p className="max-lg:hidden">{texts.keys}</p>
      <nav aria-label={texts.label} className="flex items-center gap-1">
        <IconButton label={texts.before} disabled={current === 0} onClick={() => go(current - 1)}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <p role="status" className="min-w-36 text-center tabular-nums">
          {texts.position(nameOf(slide), slide + 1, slidesOf(count))}
        </p>
        <IconButton label={texts.next} disabled={current === count - 1} onClick={() => go(current + 1)}>
          <ArrowRight aria-hidden />
        </IconButton>
        {screen.isPossible ? (
          <IconButton label={screen.isOn ? texts.leaveFullScreen : texts.fullScreen} onClick={screen.toggle}>
            {screen.isOn ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
          </IconButton>
        ) : null}
      </nav>
    </footer>
  );
}
