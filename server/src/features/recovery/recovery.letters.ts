import type { Message } from '../../ports/mail/port.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { Recipient } from './recovery.repo.ts';

const notYou =
  'If you did not ask for this, you can ignore this mail: nothing has changed. Never give the code to anyone.';

export function codeLetter(mail: MailService, { name, email }: Recipient, code: string, minutes: number): Message {
  return mail.write({
    to: email,
    subject: `${code} is your Akada recovery code`,
    heading: 'Your recovery code',
    paragraphs: [`Hello ${name},`, `Enter this code to choose a new password. It works for ${minutes} minutes, once.`],
    code,
    note: notYou,
  });
}

export function linkLetter(mail: MailService, { name, email }: Recipient, token: string, minutes: number): Message {
  return mail.write({
    to: email,
    subject: 'Choose a new Akada password',
    heading: 'Choose a new password',
    paragraphs: [`Hello ${name},`, `Open this link to choose a new password. It works for ${minutes} minutes, once.`],
    button: { label: 'Choose a new password', url: mail.linkTo(`/newpassword?token=${token}`) },
    note: 'If you did not ask for this, you can ignore this mail: nothing has changed. Never give the link to anyone.',
  });
}

export function changedLetter(mail: MailService, { name, email }: Recipient): Message {
  return mail.write({
    to: email,
    subject: 'Your Akada password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${name},`,
      'The password of your Akada account has just been changed, and every other device was signed out.',
      'If that was you, there is nothing to do. If not, take your account back now:',
    ],
    button: { label: 'Recover Your Account', url: mail.linkTo('/reset-password') },
  });
}
