import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import type { Failure } from '../failure.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { authTexts } from '../texts.ts';
import { describeSocialFailure, type SocialProvider } from './failures.ts';
import { readOrigin } from './return-target.ts';
import { startSocialSignIn } from './social.ts';
import { AppleMark, GoogleMark } from './social-marks.tsx';

const marks = { google: GoogleMark, apple: AppleMark };

interface SocialButtonsProps {
  providers: readonly ('google' | 'apple')[];
  /** The name of the institution whose accounts may sign in too. */
  campus: string | null;
}

export function SocialButtons({ providers, campus }: SocialButtonsProps) {
  const [starting, setStarting] = useState<SocialProvider | null>(null);
  const { state } = useLocation();
  const [failure, setFailure] = useState<Failure | null>(null);

  const start = async (provider: SocialProvider) => {
    setStarting(provider);
    setFailure(null);
    try {
      await startSocialSignIn(provider, readOrigin(state));
    } catch (error) {
      setFailure(describeSocialFailure(provider, error));
      setStarting(null);
    }
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3">
        {providers.map((name) => {
          const Mark = marks[name];
          return (
            <Button
              key={name}
              variant="secondary"
              aria-label={authTexts.social[name].label}
              busy={starting === name}
              disabled={starting !== null}
              onClick={() => start(name)}
            >
              <Mark />
              {authTexts.social[name].name}
            </Button>
          );
        })}
      </div>
      {campus ? (
        <Button
          variant="secondary"
          busy={starting === 'campus'}
          disabled={starting !== null}
          onClick={() => start('campus')}
        >
          <GraduationCap aria-hidden />
          {authTexts.social.campus.label(campus)}
        </Button>
      ) : null}
      <p className="text-sm text-ink-soft">
        {authTexts.social.consent}{' '}
        <Link to="/terms" className="link">
          {authTexts.social.terms}
        </Link>
        .
      </p>
      <FailureBanner failure={failure} />
    </div>
  );
}
