import { defineTexts } from '../../../texts/define.ts';

export const contactTexts = defineTexts('contact', {
  formLabel: 'Write to us',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  left: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'} left`,
  submit: 'Send message',
  submitting: 'Sending…',
  sent: 'Thank you. Your message is on its way.',
  sentText: (email: string) => `We’ll reply to ${email}.`,
  another: 'Write another message',
  failed: 'We couldn’t send your message. It’s still here; please try again.',
  checkConnection: 'We can’t reach Akada. Check your connection. Your message is still here.',
  faults: {
    name: 'Name is required',
    email: 'Please enter a valid email address',
    message: 'Message is required',
    messageLong: 'Message must be at most 5000 characters long',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    contact: typeof contactTexts;
  }
}
