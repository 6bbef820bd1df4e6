import { defineTexts } from '../../../texts/define.ts';

export const contactPageTexts = defineTexts('contactPage', {
  title: 'Contact',
  description:
    'Write to the people who run Akada about questions, problems, wrong outlines, privacy requests or ideas.',
  heading: 'Contact',
  lead: 'Got a question, a problem, a wrong course outline or an idea? Write to us. A person reads every message and replies by email.',
  privacy: 'What happens to your message',
  privacyText:
    'We email it to the people who run this server, then remove it from the database. If the email can’t be delivered, we delete it after 30 days.',
  privacyLink: 'Privacy policy',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    contactPage: typeof contactPageTexts;
  }
}
