import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { onboardingTexts } from '../../texts/en/onboarding.ts';
import { NavigateArt } from '../../ui/art/tour-art.tsx';
import { Button } from '../../ui/button.tsx';

interface WelcomeProps {
  heading: ReactNode;
  /** Answers of an earlier visit are there. */
  isResumed: boolean;
  onStart: () => void;
  /** Where to see the plan, if there is one. */
  planLink: ReactNode;
}

export function Welcome({ heading, isResumed, onStart, planLink }: WelcomeProps) {
  const texts = onboardingTexts.welcome;
  return (
    <div className="mx-auto grid max-w-4xl items-center gap-8 md:grid-cols-2">
      <NavigateArt className="h-auto w-full max-w-60 justify-self-center md:max-w-96 rounded-card" />
      <div className="flex flex-col gap-5">
        {heading}
        <p className="text-ink-soft text-lg">{texts.lead}</p>
        <ul className="flex flex-col gap-2">
          {Object.values(texts.points).map((point) => (
            <li key={point} className="flex gap-2.5">
              <Check aria-hidden strokeWidth={3} className="mt-1 size-4 shrink-0 text-link" />
              {point}
            </li>
          ))}
        </ul>
        {isResumed ? <p className="text-ink-soft">{texts.resumed}</p> : null}
        <Button variant="accent" size="lg" onClick={onStart} className="sm:self-start">
          {texts.start}
        </Button>
        {planLink}
      </div>
    </div>
  );
}
