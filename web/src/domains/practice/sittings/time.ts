import { sittingTexts } from './texts.ts';

const texts = sittingTexts.time;
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** `11:04`, where the student is. */
export const clockTime = (moment: number): string => clock.format(moment);

/** Whole seconds until a moment, never below 0. */
export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1000));

/** `34:12`, `1:04:12`. */
export function countdown(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** `34 minutes`, or `50 seconds` below one: as it is said. */
export const spoken = (seconds: number): string =>
  seconds < 60 ? texts.seconds(seconds) : texts.minutes(Math.floor(seconds / 60));

/** `4 min 2 s`. */
export const took = (seconds: number): string => texts.short(Math.floor(seconds / 60), seconds % 60);
