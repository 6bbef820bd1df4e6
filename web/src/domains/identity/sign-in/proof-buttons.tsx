import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { campusName } from '../campus.ts';
import type { Failure } from '../failure.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { authTexts } from '../texts.ts';
import { describeSocialFailure, type SocialProvider } from './failures.ts';
import { startSocialSignIn } from './social.ts';
import { AppleMark, GoogleMark } from './social-marks.tsx';

const marks = { google: GoogleMark, apple: AppleMark, campus: () => <GraduationCap aria-hidden /> };

const labelOf = (name: SocialProvider) =>
  name === 'campus' ? authTexts.social.campus.label(campusName() ?? '') : authTexts.social[name].label;

interface ProofButtonsProps {
  providers: readonly SocialProvider[];
  proofFor: string;
  here: string;
}

/** Signs in through a provider to prove an account, and comes back. */
export function ProofButtons({ providers, proofFor, here }: ProofButtonsProps) {
  const [starting, setStarting] = useState<SocialProvider | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const start = async (provider: SocialProvider) => {
    setStarting(provider);
    setFailure(null);
    try {
      await startSocialSignIn(provider, here, proofFor);
    } catch (error) {
      setFailure(describeSocialFailure(provider, error));
      setStarting(null);
    }
  };
  return (
    <>
      {providers.map((name) => {
        const Mark = marks[name];
        return (
          <Button
            key={name}
            variant="secondary"
            full
            busy={starting === name}
            disabled={starting !== null}
            onClick={() => start(name)}
          >
            <Mark />
            {labelOf(name)}
          </Button>
        );
      })}
      <FailureBanner failure={failure} />
    </>
  );
}
