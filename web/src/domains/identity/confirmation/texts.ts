import { defineTexts } from '../../../texts/define.ts';

export const confirmationTexts = defineTexts('confirmation', {
  title: 'Confirm your email address',
  busy: 'Confirming your email address…',
  done: 'Your email address is confirmed',
  doneText: 'Thank you. You can now get reminders, and points when you invite classmates.',
  failed: 'We couldn’t confirm your address',
  incomplete: 'This link is incomplete. Open it again from the email, or copy the whole address.',
  unreachable: 'We can’t reach Akada. Check your connection and try again.',
  toDashboard: 'Go to your dashboard',
  toSettings: 'Go to Settings',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    confirmation: typeof confirmationTexts;
  }
}
