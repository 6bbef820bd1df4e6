import type { Settings } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { InvitedNote } from '../../../domains/identity/referral/invited-note.tsx';
import { type SignUpAnswers, useAuth } from '../../../domains/identity/session/auth-context.ts';
import { SignUpForm } from '../../../domains/identity/sign-in/sign-up-form.tsx';
import { useEntrance } from '../../../domains/identity/sign-in/use-entrance.ts';
import { WaysIn } from '../../../domains/identity/sign-in/ways-in.tsx';
import { authTexts } from '../../../domains/identity/texts.ts';
import { PageHeading } from '../../page/page-heading.tsx';
import { PageSpinner } from '../../page/page-spinner.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { rememberDoor, saveDoor, takeTargetOfDoor } from './onboarding/door.ts';

export default function SignUpPage() {
  const texts = authTexts.signUp;
  const { register } = useAuth();
  const queries = useQueryClient();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const [focus, setFocus] = useState<Settings['focus']>('study');
  useEffect(() => setFocus(rememberDoor(search)), [search]);
  const { isClosed, isEntering, enter } = useEntrance('/onboarding', takeTargetOfDoor);
  const join = (answers: SignUpAnswers) =>
    enter(async () => {
      await register(answers);
      await saveDoor(queries);
    });
  if (isClosed) return <PageSpinner />;
  return (
    <AuthLayout>
      <div>
        <PageHeading title={texts.title}>{texts.heading}</PageHeading>
        <p className="mt-2 text-ink-soft">{focus === 'teach' ? texts.leadToTeach : texts.lead}</p>
      </div>
      <InvitedNote />
      <WaysIn>
        <SignUpForm isBusy={isEntering} onSubmit={join} />
      </WaysIn>
      <p className="text-center text-ink-soft text-sm">
        {texts.haveAccount}{' '}
        <Link to="/signin" state={state} className="link inline-flex min-h-11 items-center">
          {texts.logIn}
        </Link>
      </p>
    </AuthLayout>
  );
}
