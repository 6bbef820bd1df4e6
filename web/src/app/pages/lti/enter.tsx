import { ApiError } from '@akada/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../../domains/identity/session/auth-context.ts';
import { isStillIn } from '../../../domains/identity/session/identify.ts';
import { type Proof, ProveForm } from '../../../domains/identity/sign-in/prove-form.tsx';
import { authTexts } from '../../../domains/identity/texts.ts';
import { enterByLaunch, joinLaunch, type Launched, lookAtLaunch, openLaunch } from '../../../domains/lti/enter/api.ts';
import { LaunchChoice } from '../../../domains/lti/enter/launch-choice.tsx';
import { type LaunchCode, leaveFor, takeLaunch } from '../../../domains/lti/enter/take-launch.ts';
import { enterTexts as texts } from '../../../domains/lti/enter/texts.ts';
import { toSafePath } from '../../../lib/safe-path.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { PageSpinner } from '../../page/page-spinner.tsx';
import { AuthLayout } from '../identity/auth-layout.tsx';

type Stage =
  | { kind: 'working' }
  | { kind: 'choose' | 'prove' | 'proved'; code: LaunchCode; launched: Launched }
  | { kind: 'failed'; text: string };

const describe = (error: unknown) => (error instanceof ApiError ? error.message : authTexts.checkConnection);

/** The window of a launch from a learning platform: opens what was launched, and asks where it must. */
export default function LaunchEnterPage() {
  const { user, loading, enterWith } = useAuth();
  const [stage, setStage] = useState<Stage>({ kind: 'working' });
  const [isBusy, setBusy] = useState(false);
  const begun = useRef(false);
  const fail = (error: unknown) => setStage({ kind: 'failed', text: describe(error) });

  const follow = (path: string) => leaveFor(toSafePath(path) ?? '/dashboard');

  const enter = async (code: LaunchCode) => {
    setBusy(true);
    const { session, go_to } = await enterByLaunch(code);
    await enterWith(session);
    follow(go_to);
  };
  const open = async (code: LaunchCode) => follow((await openLaunch(code)).go_to);
  const join = async (code: LaunchCode, proof?: Proof) => {
    setBusy(true);
    try {
      const { session, go_to } = await joinLaunch({ ...code, ...proof });
      if (session) await enterWith(session);
      follow(go_to);
    } catch (error) {
      setBusy(false);
      throw error;
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when it is known who is logged in.
  useEffect(() => {
    if (loading || begun.current) return;
    begun.current = true;
    const begin = async () => {
      const code = await takeLaunch();
      if (code === 'cut-off') return setStage({ kind: 'failed', text: texts.cutOff });
      if (code === null) return setStage({ kind: 'failed', text: texts.incomplete });
      const launched = await lookAtLaunch(code);
      if (launched.is_you) return open(code);
      if (launched.is_known && !(await isStillIn())) return enter(code);
      // Shown before it is joined: at the provider the wrong name is chosen soon.
      setStage({ kind: !launched.is_known && launched.is_proved ? 'proved' : 'choose', code, launched });
    };
    begin().catch(fail);
  }, [loading]);

  if (stage.kind === 'working') return <PageSpinner />;
  if (stage.kind === 'failed') {
    return (
      <AuthLayout>
        <PageHeading title={texts.title}>{texts.failedHeading}</PageHeading>
        <Banner tone="error" title={stage.text} />
        <LinkButton to="/dashboard" variant="secondary" full>
          {texts.home}
        </LinkButton>
      </AuthLayout>
    );
  }
  const { code, launched } = stage;
  const { id, platform, name, is_known } = launched;
  const back = (
    <Button variant="ghost" full disabled={isBusy} onClick={() => setStage({ kind: 'choose', code, launched })}>
      {texts.back}
    </Button>
  );
  if (stage.kind === 'proved') {
    return (
      <AuthLayout>
        <PageHeading title={texts.title}>{texts.proveHeading}</PageHeading>
        <p className="text-ink-soft">{texts.provedLead(platform, user?.email ?? '')}</p>
        <Button variant="accent" size="lg" full busy={isBusy} onClick={() => join(code).catch(fail)}>
          {texts.prove}
        </Button>
        {back}
      </AuthLayout>
    );
  }
  if (stage.kind === 'prove') {
    return (
      <AuthLayout>
        <PageHeading title={texts.title}>{texts.proveHeading}</PageHeading>
        <p className="text-ink-soft">{user ? texts.proveLead(platform, user.email) : texts.proveAnyLead(platform)}</p>
        <ProveForm
          email={user?.email ?? null}
          proofFor={id}
          here="/lti/enter"
          isBusy={isBusy}
          submitLabel={texts.prove}
          noWay={texts.noWay}
          onSubmit={(proof) => join(code, proof)}
        />
        {back}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout>
      <PageHeading title={texts.title}>{is_known ? texts.otherHeading(name) : texts.heading(name)}</PageHeading>
      <LaunchChoice
        launched={launched}
        email={user?.email ?? null}
        isBusy={isBusy}
        onEnter={() => enter(code).catch(fail)}
        onJoin={() => setStage({ kind: 'prove', code, launched })}
      />
    </AuthLayout>
  );
}
