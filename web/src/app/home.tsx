import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { settingsQuery } from '../features/settings/settings-query.ts';
import { PageSpinner } from './page/page-spinner.tsx';
import { storedApp } from './stored.ts';

interface HomeProps {
  study: ReactNode;
  teach: ReactNode;
}

/** What Home shows follows from whether one studies or teaches; this device remembers it for the next time. */
export function Home({ study, teach }: HomeProps) {
  const { data, isPending } = useQuery(settingsQuery);
  const chosen = data?.focus;
  useEffect(() => {
    if (chosen) storedApp.homeFocus.set(chosen);
  }, [chosen]);
  const focus = chosen ?? storedApp.homeFocus.get();
  if (focus === null && isPending) return <PageSpinner />;
  return focus === 'teach' ? teach : study;
}
