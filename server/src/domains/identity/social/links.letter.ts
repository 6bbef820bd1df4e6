import type { Database } from '../../../ports/db/port.ts';
import type { Composer, MailService } from '../../letters/mail/mail.service.ts';
import * as users from '../users/users.service.ts';
import * as repo from './links.repo.ts';
import type { OuterDoors } from './links.service.ts';
import { providerTitles } from './social.rules.ts';

interface LetterDeps {
  db: Database;
  mail: MailService;
  outerDoors: readonly OuterDoors[];
}

const isProvider = (id: string): id is keyof typeof providerTitles => id in providerTitles;

/** Tells the owner of an account that it can be opened from somewhere new; nothing where that has ended meanwhile. */
export function createJoinedLetter({ db, mail, outerDoors }: LetterDeps): Composer {
  async function nameOf(userId: string, id: string): Promise<string | undefined> {
    if (isProvider(id)) {
      const rows = await repo.list(db.queries, userId);
      return rows.some(({ provider }) => provider === id) ? providerTitles[id] : undefined;
    }
    const lists = await Promise.all(outerDoors.map((doors) => doors.list(db.queries, userId)));
    return lists.flat().find((door) => door.id === id)?.name;
  }

  return async (given) => {
    const [userId = '', id = ''] = given.split(' ');
    const person = await users.findPerson(db.queries, userId);
    const name = person && (await nameOf(userId, id));
    if (!person || name === undefined) return null;
    const message = mail.write({
      to: person.email,
      subject: `Your Akada account now opens from ${name}`,
      heading: 'A new way into your account',
      paragraphs: [
        `Hello ${person.name},`,
        `From now on, whoever logs in to ${name} as you opens your Akada account, without your password.`,
        'If that was you, there’s nothing to do. You can remove it in Settings at any time.',
        'If it wasn’t, take your account back now. That also removes this and every other way in.',
      ],
      button: { label: 'Recover Your Account', url: mail.linkTo('/reset-password') },
    });
    return { message };
  };
}
