import { Link } from 'react-router';
import { Banner } from '../../../ui/banner.tsx';
import type { Failure } from './failures.ts';
import { recoveryTexts } from './texts.ts';

export function FailureBanner({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  const action = failure.needsNewCode ? (
    <Link to="/reset-password" className="link inline-flex min-h-11 items-center">
      {recoveryTexts.askAgain}
    </Link>
  ) : null;
  return (
    <Banner tone="error" title={failure.text} action={action}>
      {failure.hint}
    </Banner>
  );
}
