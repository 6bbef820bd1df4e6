import { defineTexts } from '../define.ts';

export const contactTexts = defineTexts('contact', {
  formLabel: 'Write to us',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  left: (count: number) => `${count.toLocaleString('en')} characters left`,
  submit: 'Send message',
  submitting: 'Sending...',
  sent: 'Thank you. Your message is on its way to us.',
  sentText: (email: string) => `We will answer to ${email}.`,
  another: 'Write another message',
  failed: 'Your message could not be sent. It is still here; please try again.',
  checkConnection: 'We could not reach Akada. Check your connection. Your message is still here.',
  faults: {
    name: 'Name is required',
    email: 'Please enter a valid email address',
    message: 'Message is required',
    messageLong: 'Message must be at most 5000 characters long',
  },
});
