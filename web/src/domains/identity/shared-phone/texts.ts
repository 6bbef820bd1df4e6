import { defineTexts } from '../../../texts/define.ts';

export const sharedPhoneTexts = defineTexts('sharedPhone', {
  who: {
    title: 'Who’s learning?',
    lead: 'Pick your name. Only you can open your lessons and answers.',
    offline: 'You’re offline. A PIN is checked by Akada, so opening an account needs a connection.',
    offlineSome:
      'You’re offline. Only those who chose it can open their account now, and without a connection a PIN just hides things from a quick look.',
    expired: 'You’ve been logged out. Your work is still here. Pick your name to go on.',
    waiting: 'Has work that isn’t sent yet',
    more: (name: string) => `More about ${name}`,
    someoneElse: 'Someone else',
    nobody: 'Nobody shares this phone.',
    logIn: 'Log in',
  },
  pin: {
    heading: (name: string) => `Hello, ${name}`,
    label: 'PIN',
    hint: '4 to 6 digits',
    show: 'Show PIN',
    hide: 'Hide PIN',
    invalid: 'A PIN has 4 to 6 digits.',
    wrong: 'That PIN isn’t right.',
    open: 'Open',
    opening: 'Opening…',
    closed: 'Too many wrong PINs, or your password has changed. Please use your password.',
    network: 'We couldn’t check your PIN. You need a connection for this.',
    failed: 'We couldn’t open your account. Please try again.',
    password: 'Use your password instead',
    otherWays: 'Other ways to log in',
    back: 'Back to all names',
    forgotten: 'Forgotten Password?',
  },
  forget: {
    open: 'Forget on this phone',
    title: (name: string) => `Forget ${name} on this phone?`,
    text: 'Everything of theirs goes from this phone. Their Akada account stays, and they can log in again anywhere.',
    waiting:
      'Some of their work hasn’t been sent yet, and would be lost. To keep it, let them open their account with a connection first.',
    cancel: 'Cancel',
    confirm: 'Forget',
    done: (name: string) => `${name} is forgotten on this phone.`,
  },
  settings: {
    heading: 'Shared phone',
    lead: 'For a phone that several people learn on. Each keeps their own lessons and answers, locked while someone else is learning.',
    switch: 'Several people learn on this phone',
    unable: 'This browser can’t lock what people leave here, so the phone can’t be shared.',
    failed: 'We couldn’t change that. Please try again.',
    on: 'This phone is shared now. Set a PIN to come back quickly.',
    off: 'This phone is only yours again.',
    honest:
      'While you’re learning, anyone holding the phone can see your account. Once you switch, only your PIN or password opens it, and Akada checks it: after five wrong PINs we ask for your password.',
    ownerOnly: (name: string) => `${name} turned this on, and can turn it off.`,
    turnOff: {
      title: 'Stop sharing this phone?',
      alone: 'Nobody else learns here, so nothing is removed.',
      others: (names: string) => `This removes everything of ${names} from this phone. Their accounts stay.`,
      lost: (names: string) =>
        `Not sent yet, and lost if you go on: work of ${names}. To keep it, let them open their account with a connection first.`,
      cancel: 'Keep sharing',
      confirm: 'Stop sharing',
    },
    pin: {
      heading: 'Your PIN on this phone',
      none: 'You don’t have one yet, so only your password opens your account here.',
      set: 'Your PIN opens your account here.',
      add: 'Set a PIN',
      change: 'Change PIN',
      remove: 'Remove PIN',
      removed: 'Your PIN is gone. Your password opens your account here.',
      saved: 'Your PIN is set.',
      new: 'New PIN',
      current: 'Your password',
      show: 'Show',
      hide: 'Hide',
      save: 'Save PIN',
      saving: 'Saving…',
      cancel: 'Cancel',
      offline: 'Let my PIN open my account without a connection too',
      offlineHint:
        'Then the PIN only hides your work: without a connection nobody counts wrong tries, and someone with time could get in.',
      offlineIsOn: 'It opens your account without a connection too, where it only hides your work.',
    },
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    sharedPhone: typeof sharedPhoneTexts;
  }
}
