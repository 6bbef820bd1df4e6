import { defineTexts } from '../../../texts/define.ts';

/** The page that a link to study materials opens. */
export const studyPagesTexts = defineTexts('studyPages', {
  loading: 'Loading study materials…',
  createdOn: (date: string) => `Created on ${date}`,
  updatedOn: (date: string) => `updated on ${date}`,
  contents: 'Contents',
  tools: 'What you can do',
  regenerate: 'Regenerate',
  regenerating: 'Regenerating…',
  regenerated: 'Study materials updated.',
  print: 'Print',
  share: 'Share',
  copied: 'Link copied.',
  copyFailed: (link: string) => `We couldn’t copy the link. It’s ${link}`,
  pdf: 'Download PDF',
  pdfBusy: 'Making the PDF…',
  pdfNeedsPro: 'PDF download is part of Pro.',
  pdfNotHere: 'PDF download isn’t available here.',
  seePlans: 'See plans',
  toTop: 'Back to the top',
  report: 'Report',

  failures: {
    load: 'Failed to load study materials.',
    gone: 'The link may have been closed or replaced. Ask the person who sent it to you.',
    missingDocument: 'Cannot regenerate: Missing document information',
    invalidDocument: 'Invalid document. Please upload a valid document.',
    signIn: 'Your session has expired. Please sign in again.',
    other: 'Something went wrong. Please try again.',
  },

  link: {
    heading: 'Your link',
    open: 'Anyone with the link can read these materials. No account needed.',
    closed: 'The link is closed, so only you can read these materials.',
    taken_down: 'The people who run this server have taken the link down, so only you can read these materials.',
    close: 'Close the link',
    reopen: 'Open the link again',
    renew: 'Make a new link',
    renewHint: 'The old link will stop working straight away.',
    renewed: 'You’ve got a new link. The old one no longer works.',
  },

  remove: {
    open: 'Delete',
    heading: 'Delete these study materials?',
    text: (title: string) =>
      `This deletes “${title}”, and its link will stop working for everyone. The document stays.`,
    keep: 'Keep them',
    confirm: 'Delete study materials',
    busy: 'Deleting…',
  },

  reporting: {
    heading: 'Report these study materials',
    text: 'This goes to the people who run this server, not to the person who made them.',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    studyPages: typeof studyPagesTexts;
  }
}
