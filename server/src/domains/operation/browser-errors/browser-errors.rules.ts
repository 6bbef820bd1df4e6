/** How many different errors are kept: a broken release brings a few, a prankster any number. */
export const mostErrors = 500;
export const keptDays = 30;
export const shownErrors = 50;
export const callerLimit = { max: 20, seconds: 60 * 60 };

export interface BrowserError {
  message: string;
  place: string;
  page: string;
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Nothing that names a person or opens a door: addresses, keys and what follows a question mark in a link. */
const withoutSecrets = (text: string) =>
  text
    .replace(/\S+@\S+/g, '[address]')
    .replace(/[?#]\S*/g, '')
    .replace(/[\w-]{16,}/g, '[…]');

/** Parts of a path that say which thing it was: ids, codes, numbers. What is left says which page. */
const pageOf = (path: string) =>
  path
    .split(/[?#]/, 1)
    .join('')
    .split('/')
    .map((part) => (/^[a-z-]{1,30}$/.test(part) || part === '' ? part : '…'))
    .join('/');

/** As it is kept. What is left after the cuts is the same for everyone who met it. */
export function toKept({ message, place, page }: BrowserError): BrowserError {
  return {
    message: withoutSecrets(oneLine(message)).slice(0, 300) || 'No words',
    place: /^\/[\w./-]+:\d+:\d+$/.test(place) ? place : '',
    page: pageOf(oneLine(page)),
  };
}
