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
});
