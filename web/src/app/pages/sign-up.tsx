import { Link, useLocation } from 'react-router';
import { useAuth } from '../../features/auth/auth-context.ts';
import { takeTargetAfterSignUp } from '../../features/auth/return-target.ts';
import { SignUpForm } from '../../features/auth/sign-up-form.tsx';
import { SocialButtons } from '../../features/auth/social-buttons.tsx';
import { useEntrance } from '../../features/auth/use-entrance.ts';
import { InvitedNote } from '../../features/referral/invited-note.tsx';
import { authTexts } from '../../texts/en/auth.ts';
import { Divider } from '../../ui/divider.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { PageSpinner } from '../page/page-spinner.tsx';
import { AuthLayout } from './auth-layout.tsx';

export default function SignUpPage() {
  const texts = authTexts.signUp;
  const { register } = useAuth();
  const { state } = useLocation();
  const { isClosed, isEntering, enter } = useEntrance('/onboarding', takeTargetAfterSignUp);
  if (isClosed) return <PageSpinner />;
  return (
    <AuthLayout>
      <div>
        <PageHeading title={texts.title}>{texts.heading}</PageHeading>
        <p className="mt-2 text-ink-soft">{texts.lead}</p>
      </div>
      <InvitedNote />
      <SocialButtons />
      <Divider>{authTexts.or}</Divider>
      <SignUpForm isBusy={isEntering} onSubmit={(answers) => enter(() => register(answers))} />
      <p className="text-center text-ink-soft text-sm">
        {texts.haveAccount}{' '}
        <Link to="/signin" state={state} className="link inline-flex min-h-11 items-center">
          {texts.logIn}
        </Link>
      </p>
    </AuthLayout>
  );
}
