import { defineTexts } from '../define.ts';

/** The page that a link to study materials opens. */
export const studyPagesTexts = defineTexts('studyPages', {
  loading: 'Loading study materials…',
  createdOn: (date: string) => `Created on ${date}`,
  updatedOn: (date: string) => `made again on ${date}`,
  contents: 'Contents',
  tools: 'What you can do',
  regenerate: 'Regenerate',
  regenerating: 'Regenerating…',
  regenerated: 'The study materials were made again.',
  print: 'Print',
  share: 'Share',
  copied: 'Link copied.',
  copyFailed: (link: string) => `The link could not be copied. It is ${link}`,
  pdf: 'Download PDF',
  pdfBusy: 'Making the PDF…',
  pdfNeedsPro: 'Download PDF is part of Pro.',
  pdfNotHere: 'Download PDF is not offered here.',
  seePlans: 'See plans',
  toTop: 'Back to the top',
  report: 'Report',

  failures: {
    load: 'Failed to load study materials.',
    gone: 'The link may have been closed or renewed. Ask the person who sent it.',
    missingDocument: 'Cannot regenerate: Missing document information',
    invalidDocument: 'Invalid document. Please upload a valid document.',
    signIn: 'Your session has expired. Please sign in again.',
    other: 'Something went wrong. Please try again.',
  },

  link: {
    heading: 'The link',
    open: 'Anyone with the link can read these materials, without an account.',
    closed: 'The link is closed: only you can read these materials.',
    taken_down: 'The people who run this server took the link down: only you can read these materials.',
    close: 'Close the link',
    reopen: 'Open the link again',
    renew: 'New link',
    renewHint: 'A new link makes the old one useless at once.',
    renewed: 'There is a new link. The old one no longer works.',
  },

  remove: {
    open: 'Delete',
    heading: 'Delete these study materials?',
    text: (title: string) => `“${title}” is deleted, and its link stops working for everyone. The document stays.`,
    keep: 'Keep them',
    confirm: 'Delete study materials',
    busy: 'Deleting…',
  },

  reporting: {
    heading: 'Report these study materials',
    text: 'Goes to the people who run this server, not to the person who made them.',
  },
});
