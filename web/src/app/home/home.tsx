import type { ReactNode } from 'react';
import { PageSpinner } from '../page/page-spinner.tsx';
import { useFocus } from './use-focus.ts';

interface HomeProps {
  study: ReactNode;
  teach: ReactNode;
}

/** What Home shows follows from whether one studies or teaches. */
export function Home({ study, teach }: HomeProps) {
  const { focus, isPending } = useFocus();
  if (focus === null && isPending) return <PageSpinner />;
  return focus === 'teach' ? teach : study;
}
