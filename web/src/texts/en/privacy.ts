import { defineTexts } from '../define.ts';

export const privacyTexts = defineTexts('privacy', {
  title: 'Privacy policy',
  description:
    'What Akada stores about you, where, why and for how long, and how you export or delete it. Under the Nigeria Data Protection Act 2023.',
  heading: 'Privacy policy',
  version: (version: string) => `Version ${version}. It applies together with the Terms & Policy of the same version.`,
  shortTitle: 'In short',
  short: {
    less: 'We keep what the product needs to work, and nothing for advertising.',
    sold: 'Nothing is sold or handed on.',
    requests: 'No page calls another company’s server by itself: no trackers, no foreign fonts, no analytics.',
    yours: 'You can download everything, and delete it, in Settings.',
  },
  who: {
    heading: 'Who is responsible',
    paragraphs: {
      one: 'The data controller under the Nigeria Data Protection Act 2023 is whoever runs this Akada server. You reach them by the contact page. The data lies in the database and the file store of this server, wherever its operator has placed it, and nowhere else.',
      two: 'You must be at least 16 years old to have an account.',
    },
  },
  use: {
    heading: 'Data use',
    lead: 'This is everything that is kept about a person, what for, and for how long.',
    caption: 'What is stored',
    what: 'What',
    why: 'What for',
    long: 'How long',
    rows: {
      account: {
        what: 'Account: name, email address, password (only as an Argon2 hash), short text about you, picture, time zone, when it was made',
        why: 'To sign you in, to greet you, to count days where you live',
        long: 'Until you change it or delete the account',
      },
      consent: {
        what: 'Consent: which version of the terms you accepted, and when',
        why: 'The law asks for a record',
        long: 'Until you delete the account',
      },
      sessions: {
        what: 'Sessions: for each device the name that its browser gives, when it signed in and was last used',
        why: 'To keep you signed in, and so that you can see and end sessions',
        long: '30 days after signing in, and 7 more so that a stolen session is recognised',
      },
      social: {
        what: 'Sign-in with Google or Apple, if you use it: the number under which they know you, and the name and address they pass on',
        why: 'To recognise you',
        long: 'Until you delete the account; a sign-in that was not finished: a day',
      },
      academic: {
        what: 'Academic profile: university, faculty, department, programme, level, semester, courses, learning style, standard',
        why: 'To match your courses and recommend sprints',
        long: 'Until you change it or delete the account',
      },
      sprints: {
        what: 'Recommended sprints, and which of them you chose',
        why: 'To show them to you',
        long: 'Until you delete the account',
      },
      preferences: {
        what: 'Preferences: learning preferences, theme, notifications, answers of the set-up',
        why: 'So that the product is as you like it on every device',
        long: 'Until you change them or delete the account',
      },
      invitations: {
        what: 'Invitations: your code, who signed up through it, points',
        why: 'To give both sides their points',
        long: 'Until you delete the account; the other side’s points stay, without you',
      },
      recovery: {
        what: 'Requests for a new password: when, and hashes of the address and the code',
        why: 'To check the code, and to stop guessing',
        long: 'One day',
      },
      contact: {
        what: 'Messages by the contact form: name, email address, text',
        why: 'To answer you',
        long: 'Until it is mailed to the operator, at most 30 days; then in their mailbox only',
      },
      counters: {
        what: 'Counters against guessing: keyed hashes of addresses, never the addresses',
        why: 'To slow down attacks',
        long: 'They count for at most a day',
      },
      log: {
        what: 'The server’s log: time, kind of page or call, answer, duration. No name, no email address, no network address, no content',
        why: 'To find faults',
        long: 'As long as the operator keeps logs',
      },
      copies: {
        what: 'Backups of all the above, if the operator makes them',
        why: 'So that nothing is lost in a fault',
        long: 'As the operator sets it; ask by the contact page',
      },
    },
    basis:
      'The legal basis is the agreement you make with the terms, your consent where we ask for it, and our legitimate interest in a safe service for log and counters. No decision with legal effect is made by a machine, and no profile is made for advertising.',
    models:
      'No text of yours is sent to a language model today. Before that begins, this page will say to whom and what.',
    browser:
      'In your browser Akada keeps your session, your theme, your email if you tick “Remember Me”, and drafts of what you typed. Logging out removes what belongs to the account. There is one cookie, for the theme.',
  },
  security: {
    heading: 'Data security',
    points: {
      transport: 'Connections are encrypted wherever the operator has set up HTTPS, which production asks for.',
      passwords: 'Passwords are hashed with Argon2id; codes and session tokens are stored as hashes only.',
      page: 'Pages run under a strict content policy: no foreign script, no inline script.',
      owner: 'Every query names its owner, and another account’s data answers like something that does not exist.',
      sessions: 'A session that is stolen and used twice is ended for both. You can end any session in Settings.',
      breach:
        'If a breach puts you at risk, we tell you and the Nigeria Data Protection Commission, as the Act demands.',
    },
  },
  email: {
    heading: 'Email use',
    paragraphs: {
      what: 'We write to you for four reasons: to confirm your address, to send a code for a new password, to say that your password was changed, and to answer you. Each mail says why it came.',
      ads: 'There is no newsletter and no advertising. Mails hold no tracking pictures. They pass through the mail server that the operator of this site has chosen.',
    },
  },
  rights: {
    heading: 'Your rights',
    lead: 'The Act gives you the right to know, to correct, to take away, to delete, to object, and to withdraw consent.',
    points: {
      see: 'See and correct: in Settings.',
      take: 'Take away: “Download my data” in Settings gives you one file with everything, readable by people and machines.',
      remove:
        'Delete: “Delete my account” in Settings removes your account and what belongs to it at once. Backups forget it when they are replaced.',
      object: 'Anything else, or without an account: write to us by the contact page. We answer within 30 days.',
      complain: 'You can complain to the Nigeria Data Protection Commission (ndpc.gov.ng) at any time.',
    },
  },
  changes: {
    heading: 'Changes',
    paragraphs: {
      one: 'When this policy changes, its version changes, and you are asked again if the change concerns what you agreed to.',
    },
  },
  contact: 'Contact us about privacy',
  settings: 'To Settings',
});
