import { MailOpen } from 'lucide-react';
import { Navigate } from 'react-router';
import { storedRecovery } from '../../../../domains/identity/recovery/stored.ts';
import { recoveryTexts } from '../../../../domains/identity/recovery/texts.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageHeading } from '../../../page/page-heading.tsx';
import { RecoveryLayout } from './recovery-layout.tsx';

export default function RecoverPage() {
  const texts = recoveryTexts.recover;
  const email = storedRecovery.resetEmail.get();
  const progress = storedRecovery.recovery.get();
  if (!email || !progress) return <Navigate to="/reset-password" replace />;
  return (
    <RecoveryLayout step="code">
      <div>
        <PageHeading title={texts.title} />
        <h2 className="mt-3 text-lg">{texts.checkEmail}</h2>
        <p className="wrap-anywhere text-ink-soft">{texts.sentTo(email)}</p>
      </div>
      {progress.outbox ? <OutboxHint path={progress.outbox} /> : null}
      <div className="flex flex-col gap-3">
        <LinkButton to="/enterotp" variant="accent" size="lg" full>
          <MailOpen aria-hidden />
          {texts.open}
        </LinkButton>
        <LinkButton to="/reset-password" variant="secondary" size="lg" full>
          {recoveryTexts.back}
        </LinkButton>
      </div>
      <p className="text-ink-soft text-sm">{texts.notThere}</p>
    </RecoveryLayout>
  );
}

/** On a server without a mail server of its own, for the person who sits in front of it. */
function OutboxHint({ path }: { path: string }) {
  const { outbox, openOutbox } = recoveryTexts.recover;
  return (
    <Banner
      tone="info"
      action={
        <a href={path} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
          {openOutbox}
        </a>
      }
    >
      {outbox}
    </Banner>
  );
}
