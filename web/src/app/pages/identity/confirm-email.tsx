import { useSearchParams } from 'react-router';
import { ConfirmAddress, ConfirmationFailed } from '../../../domains/identity/confirmation/confirm-address.tsx';
import { confirmationTexts } from '../../../domains/identity/confirmation/texts.ts';
import { PageHeading } from '../../page/page-heading.tsx';
import { AuthLayout } from './auth-layout.tsx';

export default function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AuthLayout>
      <PageHeading title={confirmationTexts.title} />
      {token ? <ConfirmAddress token={token} /> : <ConfirmationFailed text={confirmationTexts.incomplete} />}
    </AuthLayout>
  );
}
