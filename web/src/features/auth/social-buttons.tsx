import { useState } from 'react';
import { authTexts } from '../../texts/en/auth.ts';
import { Button } from '../../ui/button.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { describeSocialFailure, type Failure, type SocialProvider } from './failures.ts';
import { startSocialSignIn } from './social.ts';
import { AppleMark, GoogleMark } from './social-marks.tsx';

const providers = [
  { name: 'google', Mark: GoogleMark },
  { name: 'apple', Mark: AppleMark },
] as const;

export function SocialButtons() {
  const [starting, setStarting] = useState<SocialProvider | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const start = async (provider: SocialProvider) => {
    setStarting(provider);
    setFailure(null);
    try {
      await startSocialSignIn(provider);
    } catch (error) {
      setFailure(describeSocialFailure(provider, error));
      setStarting(null);
    }
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        {providers.map(({ name, Mark }) => (
          <Button
            key={name}
            variant="secondary"
            busy={starting === name}
            disabled={starting !== null}
            onClick={() => start(name)}
          >
            <Mark />
            {authTexts[name]}
          </Button>
        ))}
      </div>
      <FailureBanner failure={failure} />
    </div>
  );
}
