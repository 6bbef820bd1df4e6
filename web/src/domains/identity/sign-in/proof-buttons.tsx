import { FailureBanner } from '../failure-banner.tsx';
import type { SocialProvider } from './failures.ts';
import { ProviderButton, useProviders } from './provider-buttons.tsx';
import { startSocialSignIn } from './social.ts';

interface ProofButtonsProps {
  providers: readonly SocialProvider[];
  proofFor: string;
  here: string;
}

/** Signs in through a provider to prove an account, and comes back. */
export function ProofButtons({ providers, proofFor, here }: ProofButtonsProps) {
  const { failure, ...buttons } = useProviders((provider) => startSocialSignIn(provider, here, proofFor));
  return (
    <>
      {providers.map((name) => (
        <ProviderButton key={name} name={name} full {...buttons} />
      ))}
      <FailureBanner failure={failure} />
    </>
  );
}
