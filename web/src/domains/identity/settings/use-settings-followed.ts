import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMessage } from '../../../lib/messages.ts';
import { settingsQuery } from './settings-query.ts';

/** What was changed in another tab is read again. */
export function useSettingsFollowed(): void {
  const queries = useQueryClient();
  useEffect(
    () => onMessage(['SETTINGS_CHANGED'], () => void queries.invalidateQueries({ queryKey: settingsQuery.queryKey })),
    [queries],
  );
}
