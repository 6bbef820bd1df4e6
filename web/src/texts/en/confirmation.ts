import { defineTexts } from '../define.ts';

export const confirmationTexts = defineTexts('confirmation', {
  title: 'Confirm your email address',
  busy: 'Confirming your email address...',
  done: 'Your email address is confirmed',
  doneText: 'Thank you. You can now get reminders, and points for inviting classmates.',
  failed: 'The address is not confirmed yet',
  incomplete: 'This link is incomplete. Open it again from the mail, or copy the whole address.',
  unreachable: 'We could not reach Akada. Check your connection and try again.',
  toDashboard: 'Go to Dashboard',
  toSettings: 'Go to Settings',
});
