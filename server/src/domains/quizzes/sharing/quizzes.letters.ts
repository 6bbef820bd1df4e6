import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Composer, MailService } from '../../letters/mail/mail.service.ts';
import { statusOf } from '../quiz.rules.ts';
import * as letters from './letters.repo.ts';

interface LettersDeps {
  db: Database;
  clock: Clock;
  mail: MailService;
}

/** Who finds a quiz shut writes for another reason than who has just taken it. */
function describeWish({ has_taken, message }: { has_taken: unknown; message: string }, isOpen: boolean) {
  if (!isOpen && !has_taken)
    return { wish: 'wrote to you about', fact: 'tried to open your quiz, which isn’t open now.' };
  if (!isOpen && message) return { wish: 'wrote to you about', fact: 'took your quiz, which isn’t open now.' };
  const fact = has_taken
    ? 'took your quiz and would like to see the class results.'
    : 'would like to see the results of your quiz.';
  return { wish: 'would like the results of', fact };
}

const paragraphsOf = (text: string) => (text ? text.split(/\n{2,}/) : []);

/** What takers write to lecturers. */
export function createQuizLetters({ db, clock, mail }: LettersDeps): Record<'quiz-request', Composer> {
  return {
    'quiz-request': async (id) => {
      const row = await letters.findStatsRequest(db.queries, id);
      if (!row) return null;
      const { wish, fact } = describeWish(row, statusOf(row, clock.now()) === 'open');
      const message = mail.write({
        to: row.owner_email,
        subject: `${row.name} ${wish} ${row.title}`,
        replyTo: { name: row.name, address: row.email },
        heading: `A student ${wish} “${row.title}”`,
        paragraphs: [`Hello ${row.owner_name},`, `${row.name} <${row.email}> ${fact}`, ...paragraphsOf(row.message)],
        button: { label: 'View the stats', url: mail.linkTo(`/quizzes/${row.quiz_id}/stats`) },
        note: 'We haven’t checked the name and address: the student typed them. If you reply, they’ll see your address; until then they won’t.',
      });
      return { message, onSent: () => letters.deleteRequest(db.queries, id) };
    },
  };
}
