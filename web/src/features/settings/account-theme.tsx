import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getTheme, setTheme } from '../../lib/theme.ts';
import { settingsQuery } from './settings-query.ts';

/** Shows the theme that the account has, also when it was chosen on another device. */
export function AccountTheme() {
  const theme = useQuery(settingsQuery).data?.theme;
  useEffect(() => {
    if (theme && theme !== getTheme()) setTheme(theme);
  }, [theme]);
  return null;
}
