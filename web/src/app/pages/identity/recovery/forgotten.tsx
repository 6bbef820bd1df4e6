import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { ForgottenForm } from '../../../../domains/identity/recovery/forgotten-form.tsx';
import { recoveryTexts } from '../../../../domains/identity/recovery/texts.ts';
import { PageHeading } from '../../../page/page-heading.tsx';
import { RecoveryLayout } from './recovery-layout.tsx';

export default function ForgottenPage() {
  const { title, lead } = recoveryTexts.forgotten;
  const navigate = useNavigate();
  const goOn = useCallback(() => navigate('/recover'), [navigate]);
  return (
    <RecoveryLayout step="email">
      <div>
        <PageHeading title={title} />
        <p className="mt-2 text-ink-soft">{lead}</p>
      </div>
      <ForgottenForm onSent={goOn} />
      <Link to="/signin" className="link inline-flex min-h-11 items-center self-center text-sm">
        {recoveryTexts.toLogin}
      </Link>
    </RecoveryLayout>
  );
}
