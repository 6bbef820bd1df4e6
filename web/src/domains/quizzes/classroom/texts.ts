import { defineTexts } from '../../../texts/define.ts';

const results = (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`;

/** A class on one laptop, and what comes of it at the real site. */
export const classroomTexts = defineTexts('classroom', {
  title: 'A class without internet',
  back: 'Back to home',
  loading: 'Loading…',
  failed: 'We couldn’t load this page.',
  offer: {
    heading: 'No internet in the hall?',
    text: 'Run a quiz from one laptop: phones join over its Wi-Fi, with no data and no accounts.',
    open: 'Teach from a laptop',
  },
  laptop: {
    lead: 'Students join from their phones over this laptop’s Wi-Fi or hotspot. They need no data and no account.',
    join: 'How phones join',
    steps: {
      network: 'Join the same Wi-Fi or hotspot as this laptop.',
      open: 'Scan this, or open',
      code: 'Type the code of your quiz. The projector shows it.',
    },
    qr: 'QR code for the page where students type the code',
    network: 'Which network are the phones in?',
    option: (address: string, network: string) => `${address} (${network})`,
    noNetwork: 'This laptop isn’t in a network yet',
    noNetworkText: 'Turn on its hotspot, or join the Wi-Fi in the hall. The address will appear here.',
    sameAddress: 'Keep this laptop in the same network until everyone has submitted: phones remember its address.',
  },
  quizzes: {
    heading: 'Your quizzes on this laptop',
    none: 'No quizzes on this laptop yet.',
    make: 'Make a quiz',
    projector: 'Show on the projector',
    projectorOf: (title: string) => `Show “${title}” on the projector`,
    stats: 'Results and class list',
    statsOf: (title: string) => `Results and class list of “${title}”`,
    save: 'Save results',
    saveOf: (title: string) => `Save the results of “${title}”`,
    submitted: (count: number) => `${count} submitted`,
    saved: 'Saved. Bring this file to your Akada site.',
    saveFailed: 'We couldn’t save the file. Please try again.',
  },
  safety: {
    heading: 'What’s safe on this network',
    good: {
      phones: 'Phones can open the quiz and nothing else on this laptop.',
      keys: 'Right answers never leave this laptop before a student submits.',
      keep: 'If the hotspot drops, answers stay on the phone and are sent when it’s back.',
    },
    bad: {
      plain:
        'The network isn’t encrypted: someone near you could read what phones send. Don’t use it for a final exam.',
      passwords: 'Nobody should type a password on a phone here. Students never need one.',
      signIn: 'Log in on this laptop only, and lock its screen when you walk away.',
      names: 'Anyone can type any name. Check the results against your class list.',
    },
  },
  carry: {
    heading: 'Take the results to your Akada site',
    lead: 'Pair this laptop with your account before the class. Afterwards, bring the saved file.',
    code: 'This laptop’s code',
    copy: 'Copy',
    copied: 'Copied.',
    copyFailed: 'We couldn’t copy it. It’s selected: press Ctrl and C.',
    steps: {
      open: 'On your Akada site, log in and open “A class without internet” from your quizzes.',
      pair: 'Paste the code there, and check that it starts with',
      save: 'After the class, press “Save results” here and bring the file there.',
    },
  },
  site: {
    lead: 'Run a quiz from one laptop where there’s no network, then bring the results here.',
    laptops: 'Your laptops',
    none: 'No laptop paired yet.',
    starts: (start: string) => `Starts with ${start}`,
    paired: (moment: string) => `Paired ${moment}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removed: 'Removed. We’ll take nothing more from that laptop.',
    failed: 'That didn’t work. Please try again.',
  },
  pair: {
    heading: 'Pair a laptop',
    lead: 'Start Akada on the laptop with “npm start -- --class”, open the class page there and copy its code.',
    code: 'Laptop code',
    name: 'Name of the laptop',
    namePlaceholder: 'My HP',
    check: (start: string) => `Does the laptop’s own code start with ${start}? Only pair it if it does.`,
    submit: 'Pair this laptop',
    busy: 'Pairing…',
    done: (name: string) => `${name} is paired.`,
  },
  bring: {
    heading: 'Bring results',
    lead: 'Choose the file you saved on the laptop. You can bring the same file twice: each result counts once.',
    file: 'Choose the file',
    busy: 'Reading…',
    tooLarge: 'This file is too large to come from a class.',
    failed: 'We couldn’t bring the results. Please try again.',
    done: (title: string) => `“${title}” is here`,
    counts: (added: number, known: number, refused: number, listed: number) =>
      [
        `${results(added)} added`,
        known > 0 && `${results(known)} already here`,
        refused > 0 && `${results(refused)} refused because they don’t fit the quiz`,
        listed > 0 && `with your class list of ${listed}`,
      ]
        .filter(Boolean)
        .join(', ')
        .concat('.'),
    open: 'See the results',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    classroom: typeof classroomTexts;
  }
}
