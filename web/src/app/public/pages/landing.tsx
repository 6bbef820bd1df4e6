import { AlignmentDemo } from '../../../features/landing/alignment-demo.tsx';
import { Plans } from '../../../features/landing/plans.tsx';
import { landingTexts } from '../../../texts/en/landing.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LandingCare } from '../landing-care.tsx';
import { LandingHero } from '../landing-hero.tsx';
import { LandingSection } from '../landing-section.tsx';
import { LandingToday } from '../landing-today.tsx';
import { useSignedIn } from '../use-signed-in.ts';

export default function LandingPage() {
  const { align, today, plans, care, end } = landingTexts;
  const isSignedIn = useSignedIn();
  return (
    <div className="flex flex-col gap-16 md:gap-24">
      <LandingHero isSignedIn={isSignedIn} />
      <LandingSection id="align" heading={align.heading} lead={align.lead}>
        <AlignmentDemo />
      </LandingSection>
      <LandingSection id="today" heading={today.heading} lead={today.lead}>
        <LandingToday />
      </LandingSection>
      <LandingSection id="plans" heading={plans.heading} lead={plans.lead} isOffer>
        <Plans />
      </LandingSection>
      <LandingSection id="care" heading={care.heading}>
        <LandingCare />
      </LandingSection>
      {isSignedIn ? null : (
        <section aria-labelledby="end" className="flex flex-col items-center gap-4 py-4 text-center">
          <h2 id="end" className="text-2xl">
            {end.heading}
          </h2>
          <p className="text-ink-soft text-lg">{end.text}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to="/signup" variant="accent" size="lg">
              {end.signUp}
            </LinkButton>
            <LinkButton to="/how-it-works" variant="secondary" size="lg">
              {end.how}
            </LinkButton>
          </div>
        </section>
      )}
    </div>
  );
}
