import { Link, useLocation } from 'react-router';
import { FailureBanner } from '../failure-banner.tsx';
import { authTexts } from '../texts.ts';
import { ProviderButton, useProviders } from './provider-buttons.tsx';
import { readOrigin } from './return-target.ts';
import { startSocialSignIn } from './social.ts';

interface SocialButtonsProps {
  providers: readonly ('google' | 'apple')[];
  /** The name of the institution whose accounts may sign in too. */
  campus: string | null;
}

export function SocialButtons({ providers, campus }: SocialButtonsProps) {
  const { state } = useLocation();
  const { failure, ...buttons } = useProviders((provider) => startSocialSignIn(provider, readOrigin(state)));
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3">
        {providers.map((name) => (
          <ProviderButton key={name} name={name} short={authTexts.social[name].name} {...buttons} />
        ))}
      </div>
      {campus ? <ProviderButton name="campus" {...buttons} /> : null}
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
