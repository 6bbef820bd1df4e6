import { defineTexts } from '../define.ts';

export const contactPageTexts = defineTexts('contactPage', {
  title: 'Contact',
  description: 'Write to the people who run Akada: questions, faults, wrong outlines, privacy requests or ideas.',
  heading: 'Contact',
  lead: 'A question, a fault, a wrong course outline, an idea: write to us. A person reads every message, and the answer comes by email.',
  privacy: 'What happens with your message',
  privacyText:
    'It is mailed to the people who run this server and then removed from the database. If the mail cannot be delivered, it is deleted after 30 days.',
  privacyLink: 'Privacy policy',
});
