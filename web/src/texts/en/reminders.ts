import { defineTexts } from '../define.ts';

export const remindersTexts = defineTexts('reminders', {
  stop: {
    title: 'Stop reminders',
    text: 'You will get no more reminders from Akada, neither by mail nor on your devices. You can turn them on again in your settings.',
    button: 'Stop reminders',
    busy: 'Stopping...',
    done: 'You get no more reminders',
    doneText: 'You can turn them on again in your settings at any time.',
    failed: 'The reminders could not be stopped',
    incomplete: 'This link is incomplete. Open it again from the mail, or copy the whole address.',
    unreachable: 'We could not reach Akada. Check your connection and try again.',
    toSettings: 'Go to Settings',
  },
});
