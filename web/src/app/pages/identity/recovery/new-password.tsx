import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { NewPasswordForm } from '../../../../domains/identity/recovery/new-password-form.tsx';
import { storedRecovery } from '../../../../domains/identity/recovery/stored.ts';
import { recoveryTexts } from '../../../../domains/identity/recovery/texts.ts';
import { useAuth } from '../../../../domains/identity/session/auth-context.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { toast } from '../../../../ui/toast.ts';
import { PageHeading } from '../../../page/page-heading.tsx';
import { RecoveryLayout } from './recovery-layout.tsx';

/** The token of a mailed link, else that of the code. A link's leaves the address bar at once, and survives a reload. */
function useResetToken(): string | null {
  const [search, setSearch] = useSearchParams();
  const mailed = search.get('token');
  const [token] = useState(() => mailed ?? storedRecovery.recovery.get()?.resetToken ?? null);
  useEffect(() => {
    if (!mailed) return;
    storedRecovery.resetEmail.remove();
    storedRecovery.recovery.set({ requestId: '', resendAt: 0, resetToken: mailed });
    setSearch({}, { replace: true });
  }, [mailed, setSearch]);
  return token;
}

export default function NewPasswordPage() {
  const texts = recoveryTexts.newPassword;
  const token = useResetToken();
  const navigate = useNavigate();
  const { isAuthenticated, logout } = useAuth();

  const finish = () => {
    toast.success(texts.changed);
    // Whoever was signed in here is not any more: the server has ended every session of the account.
    if (isAuthenticated) void logout();
    else navigate('/signin', { replace: true });
  };

  if (!token) return <Navigate to={storedRecovery.recovery.get() ? '/enterotp' : '/reset-password'} replace />;
  return (
    <RecoveryLayout step="password">
      <div>
        <PageHeading title={texts.title} />
        <p className="mt-2 text-ink-soft">{texts.lead}</p>
      </div>
      <div className="flex flex-col gap-3">
        <NewPasswordForm resetToken={token} onSaved={finish} />
        <LinkButton to="/enterotp" variant="secondary" size="lg" full>
          {recoveryTexts.back}
        </LinkButton>
      </div>
    </RecoveryLayout>
  );
}
