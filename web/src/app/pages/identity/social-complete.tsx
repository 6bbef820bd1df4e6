import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { campusName } from '../../../domains/identity/campus.ts';
import type { Failure } from '../../../domains/identity/failure.ts';
import { FailureBanner } from '../../../domains/identity/failure-banner.tsx';
import { useAuth } from '../../../domains/identity/session/auth-context.ts';
import { describeSocialFailure, type SocialProvider } from '../../../domains/identity/sign-in/failures.ts';
import { LinkForm } from '../../../domains/identity/sign-in/link-form.tsx';
import { takeTargetAfterLogin } from '../../../domains/identity/sign-in/return-target.ts';
import {
  finishSocialSignIn,
  isSocialSignInBegun,
  linkSocialSignIn,
  placeOfProof,
} from '../../../domains/identity/sign-in/social.ts';
import { useEntrance } from '../../../domains/identity/sign-in/use-entrance.ts';
import { authTexts } from '../../../domains/identity/texts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { PageSpinner } from '../../page/page-spinner.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { saveDoor, takeTargetOfDoor } from './onboarding/door.ts';

type Stage = { kind: 'working' } | { kind: 'link' } | { kind: 'failed'; failure: Failure };

const providers: readonly SocialProvider[] = ['google', 'apple', 'campus'];

/** Where Google, Apple and the campus send people back to: redeems the one-time code, or says why there is none. */
export default function SocialCompletePage() {
  const [parameters] = useSearchParams();
  const provider = providers.find((name) => name === parameters.get('provider')) ?? 'google';
  const code = parameters.get('code');
  const { enterWith } = useAuth();
  const queries = useQueryClient();
  const isNew = useRef(false);
  const takeTarget = useCallback(() => (isNew.current ? takeTargetOfDoor() : takeTargetAfterLogin(null)), []);
  const [backTo] = useState(placeOfProof);
  const [isBegunHere] = useState(isSocialSignInBegun);
  const { isEntering, enter } = useEntrance(isBegunHere ? null : '/dashboard', takeTarget);
  const [stage, setStage] = useState<Stage>({ kind: 'working' });
  const begun = useRef(false);

  useEffect(() => {
    // A code works once: React's double start in development may not spend it twice.
    if (begun.current) return;
    begun.current = true;
    const failed = (error: unknown) => setStage({ kind: 'failed', failure: describeSocialFailure(provider, error) });
    if (!code) {
      const isCancelled = parameters.get('cancelled') !== null;
      return setStage({
        kind: 'failed',
        failure: { text: isCancelled ? authTexts.link.cancelled : authTexts.failures[provider] },
      });
    }
    finishSocialSignIn(code)
      .then((outcome) => {
        if (outcome.kind === 'link') return setStage({ kind: 'link' });
        isNew.current = outcome.isNew;
        return enter(async () => {
          await enterWith(outcome.session);
          if (outcome.isNew) await saveDoor(queries);
        });
      })
      .catch(failed);
  }, [code, provider, parameters, enter, enterWith, queries]);

  if (stage.kind === 'working') return <PageSpinner />;
  const texts = authTexts.link;
  const name = (provider === 'campus' && campusName()) || authTexts.social[provider].name;
  return (
    <AuthLayout>
      <PageHeading title={texts.title}>{stage.kind === 'link' ? texts.heading(name) : texts.failedHeading}</PageHeading>
      {stage.kind === 'link' && code ? (
        <>
          <p className="text-ink-soft">{texts.lead(name)}</p>
          <LinkForm
            isBusy={isEntering}
            onSubmit={(password) => enter(async () => enterWith(await linkSocialSignIn(code, password)))}
          />
        </>
      ) : null}
      {stage.kind === 'failed' ? <FailureBanner failure={stage.failure} /> : null}
      <LinkButton to={backTo ?? '/signin'} variant="secondary" full>
        {backTo === null ? texts.back : texts.backToProof}
      </LinkButton>
    </AuthLayout>
  );
}
