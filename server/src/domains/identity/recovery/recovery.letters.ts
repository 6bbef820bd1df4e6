import type { Message } from '../../../ports/mail/port.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';
import type { Recipient } from './recovery.repo.ts';

const notYou = 'Didn’t ask for this? You can ignore this email: nothing has changed. Never share the code with anyone.';

export function codeLetter(mail: MailService, { name, email }: Recipient, code: string, minutes: number): Message {
  return mail.write({
    to: email,
    subject: `${code} is your Akada recovery code`,
    heading: 'Your recovery code',
    paragraphs: [`Hello ${name},`, `Enter this code to choose a new password. It works once, for ${minutes} minutes.`],
    code,
    note: notYou,
  });
}

export function linkLetter(mail: MailService, { name, email }: Recipient, token: string, minutes: number): Message {
  return mail.write({
    to: email,
    subject: 'Choose a new Akada password',
    heading: 'Choose a new password',
    paragraphs: [`Hello ${name},`, `Open this link to choose a new password. It works once, for ${minutes} minutes.`],
    button: { label: 'Choose a new password', url: mail.linkTo(`/newpassword?token=${token}`) },
    note: 'Didn’t ask for this? You can ignore this email: nothing has changed. Never share the link with anyone.',
  });
}

export function changedLetter(mail: MailService, { name, email }: Recipient): Message {
  return mail.write({
    to: email,
    subject: 'Your Akada password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${name},`,
      'Your Akada password has just been changed, and we’ve logged out your other devices.',
      'If that was you, there’s nothing to do. If not, take your account back now:',
    ],
    button: { label: 'Recover Your Account', url: mail.linkTo('/reset-password') },
  });
}
