import { useCallback, useLayoutEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useAuth } from '../../../domains/identity/session/auth-context.ts';
import { readOrigin, takeTargetAfterLogin } from '../../../domains/identity/sign-in/return-target.ts';
import { SignInForm } from '../../../domains/identity/sign-in/sign-in-form.tsx';
import { useEntrance } from '../../../domains/identity/sign-in/use-entrance.ts';
import { WaysIn } from '../../../domains/identity/sign-in/ways-in.tsx';
import { authTexts } from '../../../domains/identity/texts.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { isSharedPhone } from '../../../lib/storage/shared-phone.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { PageSpinner } from '../../page/page-spinner.tsx';
import { AuthLayout } from './auth-layout.tsx';

export default function SignInPage() {
  const texts = authTexts.signIn;
  const { login } = useAuth();
  const { state } = useLocation();
  const takeTarget = useCallback(() => takeTargetAfterLogin(state), [state]);
  const { isClosed, isEntering, enter } = useEntrance(readOrigin(state) ?? '/dashboard', takeTarget);
  if (isClosed) return <PageSpinner />;
  return (
    <AuthLayout>
      <SessionNotice />
      <div>
        <PageHeading title={texts.title}>{texts.heading}</PageHeading>
        <h2 className="mt-3 text-lg">{texts.subheading}</h2>
        <p className="text-ink-soft">{texts.lead}</p>
      </div>
      <WaysIn>
        <SignInForm isBusy={isEntering} onSubmit={(email, password) => enter(() => login(email, password))} />
      </WaysIn>
      <WhoLearns />
    </AuthLayout>
  );
}

/** Back to the names, on a shared phone. */
function WhoLearns() {
  const isAlive = useHydrated();
  return isAlive && isSharedPhone() ? (
    <LinkButton to="/who" variant="ghost" full>
      {authTexts.signIn.whoLearns}
    </LinkButton>
  ) : null;
}

/** Why one is here without having asked for it. */
function SessionNotice() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const texts = authTexts.signIn;
  // With what is shown, so that whoever leaves at once is not told again.
  useLayoutEffect(() => {
    storedSession.expiryUntold.remove();
  }, []);
  if (search.get('loop_detected') === 'true') return <Banner tone="warning">{texts.loopDetected}</Banner>;
  if (readOrigin(state)?.startsWith('/payment-complete'))
    return (
      <Banner tone="info" title={texts.required}>
        {texts.requiredForPayment}
      </Banner>
    );
  if (search.get('expired') === 'true') return <Banner tone="info">{texts.expired}</Banner>;
  return null;
}
