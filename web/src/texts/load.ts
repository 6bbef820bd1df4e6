import { storedDevice } from '../lib/storage/device.ts';
import { applyTranslation } from './define.ts';

/** Translations stand beside this file under their language's code: `yo.ts`, `pcm.ts`. */
const files = import.meta.glob<{ default: object }>(['./[a-z][a-z].ts', './[a-z][a-z][a-z].ts']);

/** Puts the chosen language in the place of English. Without one, or if it does not arrive, English stays. */
export async function loadChosenLanguage(): Promise<void> {
  const language = storedDevice.language.get();
  const load = language ? files[`./${language}.ts`] : undefined;
  if (!language || !load) return;
  try {
    applyTranslation((await load()).default);
    document.documentElement.lang = language;
  } catch {
    // The page is worth more than its language.
  }
}
