import { defineTexts } from '../define.ts';

export const commonTexts = defineTexts('common', {
  product: 'Akada',
  unreachable: 'We can’t reach Akada. Check your connection and try again.',
  unreadable: 'Akada’s answer didn’t come through whole. Please try again.',
  loading: 'Loading…',
  retry: 'Retry',
  yourAnswer: 'Your answer',
  away: 'We’re having trouble connecting. Nothing is lost, and this page will come back on its own.',
  renewal: 'We couldn’t check your login just now. Nothing is lost; we’ll try again automatically.',
  signedOut: 'You were logged out from another device. Please log in again.',
  offline: 'You’re offline. You can still read what you’ve already opened.',
  hoursAndMinutes: (hours: number, minutes: number) => `${hours}h ${minutes}m`,
  minutes: (minutes: number) => `${minutes}m`,
  /** Sent as they stand: whoever answers, the tutor or a document, understands them. */
  offers: { hint: 'Another hint', tell: 'Just tell me', more: 'More', show: 'Show me', card: 'Another card' },
  onThePage: 'See it on the page',
  picture: { enlarge: 'Enlarge the picture', close: 'Close the picture' },
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
});

declare module '../define.ts' {
  interface Namespaces {
    common: typeof commonTexts;
  }
}
