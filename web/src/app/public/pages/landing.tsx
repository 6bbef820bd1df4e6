import { AlignmentDemo } from '../landing/alignment-demo.tsx';
import { LandingActions } from '../landing/landing-actions.tsx';
import { LandingCare } from '../landing/landing-care.tsx';
import { LandingHero } from '../landing/landing-hero.tsx';
import { LandingLesson } from '../landing/landing-lesson.tsx';
import { LandingSection } from '../landing/landing-section.tsx';
import { LandingToday } from '../landing/landing-today.tsx';
import { Plans } from '../landing/plans.tsx';
import { landingTexts } from '../texts/landing.ts';
import { useSignedIn } from '../use-signed-in.ts';

export default function LandingPage() {
  const { align, today, plans, care } = landingTexts;
  const isSignedIn = useSignedIn();
  return (
    <div className="flex flex-col gap-12 md:gap-20">
      <div className="flex flex-col gap-4 md:gap-8">
        <LandingHero isSignedIn={isSignedIn} />
        <LandingLesson isSignedIn={isSignedIn} />
        <LandingActions isSignedIn={isSignedIn} />
      </div>
      <LandingSection id="align" heading={align.heading} lead={align.lead}>
        <AlignmentDemo />
      </LandingSection>
      <LandingSection id="today" heading={today.heading} lead={today.lead}>
        <LandingToday />
      </LandingSection>
      <LandingSection id="plans" heading={plans.heading} lead={plans.lead} isOffer>
        <Plans isSignedIn={isSignedIn} />
      </LandingSection>
      <LandingSection id="care" heading={care.heading}>
        <LandingCare />
      </LandingSection>
    </div>
  );
}
