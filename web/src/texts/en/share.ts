import { defineTexts } from '../define.ts';

/** The ways to hand a link on. */
export const shareTexts = defineTexts('share', {
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Select it and copy it by hand.',
  share: 'Share',
  whatsApp: 'Share on WhatsApp',
  showQr: 'QR code',
  qrText: 'Students point their phone’s camera at it.',
  drafts: {
    title: 'Share with drafts in it?',
    text: (drafts: number, all: number) =>
      `${drafts} of ${all} questions ${drafts === 1 ? 'is a draft' : 'are drafts'}: made by the computer, and not yet looked at by you.`,
    review: 'Go through them first',
    confirm: 'Share as it is',
    busy: 'One moment…',
    cancel: 'Not yet',
    failed: 'This could not be saved. Please try again.',
  },
});
