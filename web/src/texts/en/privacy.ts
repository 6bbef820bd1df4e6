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
    sold: 'Nothing is sold. What you share by a link, and what you leave in somebody’s quiz, others see; all else is for you alone.',
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
        what: 'Sign-in with Google, Apple or your university, if you use it: the number under which they know you, and the name and address they pass on',
        why: 'To recognise you',
        long: 'Until you delete the account; a sign-in that was not finished: a day',
      },
      academic: {
        what: 'Academic profile: university, faculty, department, programme, level, semester, courses, learning style, standard',
        why: 'To match your courses and recommend sprints',
        long: 'Until you change it or delete the account',
      },
      sprints: {
        what: 'Sprints: their plans and lessons, what you changed in them, videos you added, which days you completed, an exam date',
        why: 'To teach you. Nobody else sees them',
        long: 'Until you delete the sprint or the account',
      },
      record: {
        what: 'The record of learning: on which days you were here, how long you studied, which days and quizzes you finished, documents uploaded',
        why: 'Streak, study time, heatmap and achievements are counted from it',
        long: 'Until you delete the account, also when a sprint is deleted',
      },
      practice: {
        what: 'Quizzes about your days, cards and reviews: questions, your answers, scores, cards that you wrote or changed, questions that you called bad, and when each comes back',
        why: 'To ask again when you are about to forget. Nobody else sees them',
        long: 'Until you delete the sprint or the account; a card also until you drop it',
      },
      tutor: {
        what: 'Conversations with the tutor, and what you asked about a document; answers of the tutor that you called bad, with your question and the reason',
        why: 'So that you can go on where you were. Nobody else sees them; a bad answer is read, without your name, by who runs this site',
        long: 'With the tutor: until you press “Clear conversation” or delete the sprint; about a document: as long as the document; a bad answer: 180 days',
      },
      documents: {
        what: 'Documents that you upload: the file, its name, the text read from it, its summary',
        why: 'To answer, to make quizzes, study materials and sprints from them. Nobody else sees the file',
        long: 'Until you delete it (History, Documents) or the account',
      },
      made: {
        what: 'Quizzes and study materials that you make. Whoever has the link sees them, with your name on a quiz, and with your email only if you chose to show it',
        why: 'To share them. Closing or renewing a link ends that at once',
        long: 'Quizzes: until you delete them, with all results, or the account. Study materials: until you delete them or the account',
      },
      takers: {
        what: 'Results in shared quizzes: the name and email that were typed, the matriculation number and the group where the quiz asks for them, answers, score, when and how long. The lecturer who made the quiz sees all of it, also as a file to keep',
        why: 'So that the lecturer knows who did what',
        long: 'Name, email, number and group: 12 months; at once by a mailed link (“Have my name removed” on every quiz) or with your account. The score stays, as nobody’s, until the quiz is deleted',
      },
      classes: {
        what: 'Lists of a class that a lecturer puts in: matriculation numbers, names and groups. Only that lecturer sees them',
        why: 'So that the lecturer sees results by number, and who is missing',
        long: '12 months; sooner with the quiz, or when the lecturer removes or replaces the list',
      },
      attempts: {
        what: 'That a shared quiz was begun: name and email as typed, and when; of a timed one, since when its clock runs and how often it was opened',
        why: 'To tell how many began and did not finish',
        long: '90 days',
      },
      requests: {
        what: 'Requests to a lecturer by a quiz page, and requests for the removal of a name: name, email, text',
        why: 'To pass them on, or to send the link',
        long: 'Until they are mailed, at most 30 days',
      },
      reports: {
        what: 'Reports of abuse: reason, text, an email if you left one. The operator sees them, not the person reported',
        why: 'To look into it',
        long: 'As long as the quiz or the study materials exist',
      },
      tokens: {
        what: 'Document tokens: how many, which documents they unlocked',
        why: 'To count them once',
        long: 'Until you delete the account',
      },
      plan: {
        what: 'Your plan: its periods, whether it renews, and, if you pay by card, its brand, last four digits and a sealed code that charges it again. The card itself stays with the payment provider (Paystack, where it is connected), which gets your email address and the sum',
        why: 'To know who has Pro, and to renew it',
        long: 'The code until Pro ends or you delete the account; the rest until you delete the account',
      },
      receipts: {
        what: 'Payments and receipts: what, sum, VAT, reference, name and email',
        why: 'The law wants them in the books',
        long: '7 years; once you delete the account, without your name and email. A checkout that was not paid: 90 days',
      },
      orders: {
        what: 'What you had made: kind, wishes, how it went, and, until it is made, the network address that the order came from',
        why: 'To go on after a restart, and to share the teacher fairly',
        long: '30 days after it ended',
      },
      models: {
        what: 'Where a language model is connected: when it worked for you, for what, how much; no text',
        why: 'Budgets',
        long: '400 days; with the account it loses your name at once',
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
      reminders: {
        what: 'Reminders, if you ask for them: how often, when the last one came, and for each device that shows them the address that its browser made for that, encrypted. A calendar, if you make one: its address',
        why: 'To remind you, and to show your dates in your own calendar. A notice passes through the push service of your browser’s maker, encrypted so that only your browser can read it',
        long: 'A device: until you turn it off or its session ends. The rest: until you turn it off or delete the account',
      },
      digest: {
        what: 'The weekly digest, if you ask for it: that you want it, and when the last one was sent. It is written from your record of learning at that moment; no copy of it is kept',
        why: 'To tell you once a week what you learnt and what comes next',
        long: 'Until you delete the account; none is sent once you turn it off',
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
      'Lessons, questions and answers are made by a teacher that is part of Akada and runs on this server: nothing of yours leaves it for that. Whoever runs a server can connect a language model instead. Then the model’s provider is sent the text to work on (parts of your documents, lessons, your questions to the tutor), never your name, your address or anything of another account. Ask by the contact page whether this server does, and which one.',
    videos:
      'Videos are links to YouTube. A player is loaded only when you press play, from then on by YouTube’s rules. If the operator has set up a search for videos, this server sends YouTube the title and topics of a sprint, and nothing about you.',
    browser:
      'In your browser Akada keeps your session, your theme, whether data is saved and how much was used this month, your email if you tick “Remember Me”, drafts of what you typed, and, so that it works without a network, the pages you opened and copies of your sprints, lessons, conversations, reviews and progress. Logging out removes what belongs to the account. Two things stay until they are sent: what you studied without a network, sealed for your account, and a shared quiz that you handed in. Whoever reads an open lesson of the library without an account leaves its text and what was answered there in that browser, until an account takes it over. Whoever takes a shared quiz without an account leaves name, email and answers in that browser, so that a reload loses nothing; “Change” replaces them. There are two cookies: for the theme, and for saving data once you chose to.',
  },
  security: {
    heading: 'Data security',
    points: {
      transport: 'Connections are encrypted wherever the operator has set up HTTPS, which production asks for.',
      passwords: 'Passwords are hashed with Argon2id; codes and session tokens are stored as hashes only.',
      page: 'Pages run under a strict content policy: no foreign script, no inline script.',
      owner:
        'Every query names its owner, and another account’s data answers like something that does not exist. Right answers of a shared quiz leave the server only after handing in.',
      uploads: 'Uploaded files are read in a process of their own, without network, and given out to their owner only.',
      sessions: 'A session that is stolen and used twice is ended for both. You can end any session in Settings.',
      breach:
        'If a breach puts you at risk, we tell you and the Nigeria Data Protection Commission, as the Act demands.',
    },
  },
  email: {
    heading: 'Email use',
    paragraphs: {
      what: 'We write to you to confirm your address, to send a code for a new password, to say that your password was changed, to pass on what a student asks about a quiz of yours, to send the link that removes a name from quiz results, and to answer you. Each mail says why it came. Reminders and the weekly digest come only if you ask for them, and every one of them holds a link that stops them.',
      ads: 'There is no newsletter and no advertising. Mails hold no tracking pictures. They pass through the mail server that the operator of this site has chosen.',
    },
  },
  rights: {
    heading: 'Your rights',
    lead: 'The Act gives you the right to know, to correct, to take away, to delete, to object, and to withdraw consent.',
    points: {
      see: 'See and correct: in Settings.',
      take: 'Take away: “Download my data” in Settings gives you one file with everything: your documents as you uploaded them, sprints, quizzes, answers, conversations and the record, readable by people and machines.',
      remove:
        'Delete: “Delete my account” in Settings removes your account and what belongs to it at once: documents, sprints, conversations, and your quizzes with the results in them. What you left in quizzes of others loses your name. Backups forget it when they are replaced.',
      takers:
        'Without an account: “Have my name removed” on any quiz page mails you a link that takes your name and email out of every result.',
      object: 'Anything else, or without an account: write to us by the contact page. We answer within 30 days.',
      complain: 'You can complain to the Nigeria Data Protection Commission (ndpc.gov.ng) at any time.',
    },
  },
  changes: {
    heading: 'Changes',
    paragraphs: {
      one: 'When this policy changes, the version at its top changes. Which version you agreed to is recorded with your account; a change that needs your consent applies to you only once you have given it.',
    },
  },
  contact: 'Contact us about privacy',
  settings: 'Go to Settings',
});
