import { defineTexts } from '../../../texts/define.ts';

export const scanTexts = defineTexts('scan', {
  open: 'Scan a code',
  close: 'Close',
  loading: 'Opening the camera…',
  lead: 'Hold the QR code in front of the camera. It’s read on this device and no picture is sent.',
  picture: 'What the camera sees',
  starting: 'Starting the camera…',
  how: 'Looking for a code…',
  photo: 'Choose a photo instead',
  reading: 'Reading the photo…',
  nothing: 'We found no QR code in this photo. Try one that’s sharp, straight and close.',
  unreadable: 'We couldn’t open this photo. Try another one.',
  failed: 'We couldn’t look for a code. Check your connection and try again.',
  other: 'This QR code isn’t a code from a file.',
  without: {
    absent: 'This page can’t use the camera here. Choose a photo of the code.',
    denied: 'Your browser is blocking the camera. Allow it in the site settings, or choose a photo.',
    missing: 'We found no camera on this device. Choose a photo of the code.',
    taken: 'The camera isn’t available right now. Close other apps that use it, or choose a photo.',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    scan: typeof scanTexts;
  }
}
