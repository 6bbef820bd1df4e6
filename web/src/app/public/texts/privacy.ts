import { defineTexts } from '../../../texts/define.ts';

export const privacyTexts = defineTexts('privacy', {
  title: 'Privacy policy',
  description:
    'What Akada stores about you, where, why and for how long, and how you export or delete it. Under the Nigeria Data Protection Act 2023.',
  heading: 'Privacy policy',
  version: (version: string) => `Version ${version}. It applies together with the Terms & Policy of the same version.`,
  shortTitle: 'In short',
  short: {
    less: 'We keep what the product needs to work, and nothing for advertising.',
    sold: 'Nothing is sold. Others see what you share with a link and what you leave in someone’s quiz; everything else is just for you.',
    requests:
      'No page contacts another company’s server unless you ask it to: no trackers, no outside fonts, no analytics.',
    yours: 'You can download everything, and delete it, in Settings.',
  },
  who: {
    heading: 'Who is responsible',
    paragraphs: {
      one: 'The data controller under the Nigeria Data Protection Act 2023 is whoever runs this Akada server. You can reach them through the contact page. Your data is in this server’s database and file store, wherever its operator keeps them, and nowhere else.',
      two: 'You must be at least 16 years old to have an account.',
    },
  },
  use: {
    heading: 'Data use',
    lead: 'This is everything we keep about you, why, and for how long.',
    caption: 'What we store',
    what: 'What',
    why: 'Why',
    long: 'How long',
    rows: {
      account: {
        what: 'Account: name, email address, password (only as an Argon2 hash), short text about you, picture, time zone, when you created it',
        why: 'To log you in, to greet you, to count days in your time zone',
        long: 'Until you change it or delete the account',
      },
      consent: {
        what: 'Consent: which version of the terms you accepted, and when',
        why: 'The law requires a record',
        long: 'Until you delete the account',
      },
      sessions: {
        what: 'Sessions: for each device, the name its browser gives, when it logged in and when it was last used',
        why: 'To keep you logged in, and so you can see and end sessions',
        long: '30 days after you log in, and 7 more so we can spot a stolen session',
      },
      sharedPhones: {
        what: 'Shared phones you learn on: since when, when you last came back, and your PIN there as a hash',
        why: 'So that only you can open your account on a phone you share',
        long: 'Until you delete the account or stay away from that phone for 400 days',
      },
      social: {
        what: 'Login with Google, Apple or your university, if you use it: the ID they know you by, and the name and address they pass on',
        why: 'To recognise you',
        long: 'Until you delete the account; an unfinished login: one day',
      },
      launches: {
        what: 'Opening Akada from your university’s learning platform, if you do: the ID it knows you by, your name there, the courses you came from, which linked quizzes you opened and whether you teach there',
        why: 'To recognise you, to open what your lecturer linked to, to send your results of a linked quiz back to your course, and to show your lecturer who hasn’t taken it. For that we ask the platform who is in the course each time, and keep nothing of its answer',
        long: 'The ID, the linked quizzes with their courses, and which results go back: until you delete the account. That you teach a course: 180 days after you last came from it. Everything else: one day',
      },
      academic: {
        what: 'Academic profile: university, faculty, department, programme, level, semester, courses, learning style, standard',
        why: 'To match your courses and recommend sprints',
        long: 'Until you change it or delete the account',
      },
      sprints: {
        what: 'Sprints: their plans and lessons, your edits, videos you added, days you completed, your exam date',
        why: 'To teach you. Nobody else can see them',
        long: 'Until you delete the sprint or the account',
      },
      record: {
        what: 'Your learning record: the days you were here, how long you studied, the days and quizzes you finished, documents you uploaded',
        why: 'To count your streak, study time, heatmap and achievements',
        long: 'Until you delete the account, even if you delete the sprint',
      },
      practice: {
        what: 'Quizzes about your days, exams you sat, cards and reviews: questions, your answers, scores, cards you wrote or edited, questions you reported, when each comes back, and which answers you brought from a file',
        why: 'To ask again just before you’d forget. Nobody else can see them',
        long: 'Until you delete the sprint or the account; a card also until you drop it',
      },
      tutor: {
        what: 'Conversations with the tutor, and what you asked about a document; tutor answers you marked “Not helpful”, with your question and the reason; that an answer helped, if you press “This helped”, without your question',
        why: 'So you can carry on where you left off. Nobody else can see them, except that the people who run this site read answers you marked “Not helpful”, without your name',
        long: 'With the tutor: until you press “Clear conversation” or delete the sprint; about a document: as long as the document; an answer you marked: 180 days',
      },
      papers: {
        what: 'Past papers you bring: the file, its name, the questions we read from it, keys and topics you set, your answers',
        why: 'So you can check and practise them. Nobody else can see them, unless you share a paper: then anyone with the link sees its questions and keys, not the file, and can copy them',
        long: 'Until you delete the paper or the account',
      },
      documents: {
        what: 'Documents you upload: the file, its name, the text we read from it, its summary; what of a course your notes cover, with your corrections and what you write for the printed page; pages you photograph, without place or camera details, with the text we read from them',
        why: 'To answer your questions and make quizzes, study materials and sprints. Nobody else can see the file',
        long: 'Until you delete it (History, Documents) or the account; photographs you never use, 30 days',
      },
      made: {
        what: 'Quizzes, with the pictures in them, and study materials you make. Anyone with the link can see them, with your name on a quiz, and your email only if you chose to show it',
        why: 'To share them. Close or renew a link to stop that straight away',
        long: 'Quizzes: until you delete them, with all results, or the account. Pictures that are in no quiz: 30 days. Study materials: until you delete them or the account',
      },
      takers: {
        what: 'Results in shared quizzes: the name and email you typed, your matriculation number and group if the quiz asks for them, answers, score, when and how long. The lecturer who made the quiz can see all of it and download it',
        why: 'So that the lecturer knows who did what',
        long: 'Name, email, number and group: 12 months; straight away by an emailed link (“Remove my name” on every quiz) or with your account. The score stays, without your name, until the quiz is deleted',
      },
      classes: {
        what: 'Class lists a lecturer adds: matriculation numbers, names and groups. Only that lecturer can see them',
        why: 'So the lecturer can see results by number, and who’s missing',
        long: '12 months; sooner with the quiz, or when the lecturer removes or replaces the list',
      },
      laptops: {
        what: 'Laptops you teach from and paired with your account: the name you gave each, its public key, when you paired it, and which of your quizzes hold its results',
        why: 'So we only take results from your own laptops, and each result once',
        long: 'Until you remove the laptop, delete the quiz or delete the account',
      },
      attempts: {
        what: 'That someone started a shared quiz: name and email as typed, and when; for a timed quiz, when its clock started, how often it was opened and on how many devices (a code that only tells them apart)',
        why: 'To show how many started but didn’t finish',
        long: '90 days',
      },
      requests: {
        what: 'Messages to a lecturer from a quiz page, and requests to remove a name: name, email, text',
        why: 'To pass them on, or to send the link',
        long: 'Until we’ve emailed them, at most 30 days',
      },
      reports: {
        what: 'Reports of abuse: reason, text, an email if you left one. The operator sees them, not the person reported',
        why: 'To look into it',
        long: 'As long as the quiz or the study materials exist',
      },
      tokens: {
        what: 'Document tokens: how many, which documents they unlocked',
        why: 'To keep count of them',
        long: 'Until you delete the account',
      },
      plan: {
        what: 'Your plan: its periods, whether it renews, and, if you pay by card, its brand, last four digits and a sealed code that charges it again. The card itself stays with the payment provider (Paystack, where it is connected), which gets your email address and the amount',
        why: 'To know who has Pro, and to renew it',
        long: 'The code until Pro ends or you delete the account; the rest until you delete the account',
      },
      receipts: {
        what: 'Payments and receipts: item, amount, VAT, reference, name and email',
        why: 'The law requires us to keep them',
        long: '7 years; once you delete the account, without your name and email. An unpaid checkout: 90 days',
      },
      trials: {
        what: 'The fact that your address has had its free trial or free document: a keyed hash that nobody can turn back into the address',
        why: 'To give each once, even when an account is deleted and made again',
        long: '3 years, even after you delete the account',
      },
      orders: {
        what: 'What you asked us to make: type, options, how it went, and, until it’s done, the network address the request came from',
        why: 'To carry on after a restart, and to give everyone a fair turn',
        long: '30 days after it’s done',
      },
      onceOnly: {
        what: 'A copy of what you create (a quiz, a card, a sprint, a payment you begin), as we answered it, with a code your device sent along',
        why: 'So that nothing is created twice when a connection breaks and your device asks again',
        long: '30 days, even if you delete the original sooner; or until you delete the account',
      },
      models: {
        what: 'If a language model is connected: when it worked for you, what for, and how much; no text',
        why: 'To keep to a budget',
        long: '400 days; if you delete the account, your name goes straight away',
      },
      preferences: {
        what: 'Preferences: learning preferences, theme, notifications, your answers during setup',
        why: 'So Akada works the way you like on every device',
        long: 'Until you change them or delete the account',
      },
      invitations: {
        what: 'Invitations: your code, who signed up through it, points',
        why: 'To give both sides their points',
        long: 'Until you delete the account; your classmate keeps their points, without your name',
      },
      recovery: {
        what: 'Requests for a new password: when, and hashes of the address and the code',
        why: 'To check the code, and to stop people guessing it',
        long: 'One day',
      },
      contact: {
        what: 'Messages from the contact form: name, email address, text',
        why: 'To answer you',
        long: 'Until we’ve emailed it to the operator, at most 30 days; then only in their mailbox',
      },
      reminders: {
        what: 'Reminders, if you ask for them: how often, when the last one came, and for each device that shows them, the address its browser created, encrypted. Your calendar address, if you make one',
        why: 'To remind you, and to show your dates in your own calendar. Notifications pass through your browser maker’s push service, encrypted so only your browser can read them',
        long: 'A device: until you turn it off or its session ends. The rest: until you turn it off or delete the account',
      },
      digest: {
        what: 'The weekly digest, if you ask for it: that you want it, and when we sent the last one. We write it from your learning record at that moment and don’t keep a copy',
        why: 'To tell you once a week what you learnt and what comes next',
        long: 'Until you delete the account; we stop sending once you turn it off',
      },
      counters: {
        what: 'Counters that stop people guessing passwords: keyed hashes of addresses, never the addresses',
        why: 'To slow down attacks',
        long: 'They count for at most a day',
      },
      log: {
        what: 'The server’s log: time, type of page or call, response, duration. No name, no email address, no network address, no content',
        why: 'To find problems',
        long: 'As long as the operator keeps logs',
      },
      copies: {
        what: 'Backups of all of the above, if the operator makes them',
        why: 'So nothing is lost if something breaks',
        long: 'Up to the operator; ask through the contact page',
      },
    },
    basis:
      'The legal basis is the agreement you make with the terms, your consent where we ask for it, and, for the log and counters, our legitimate interest in a safe service. No machine makes a decision with legal effect, and we build no advertising profile.',
    models:
      'Akada’s own teacher writes lessons, questions and answers on this server: nothing of yours leaves it for that. The people who run a server can connect a language model instead. Then we send the model’s provider the text to work on (parts of your documents, lessons, past questions, your questions to the tutor), never your name, your address or anything from another account. Ask through the contact page whether this server does, and which one.',
    videos:
      'Videos are links to YouTube. The player only loads when you press play, and from then on YouTube’s rules apply. If the operator has set up a search for videos, this server sends YouTube the title and topics of a sprint, and nothing about you.',
    browser:
      'In your browser Akada keeps your session, your theme, whether you save data and how much you’ve used this month, your email if you tick “Remember Me”, drafts of what you typed, and, so it works offline, the pages you’ve opened and copies of your sprints, lessons, conversations, reviews and progress. On a phone you’ve made a shared one, it also keeps the names and emails of those who learn there, and what each of them leaves is encrypted while someone else is learning. Logging out removes what belongs to the account. Two things stay until we’ve sent them: what you studied offline, sealed for your account, and any shared quiz you submitted. If you read a free library lesson without an account, its text and your answers stay in that browser until you add them to an account. If you take a shared quiz without an account, your name, email and answers stay in that browser so a reload loses nothing; “Change” replaces them. There are two cookies: one for the theme, and one for saving data if you choose to.',
  },
  security: {
    heading: 'Data security',
    points: {
      transport: 'Connections are encrypted wherever the operator has set up HTTPS, as a live server should.',
      passwords: 'Passwords are hashed with Argon2id; codes and session tokens are stored as hashes only.',
      page: 'Pages run under a strict content policy: no outside scripts, no inline scripts.',
      owner:
        'You can only reach your own data, never another account’s. The right answers to a shared quiz only leave the server after you submit.',
      uploads:
        'We read uploaded files in a separate process with no network access, and only their owner can download them.',
      sessions: 'If a stolen session is used twice, we end it for both. You can end any session in Settings.',
      breach:
        'If a breach puts you at risk, we’ll tell you and the Nigeria Data Protection Commission, as the Act requires.',
    },
  },
  email: {
    heading: 'Email use',
    paragraphs: {
      what: 'We write to you to confirm your address, to send a code for a new password, to say that your password was changed, to pass on what a student asks about your quiz, to send the link that removes a name from quiz results, and to answer you. Each email says why you got it. We only send reminders and the weekly digest if you ask for them, and each one has a link to stop them.',
      ads: 'There’s no newsletter and no advertising. Emails contain no tracking pictures. They go through the mail server the operator of this site has chosen.',
    },
  },
  rights: {
    heading: 'Your rights',
    lead: 'The Act gives you the right to know, correct, download, delete and object, and to withdraw consent.',
    points: {
      see: 'See and correct: in Settings.',
      take: 'Download: “Download my data” in Settings gives you one file with everything: your documents as you uploaded them, sprints, quizzes, answers, conversations and your learning record, readable by people and machines.',
      remove:
        'Delete: “Delete my account” in Settings removes your account and everything in it straight away: documents, sprints, conversations, and your quizzes with their results. What you left in other people’s quizzes loses your name. It disappears from backups as they’re replaced.',
      takers:
        'Without an account: “Remove my name” on any quiz page emails you a link that takes your name and email out of every result.',
      object: 'Anything else, or without an account: write to us through the contact page. We’ll reply within 30 days.',
      complain: 'You can complain to the Nigeria Data Protection Commission (ndpc.gov.ng) at any time.',
    },
  },
  changes: {
    heading: 'Changes',
    paragraphs: {
      one: 'When this policy changes, the version at its top changes. We record which version you agreed to; a change that needs your consent only applies to you once you’ve given it.',
    },
  },
  contact: 'Contact us about privacy',
  settings: 'Go to Settings',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    privacy: typeof privacyTexts;
  }
}
