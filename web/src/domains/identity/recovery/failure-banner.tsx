import { Link } from 'react-router';
import { FailureBanner } from '../failure-banner.tsx';
import type { RecoveryFailure } from './failures.ts';
import { recoveryTexts } from './texts.ts';

/** Where the code or link is spent, with the way to a new one. */
export function RecoveryFailureBanner({ failure }: { failure: RecoveryFailure | null }) {
  const action = failure?.needsNewCode ? (
    <Link to="/reset-password" className="link inline-flex min-h-11 items-center">
      {recoveryTexts.askAgain}
    </Link>
  ) : null;
  return <FailureBanner failure={failure} action={action} />;
}
