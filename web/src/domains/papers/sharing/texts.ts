import { counted } from '../../../texts/counted.ts';
import { defineTexts } from '../../../texts/define.ts';

/** Sharing a past paper: what its owner sees, and the page that the link opens. */
export const sharedPapersTexts = defineTexts('sharedPapers', {
  open: 'Share',
  title: 'Share this paper',
  lead: 'Anyone with the link can read its questions and keys. No account needed. The file you brought stays private.',
  toCheck: (count: number) =>
    `${counted(count, 'thing')} in this paper ${count === 1 ? 'is' : 'are'} still to look at. Check ${count === 1 ? 'it' : 'them'} first, or share it as it is.`,
  mayShare: 'I may share this paper',
  mayShareHint: 'I wrote it, or its owner lets me pass it on.',
  needsWord: 'Please tick this first: a paper belongs to whoever set it.',
  make: 'Get a link',
  busy: 'One moment…',
  link: 'Link to the paper',
  message: (name: string, link: string) => `${name}: past questions on Akada ${link}`,
  qr: 'QR code of the link to the paper',
  see: 'See it as others do',
  close: 'Close the link',
  closed: 'Link closed. Only you can see the paper.',
  reopen: 'Open the link again',
  opened: 'The link works again.',
  renew: 'Make a new link',
  renewed: 'You’ve got a new link. The old one no longer works.',
  failed: 'We couldn’t change the link. Please try again.',
  dismiss: 'Close',
  states: {
    open: 'Shared by link',
    closed: 'Link closed',
    taken_down: 'Link taken down',
  },
  closedText: 'The link is closed, so only you can see the paper.',
  takenDown:
    'The people who run this server have taken the link down, so only you can see the paper. You can still practise it.',

  page: {
    loading: 'Loading the paper…',
    kinds: { test: 'Test', examination: 'Examination', exercise: 'Exercise' },
    noCourse: 'Past paper',
    questions: (count: number) => counted(count, 'question'),
    notOurs: 'Somebody shared this paper. Akada hasn’t checked its questions or keys.',
    number: (number: string) => `Question ${number}`,
    noNumber: 'Question',
    marks: (marks: number) => counted(marks, 'mark'),
    showKey: 'Show the key',
    hideKey: 'Hide the key',
    showAnswer: 'Show the answer',
    hideAnswer: 'Hide the answer',
    ofQuestion: (number: string) => (number ? ` of question ${number}` : ''),
    key: (label: string, text: string) => `Key ${label}: ${text}`,
    from: {
      printed: 'Printed in the paper',
      own: 'Typed by you',
      shared: 'Typed by the person who shared the paper',
      model: 'Solved twice by a model, same answer. Not the lecturer’s key.',
      none: 'No key',
    },
    by: {
      paper: 'As the paper explains it',
      own: 'Your explanation',
      shared: 'Explained by the person who shared the paper',
      model: 'A model’s explanation',
    },
    copy: 'Copy to my papers',
    copying: 'Copying…',
    copied: 'It’s with your papers now.',
    wasThere: 'You’ve got this paper already.',
    toShelf: 'Practise it',
    noRoom: 'Your plan has no room for another paper. Delete one to make room.',
    seePlans: 'See plans',
    copyFailed: 'We couldn’t copy the paper. Please try again.',
    signUp: 'Sign up to practise it',
    signUpText: 'Copy it to your own papers: practise by topic, sit it against the clock, keep what you missed.',
    signIn: 'Log in',
    yours: 'This is your paper.',
    manage: 'Back to your papers',
    gone: 'This paper isn’t available',
    goneText: 'The link may have been closed or replaced. Ask the person who sent it to you.',
    failed: 'We couldn’t load the paper.',
    report: 'Report',
    reporting: {
      heading: 'Report this paper',
      text: 'This goes to the people who run this server, not to the person who shared it.',
    },
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    sharedPapers: typeof sharedPapersTexts;
  }
}
