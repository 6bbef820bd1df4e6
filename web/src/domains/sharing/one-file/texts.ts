import { defineTexts } from '../../../texts/define.ts';

export const oneFileTexts = defineTexts('oneFile', {
  close: 'Close',
  loading: 'Adding it up…',
  size: (size: string) => size,
  cost: (size: string, naira: string) => `${size}, about ${naira} of data`,
  costLess: (size: string) => `${size}, less than ₦1 of data`,
  load: 'Get the file',
  loadingFile: 'Getting it…',
  send: 'Send it',
  save: 'Save the file',
  saved: 'Saved. Look in your downloads.',
  failed: 'We couldn’t get the file. Please try again.',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    oneFile: typeof oneFileTexts;
  }
}
