import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getTheme, setTheme } from '../../../lib/theme.ts';
import { settingsQuery } from './settings-query.ts';

/** Shows the theme that was chosen for the account, also on another device. Until one is, the device's holds. */
export function AccountTheme() {
  const settings = useQuery(settingsQuery).data;
  const theme = settings?.theme_chosen ? settings.theme : undefined;
  useEffect(() => {
    if (theme && theme !== getTheme()) setTheme(theme);
  }, [theme]);
  return null;
}
