import { useSearchParams } from 'react-router';
import { StopIncomplete, StopLetters, stopTexts } from '../../../domains/reminders/stop-letters.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { AuthLayout } from '../identity/auth-layout.tsx';

export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AuthLayout>
      <PageHeading title={stopTexts(token).title} />
      {token ? <StopLetters token={token} /> : <StopIncomplete />}
    </AuthLayout>
  );
}
