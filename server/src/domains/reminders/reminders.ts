import type { Clock } from '../../platform/clock.ts';
import type { Queue, Work } from '../../platform/queue.ts';
import type { Database } from '../../ports/db/port.ts';
import type { SettingsService } from '../identity/account/settings.service.ts';
import { dayAfter, type LearningRecord, streakOf } from '../learning/learning.service.ts';
import type { Composer, MailService, Stoppable } from '../letters/mail/mail.service.ts';
import type { ReviewsService } from '../practice/reviews/reviews.service.ts';
import type { DeadlinesService } from '../progress/deadlines/deadlines.service.ts';
import type { SprintFactsService } from '../sprints/sprint-facts.service.ts';
import type { PushService } from './push/push.ts';
import { pushReminder, remindersWork } from './reminders.jobs.ts';
import * as repo from './reminders.repo.ts';
import {
  daysBetween,
  dayToRemind,
  isStudied,
  nextStepOf,
  type Reminder,
  reminderOf,
  secondsLeft,
} from './reminders.rules.ts';
import type { Unsubscription } from './unsubscription/unsubscription.ts';

export { nextStepOf } from './reminders.rules.ts';

interface RemindersDeps {
  db: Database;
  clock: Clock;
  queue: Queue;
  push: Pick<PushService, 'hasDevice' | 'sendOnDay'>;
  mail: MailService;
  unsubscription: Unsubscription;
  settings: Pick<SettingsService, 'update'>;
  learning: LearningRecord;
  sprints: SprintFactsService;
  reviews: Pick<ReviewsService, 'due'>;
  deadlines: DeadlinesService;
}

export interface RemindersService {
  stoppable: Stoppable;
  composer: Composer;
  work: Work[];
}

const deeds = ['day_completed', 'sprint_completed', 'quiz_taken', 'review_done', 'outside_work'] as const;
const peopleAtOnce = 200;

/** Reminds whoever wants it of today's study, in the early evening of where they are, and never after it is done. */
export function createReminders(deps: RemindersDeps): RemindersService {
  const { db, clock, queue, push, mail, unsubscription, settings, learning, sprints, reviews, deadlines } = deps;

  /** What to say to somebody now; null where it is not the hour, where it is done, and where there is nothing to do. */
  async function reminderFor(person: repo.RemindedPerson): Promise<{ day: string; reminder: Reminder } | null> {
    const day = dayToRemind(person.reminders, person.timezone, clock.now());
    if (!day) return null;
    const doneToday = (await learning.events(person.id, deeds, 20)).filter((event) => event.day === day);
    if (isStudied(await learning.secondsOn(person.id, day), doneToday.length)) return null;
    const reminder = reminderOf(
      {
        next: nextStepOf(await sprints.list(person.id)),
        reviewsDue: (await reviews.due(person, 0)).due_count,
        streak: streakOf(
          (await learning.days(person.id)).map((one) => one.day),
          day,
        ).current,
        deadlines: await deadlines.list(person),
      },
      day,
    );
    return reminder && { day, reminder };
  }

  async function remind(person: repo.RemindedPerson): Promise<void> {
    if (person.reminders === 'off') return;
    // Looked at first, since for most it is not the hour.
    if (!dayToRemind(person.reminders, person.timezone, clock.now())) return;
    const takesPush = person.takes_push && (await push.hasDevice(person.id));
    if (!person.takes_mail && !takesPush) return;
    const due = await reminderFor(person);
    if (!due) return;
    const before = dayAfter(due.day, -daysBetween[person.reminders]);
    await db.queries.transaction().execute(async (trx) => {
      if (!(await repo.takeTurn(trx, person.id, due.day, before))) return;
      if (person.takes_mail) await mail.post('reminder', person.id, { within: trx });
      if (takesPush) await queue.enqueue(pushReminder, { userId: person.id }, { within: trx });
    });
  }

  async function notify(userId: string): Promise<void> {
    const person = await repo.findPerson(db.queries, userId);
    const due = person?.takes_push ? await reminderFor(person) : null;
    if (!person || !due) return;
    const { heading, sentences, action } = due.reminder;
    const text = JSON.stringify({ title: heading, body: sentences.join(' ').slice(0, 500), path: action.path });
    const ttlSeconds = secondsLeft(person.timezone, clock.now());
    await push.sendOnDay(userId, due.day, { text, ttlSeconds, topic: 'reminder' });
  }

  async function remindAll(signal: AbortSignal): Promise<void> {
    let after = '';
    for (;;) {
      const people = await repo.listPeople(db.queries, { after, limit: peopleAtOnce });
      for (const person of people) {
        signal.throwIfAborted();
        await remind(person);
      }
      const last = people.at(-1);
      if (!last || people.length < peopleAtOnce) return;
      after = last.id;
    }
  }

  return {
    stoppable: {
      stop: async (userId) => void (await settings.update(userId, { reminders: 'off' })),
      stopped: 'You won’t get any more reminders. You can turn them back on in Settings.',
    },

    composer: async (userId) => {
      const person = await repo.findPerson(db.queries, userId);
      // Between the turn and the letter the hour may pass, the study be done, or the wish change.
      const due = person?.takes_mail ? await reminderFor(person) : null;
      if (!person || !due || !(await repo.beginMail(db.queries, userId, due.day, clock.now()))) return null;
      const { heading, sentences, action } = due.reminder;
      const message = mail.write({
        to: person.email,
        subject: heading,
        heading,
        paragraphs: [`Hello ${person.name},`, ...sentences],
        button: { label: action.label, url: mail.linkTo(action.path) },
        note: `You asked for ${person.reminders} reminders. We only send them on days you haven’t studied yet.`,
        unsubscribe: { label: 'Stop these reminders', url: unsubscription.linkFor('reminder', person) },
      });
      return { message, onFailed: () => repo.undoMail(db.queries, userId, due.day) };
    },

    work: remindersWork({ run: remindAll, push: notify }),
  };
}
