import { useSearchParams } from 'react-router';
import { StopIncomplete, StopReminders } from '../../features/reminders/stop-reminders.tsx';
import { remindersTexts } from '../../texts/en/reminders.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { AuthLayout } from './auth-layout.tsx';

export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AuthLayout>
      <PageHeading title={remindersTexts.stop.title} />
      {token ? <StopReminders token={token} /> : <StopIncomplete />}
    </AuthLayout>
  );
}
