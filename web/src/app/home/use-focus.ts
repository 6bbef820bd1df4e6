import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { settingsQuery } from '../../domains/identity/settings/settings-query.ts';
import { storedApp } from '../stored.ts';

/** Whether one studies or teaches; this device remembers it for the next time. */
export function useFocus(): { focus: string | null; isPending: boolean } {
  const { data, isPending } = useQuery(settingsQuery);
  const chosen = data?.focus;
  useEffect(() => {
    if (chosen) storedApp.homeFocus.set(chosen);
  }, [chosen]);
  return { focus: chosen ?? storedApp.homeFocus.get(), isPending };
}
