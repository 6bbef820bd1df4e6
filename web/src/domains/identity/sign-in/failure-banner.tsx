import { Banner } from '../../../ui/banner.tsx';
import type { Failure } from './failures.ts';

export function FailureBanner({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <Banner tone="error" title={failure.text}>
      {failure.hint}
    </Banner>
  );
}
