import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { PlanArt } from '../../../ui/art/login-art.tsx';
import { Pattern } from '../../../ui/art/pattern.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { landingTexts } from '../texts/landing.ts';
import { LandingDoors } from './landing-doors.tsx';
import { MotionSwitch, RotatingWords } from './rotating-words.tsx';

export function LandingHero({ isSignedIn }: { isSignedIn: boolean }) {
  const texts = landingTexts.hero;
  const [isPaused, setPaused] = useState(false);
  return (
    <div className="-mx-4 -mt-8 md:-mt-4 relative overflow-hidden bg-brand text-on-brand md:mx-0 md:rounded-card">
      <Pattern className="opacity-[0.07]" />
      <div className="relative grid items-center gap-8 px-4 pt-4 pb-5 sm:px-8 md:px-10 md:py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex min-w-0 flex-col items-start gap-3 md:gap-5">
          <PageHeading title={landingTexts.title} className="w-full text-2xl md:text-3xl">
            <VisuallyHidden>{texts.whole}</VisuallyHidden>
            <span aria-hidden className="block">
              {texts.fixed}
            </span>
            <span aria-hidden className="flex items-center gap-2">
              <RotatingWords words={Object.values(texts.words)} isPaused={isPaused} className="text-art-amber" />
            </span>
          </PageHeading>
          <p className="max-w-prose leading-snug md:text-lg">{texts.lead}</p>
          {isSignedIn ? (
            <LinkButton to="/dashboard" variant="accent" size="lg" className="max-sm:w-full">
              {texts.dashboard}
              <ArrowRight aria-hidden />
            </LinkButton>
          ) : (
            <LandingDoors />
          )}
        </div>
        <PlanArt className="h-auto w-full max-lg:hidden" />
      </div>
      <MotionSwitch
        isPaused={isPaused}
        onChange={setPaused}
        labels={{ pause: texts.pause, play: texts.play }}
        className="absolute top-1 right-1"
      />
    </div>
  );
}
