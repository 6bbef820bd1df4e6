import { commonTexts } from '../texts/en/common.ts';

const LOCALE = 'en-NG';

const naira = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});
const nairaAndKobo = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
});
const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });

const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' });
const tenths = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const month = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' });

/** `2h 5m`, or `5m` below an hour. */
export function formatStudyTime(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? commonTexts.hoursAndMinutes(hours, minutes % 60) : commonTexts.minutes(minutes);
}

/** `1 day`, `2 days`. */
export function formatDays(count: number): string {
  return commonTexts.days(count);
}

/** `₦6,000`: naira without decimals. */
export function formatNaira(amount: number): string {
  return naira.format(amount);
}

/** `₦418.60`: for sums that are computed, such as VAT; whole naira stay without decimals. */
export function formatNairaAndKobo(amount: number): string {
  return nairaAndKobo.format(amount);
}

/** `3.4`: bytes as megabytes, by tenths while they are few. */
export function formatMegabytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return (megabytes < 100 ? tenths : whole).format(megabytes);
}

/** `1.2 MB`, `340 kB`: of a file. */
export function formatSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}

/** `3 March 2025`; what is no date is shown as nothing. */
export function formatDate(date: Date | string | number): string {
  const value = new Date(date);
  return Number.isNaN(value.getTime()) ? '' : day.format(value);
}

/** `Monday`, of a day as `2025-03-03`. */
export function formatWeekday(date: string): string {
  return weekday.format(new Date(date));
}

/** `Mar`, of a day as `2025-03-03`. */
export function formatMonth(date: string): string {
  return month.format(new Date(date));
}

/** `3 Mar 2025, 14:05`, where the reader is. */
export function formatMoment(date: Date | string | number): string {
  const value = new Date(date);
  return Number.isNaN(value.getTime()) ? '' : moment.format(value);
}
