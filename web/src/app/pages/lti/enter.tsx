import { ApiError } from '@akada/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '../../../domains/identity/session/auth-context.ts';
import { authTexts } from '../../../domains/identity/texts.ts';
import { enterByLaunch, joinLaunch, type Launched, lookAtLaunch } from '../../../domains/lti/enter/api.ts';
import { LaunchChoice } from '../../../domains/lti/enter/launch-choice.tsx';
import { type CallBody, readLaunchCode } from '../../../domains/lti/enter/launch-code.ts';
import { enterTexts as texts } from '../../../domains/lti/enter/texts.ts';
import { toSafePath } from '../../../lib/safe-path.ts';
import { Banner } from '../../../ui/banner.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { PageSpinner } from '../../page/page-spinner.tsx';
import { AuthLayout } from '../identity/auth-layout.tsx';

type Stage = { kind: 'working' } | { kind: 'choose'; launched: Launched } | { kind: 'failed'; text: string };

const describe = (error: unknown) => (error instanceof ApiError ? error.message : authTexts.checkConnection);

/** Where a launch from a learning platform arrives, in a window of its own: redeems its code, and asks where it must. */
export default function LaunchEnterPage() {
  const { hash } = useLocation();
  const { user, loading, enterWith } = useAuth();
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>({ kind: 'working' });
  const [isBusy, setBusy] = useState(false);
  const begun = useRef(false);

  async function act(call: (code: CallBody) => Promise<string>) {
    const code = readLaunchCode(hash);
    if (!code) return setStage({ kind: 'failed', text: texts.incomplete });
    setBusy(true);
    try {
      navigate(toSafePath(await call(code)) ?? '/dashboard', { replace: true });
    } catch (error) {
      setStage({ kind: 'failed', text: describe(error) });
    }
  }

  const enter = () =>
    act(async (code) => {
      const { session, go_to } = await enterByLaunch(code);
      await enterWith(session);
      return go_to;
    });
  const join = () => act(async (code) => (await joinLaunch(code)).go_to);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when it is known who is logged in.
  useEffect(() => {
    if (loading || begun.current) return;
    begun.current = true;
    const code = readLaunchCode(hash);
    if (!code) return setStage({ kind: 'failed', text: texts.incomplete });
    lookAtLaunch(code)
      .then((launched) => {
        if (launched.is_you) return join();
        if (launched.is_known && !user) return enter();
        setStage({ kind: 'choose', launched });
      })
      .catch((error: unknown) => setStage({ kind: 'failed', text: describe(error) }));
  }, [loading, hash]);

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
  const { name, is_known } = stage.launched;
  return (
    <AuthLayout>
      <PageHeading title={texts.title}>{is_known ? texts.otherHeading(name) : texts.heading(name)}</PageHeading>
      <LaunchChoice
        launched={stage.launched}
        email={user?.email ?? null}
        here={`/lti/enter${hash}`}
        isBusy={isBusy}
        onEnter={enter}
        onJoin={join}
      />
    </AuthLayout>
  );
}
