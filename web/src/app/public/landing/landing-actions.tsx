import { LinkButton } from '../../../ui/link-button.tsx';
import { landingTexts } from '../texts/landing.ts';

/** For those who know already what they came for. */
export function LandingActions({ isSignedIn }: { isSignedIn: boolean }) {
  const texts = landingTexts.hero;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-3">
        {isSignedIn ? null : (
          <LinkButton to="/signup" size="lg" className="max-sm:w-full">
            {texts.signUp}
          </LinkButton>
        )}
        <LinkButton to="/studentassessments" variant="secondary" size="lg" className="max-sm:w-full">
          {texts.test}
        </LinkButton>
      </div>
      {isSignedIn ? null : <p className="text-ink-soft text-sm">{texts.note}</p>}
    </div>
  );
}
