import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavigateArt } from '../../../ui/art/tour-art.tsx';
import { Button } from '../../../ui/button.tsx';
import { onboardingTexts } from './texts.ts';

interface WelcomeProps {
  heading: ReactNode;
  /** Answers of an earlier visit are there. */
  isResumed: boolean;
  onStart: () => void;
  /** Where to see the plan, if there is one. */
  planLink: ReactNode;
  /** The shorter way. */
  quickStart: ReactNode;
  /** Straight to a lesson. */
  readyCourses: ReactNode;
  /** The way for who teaches. */
  teach: ReactNode;
}

export function Welcome({ heading, isResumed, onStart, planLink, quickStart, readyCourses, teach }: WelcomeProps) {
  const texts = onboardingTexts.welcome;
  return (
    <div className="mx-auto grid max-w-4xl items-start gap-6 md:grid-cols-2 md:gap-8">
      <div className="flex flex-col gap-4">
        <NavigateArt className="h-auto w-full max-w-80 rounded-card max-md:hidden" />
        {heading}
        <p className="text-ink-soft">{texts.lead}</p>
        <ul className="flex flex-col gap-2 max-md:hidden">
          {Object.values(texts.points).map((point) => (
            <li key={point} className="flex gap-2.5">
              <Check aria-hidden strokeWidth={3} className="mt-1 size-4 shrink-0 text-link" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col gap-5">
        {quickStart}
        {readyCourses}
        <div className="flex flex-col items-start gap-2">
          <p className="text-ink-soft text-sm">{isResumed ? texts.resumed : texts.whole}</p>
          <Button variant="secondary" size="lg" onClick={onStart} className="max-sm:w-full">
            {texts.start}
          </Button>
          {planLink}
        </div>
        {teach}
      </div>
    </div>
  );
}
