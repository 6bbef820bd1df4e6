import { defineTexts } from '../../texts/define.ts';

export const remindersTexts = defineTexts('reminders', {
  stop: {
    title: 'Stop reminders',
    text: 'You won’t get any more reminders from Akada, by email or on your devices. You can turn them back on in Settings.',
    button: 'Stop reminders',
    busy: 'Stopping…',
    done: 'You won’t get any more reminders',
    doneText: 'You can turn them back on in Settings anytime.',
    failed: 'We couldn’t stop the reminders',
    incomplete: 'This link is incomplete. Open it again from the email, or copy the whole address.',
    unreachable: 'We can’t reach Akada. Check your connection and try again.',
    toSettings: 'Go to Settings',
  },
  stopDigest: {
    title: 'Stop the weekly digest',
    text: 'You won’t get any more weekly digests from Akada. You can turn them back on in Settings.',
    button: 'Stop the weekly digest',
    done: 'You won’t get any more weekly digests',
    failed: 'We couldn’t stop the weekly digest',
  },
  device: {
    noDevice: (canTurnOn: boolean) =>
      canTurnOn
        ? 'You haven’t turned reminders on for any device yet. Turn them on for this one:'
        : 'You haven’t turned reminders on for any device yet, and this browser can’t show them. Open Akada in a browser that can, and turn them on there.',
    label: 'On this device',
    hint: 'Shows reminders here, even when Akada is closed.',
    blocked: 'Your browser is blocking notifications from this site. Allow them in its settings first.',
    denied: 'Your browser doesn’t allow notifications.',
    failed: 'We couldn’t change that. Please try again.',
  },
  ask: {
    title: 'Nice start. Want a reminder tomorrow?',
    text: 'One notification in the early evening, only on days you haven’t studied yet. You can turn it off in Settings.',
    yes: 'Remind me',
    no: 'Not now',
    busy: 'Turning on…',
    done: 'We’ll remind you on this device.',
  },
  calendar: {
    heading: 'Calendar',
    text: 'See your exam dates, when your plans end and when quizzes close in the calendar on your phone or computer.',
    turnOn: 'Get a calendar address',
    busy: 'One moment…',
    address: 'Calendar address',
    addressHint: 'Subscribe to it in your calendar app. Anyone with the address can see the dates.',
    copy: 'Copy address',
    copied: 'Address copied',
    copyFailed: 'We couldn’t copy the address. It’s selected, so you can copy it yourself.',
    renew: 'Get a new address',
    renewHint: 'The old address will stop working.',
    turnOff: 'Turn off',
    failed: 'We couldn’t change that. Please try again.',
    loadFailed: 'We couldn’t load this.',
  },
});

declare module '../../texts/define.ts' {
  interface Namespaces {
    reminders: typeof remindersTexts;
  }
}
