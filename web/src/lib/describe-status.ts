import { statusTexts } from '../texts/en/status.ts';

/** `Error 502: Bad Gateway`. Browsers do not know the words themselves: HTTP/2 sends none. */
export const describeStatus = (status: number): string =>
  statusTexts.error(status, statusTexts.reasons[status] ?? statusTexts.other);
