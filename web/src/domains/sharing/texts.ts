import { counted } from '../../texts/counted.ts';
import { defineTexts } from '../../texts/define.ts';

/** The ways to hand a link on. */
export const shareTexts = defineTexts('share', {
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'We couldn’t copy the link. Select it and copy it yourself.',
  share: 'Share',
  whatsApp: 'Share on WhatsApp',
  showQr: 'QR code',
  qrText: 'Students can scan it with their phone camera.',
  drafts: {
    title: 'Share it with drafts?',
    text: (drafts: number, all: number) =>
      `${drafts} of ${counted(all, 'question')} ${drafts === 1 ? 'is a draft' : 'are drafts'}: Akada wrote ${drafts === 1 ? 'it' : 'them'} and you haven’t checked ${drafts === 1 ? 'it' : 'them'} yet.`,
    review: 'Check them first',
    confirm: 'Share as it is',
    busy: 'One moment…',
    cancel: 'Not yet',
    failed: 'We couldn’t save that. Please try again.',
  },
});

declare module '../../texts/define.ts' {
  interface Namespaces {
    share: typeof shareTexts;
  }
}
