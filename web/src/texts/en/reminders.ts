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
  stopDigest: {
    title: 'Stop the weekly digest',
    text: 'You will get no more weekly digests from Akada. You can turn them on again in your settings.',
    button: 'Stop the weekly digest',
    done: 'You get no more weekly digests',
    failed: 'The weekly digest could not be stopped',
  },
  device: {
    noDevice: (canTurnOn: boolean) =>
      canTurnOn
        ? 'No device shows reminders yet. Turn them on for this one:'
        : 'No device shows reminders yet, and this browser can’t. Open Akada in a browser that can, and turn them on there.',
    label: 'On this device',
    hint: 'Shows reminders here, also while Akada is closed.',
    blocked: 'Your browser is blocking notifications from this site. Allow them in its settings first.',
    denied: 'Your browser does not allow notifications.',
    failed: 'This could not be changed. Please try again.',
  },
  ask: {
    title: 'Nice start. Want a reminder tomorrow?',
    text: 'One notification in the early evening, only on days you haven’t studied yet. You can turn it off in Settings.',
    yes: 'Remind me',
    no: 'Not now',
    busy: 'Turning on...',
    done: 'You will be reminded on this device.',
  },
  calendar: {
    heading: 'Calendar',
    text: 'Your exam dates, the ends of your plans and closing times of quizzes, in the calendar of your phone or computer.',
    turnOn: 'Make a calendar address',
    busy: 'One moment...',
    address: 'Calendar address',
    addressHint: 'Subscribe to it in your calendar. Whoever has the address can read the dates.',
    copy: 'Copy address',
    copied: 'Address copied',
    copyFailed: 'The address is selected. Copy it by hand.',
    renew: 'New address',
    renewHint: 'The old address will stop working.',
    turnOff: 'Turn off',
    failed: 'This could not be changed. Please try again.',
    loadFailed: 'This could not be loaded.',
  },
});
