import { storedDevice } from './storage/device.ts';

export type SaverChoice = 'on' | 'off' | 'device';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** What was chosen here; the phone's own setting holds until then. */
export function getSaver(): SaverChoice {
  const stored = storedDevice.saver.get();
  return stored === 'on' || stored === 'off' ? stored : 'device';
}

/** Whether the phone or the browser is set to save data. */
export function deviceSaves(): boolean {
  const { saveData = false } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  return saveData || (window.matchMedia?.('(prefers-reduced-data: reduce)').matches ?? false);
}

/** No web font, no picture that nobody tapped, nothing loaded ahead. */
export function isSaving(): boolean {
  const choice = getSaver();
  return choice === 'device' ? deviceSaves() : choice === 'on';
}

function show(): void {
  if (isSaving()) document.documentElement.dataset.saver = 'on';
  else delete document.documentElement.dataset.saver;
}

/** Kept like the theme: in storage for the page, and in a cookie, so that the server writes it onto the document. */
function tellServer(choice: SaverChoice): void {
  const kept =
    choice === 'device' ? 'saver=; path=/; max-age=0' : `saver=${choice}; path=/; max-age=${YEAR_IN_SECONDS}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `${kept}; SameSite=Lax`;
}

export function setSaver(choice: SaverChoice): void {
  if (choice === 'device') storedDevice.saver.remove();
  else storedDevice.saver.set(choice);
  tellServer(choice);
  show();
}

/** Shows what holds, and follows a choice in another tab. A document from the phone's own store may be of another day. */
export function followSaver(): void {
  if (getSaver() !== 'device') tellServer(getSaver());
  show();
  window.addEventListener('storage', (event) => {
    if (event.key === storedDevice.saver.key) show();
  });
}
