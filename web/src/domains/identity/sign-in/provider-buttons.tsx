import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { campusName } from '../campus.ts';
import type { Failure } from '../failure.ts';
import { authTexts } from '../texts.ts';
import { describeSocialFailure, type SocialProvider } from './failures.ts';
import { AppleMark, GoogleMark } from './social-marks.tsx';

/** Goes to a provider, and says so where it can't; one at a time. */
export function useProviders(go: (provider: SocialProvider) => Promise<void>) {
  const [starting, setStarting] = useState<SocialProvider | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const start = async (provider: SocialProvider) => {
    setStarting(provider);
    setFailure(null);
    try {
      await go(provider);
    } catch (error) {
      setFailure(describeSocialFailure(provider, error));
      setStarting(null);
    }
  };
  return { starting, start, failure };
}

const marks = { google: GoogleMark, apple: AppleMark, campus: () => <GraduationCap aria-hidden /> };

const labelOf = (name: SocialProvider) =>
  name === 'campus' ? authTexts.social.campus.label(campusName() ?? '') : authTexts.social[name].label;

type ProviderButtonProps = Pick<ReturnType<typeof useProviders>, 'starting' | 'start'> & {
  name: SocialProvider;
  /** What is shown where there is little room; read out is all of it. */
  short?: string;
  full?: boolean;
};

export function ProviderButton({ name, short, full = false, starting, start }: ProviderButtonProps) {
  const Mark = marks[name];
  const label = labelOf(name);
  return (
    <Button
      variant="secondary"
      full={full}
      aria-label={short && label}
      busy={starting === name}
      disabled={starting !== null}
      onClick={() => start(name)}
    >
      <Mark />
      {short ?? label}
    </Button>
  );
}
