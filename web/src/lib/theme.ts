import { storedDevice } from './storage/device.ts';

export type Theme = 'light' | 'dark' | 'system';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark' || value === 'system';

export function getTheme(): Theme {
  const stored = storedDevice.theme.get();
  return isTheme(stored) ? stored : 'system';
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function tellServer(theme: Theme, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `theme=${theme}; path=/; max-age=${seconds}; SameSite=Lax`;
}

/**
 * Chooses a theme and shows it at once. It is kept twice: in storage for the page,
 * and in a cookie so that the server can write it onto the document and nothing flashes.
 */
export function setTheme(theme: Theme): void {
  storedDevice.theme.set(theme);
  tellServer(theme, YEAR_IN_SECONDS);
  show(theme);
}

/** The theme was an account's that is left now: the system's is followed again. */
export function forgetTheme(): void {
  storedDevice.theme.remove();
  tellServer('system', 0);
  show('system');
}

/**
 * Shows the theme that was chosen here, and follows one that is chosen in another tab. The server has written it onto the
 * page already, unless the cookie is lost (some browsers drop it after a week), so it is set anew.
 */
export function followTheme(): () => void {
  const stored = storedDevice.theme.get();
  if (isTheme(stored)) setTheme(stored);
  const onStorage = (event: StorageEvent) => {
    if (event.key === storedDevice.theme.key) show(getTheme());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
