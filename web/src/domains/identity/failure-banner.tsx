import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import type { Failure } from './failure.ts';

/** What went wrong, with a way on where there is one. */
export function FailureBanner({ failure, action }: { failure: Failure | null; action?: ReactNode }) {
  if (!failure) return null;
  return (
    <Banner tone="error" title={failure.text} action={action}>
      {failure.hint}
    </Banner>
  );
}
