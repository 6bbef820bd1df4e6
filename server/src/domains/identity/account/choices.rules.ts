import type { Settings } from '@akada/contract';

/** When each setting was chosen (ISO date); missing where nobody said. */
export type ChosenAt = Partial<Record<keyof Settings, string>>;

export interface Held {
  settings: Settings;
  chosenAt: ChosenAt;
}

/**
 * What of these choices is newer than what holds, each setting by itself: phones without a network may send them in any
 * order. Of two choices in the same moment every order leaves the same one.
 */
export function newerOf({ settings, chosenAt }: Held, choices: Partial<Settings>, at: Date): Partial<Settings> {
  const moment = at.toISOString();
  const isNewer = ([name, value]: [string, unknown]) => {
    const key = name as keyof Settings;
    const before = chosenAt[key] ?? '';
    return before < moment || (before === moment && String(settings[key]) < String(value));
  };
  return Object.fromEntries(Object.entries(choices).filter(isNewer));
}
