import { Navigate, useNavigate } from 'react-router';
import { CodeForm } from '../../../../domains/identity/recovery/code-form.tsx';
import { storedRecovery } from '../../../../domains/identity/recovery/stored.ts';
import { recoveryTexts } from '../../../../domains/identity/recovery/texts.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { usePageTitle } from '../../../page/use-page-title.ts';
import { RecoveryLayout } from './recovery-layout.tsx';

export default function EnterCodePage() {
  const texts = recoveryTexts.code;
  const navigate = useNavigate();
  usePageTitle(texts.title);
  const email = storedRecovery.resetEmail.get();
  const progress = storedRecovery.recovery.get();
  if (!email || !progress) return <Navigate to="/reset-password" replace />;
  return (
    <RecoveryLayout step="code">
      <div>
        {/* Not PageHeading: here the first box takes the focus, so that a phone offers the code at once. */}
        <h1 className="text-2xl">{texts.title}</h1>
        <p className="wrap-anywhere mt-2 text-ink-soft">{texts.lead(email)}</p>
      </div>
      <div className="flex flex-col gap-3">
        {progress.resetToken ? <Accepted /> : <CodeForm email={email} onAccepted={() => navigate('/newpassword')} />}
        <LinkButton to="/recover" variant="secondary" size="lg" full>
          {recoveryTexts.back}
        </LinkButton>
      </div>
    </RecoveryLayout>
  );
}

/** Somebody who came back from the next step: the code has done its work and must not be asked for again. */
function Accepted() {
  const { accepted, submit } = recoveryTexts.code;
  return (
    <>
      <Banner tone="success">{accepted}</Banner>
      <LinkButton to="/newpassword" variant="accent" size="lg" full>
        {submit}
      </LinkButton>
    </>
  );
}
