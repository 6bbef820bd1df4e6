import type { Clock } from '../../../platform/clock.ts';
import type { Work } from '../../../platform/queue.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { LetterReader, SettingsService } from '../../identity/account/settings.service.ts';
import { dayAfter, dayIn, hourIn, type LearningRecord } from '../../learning/learning.service.ts';
import type { Composer, MailService, Stoppable } from '../../letters/mail/mail.service.ts';
import type { ReviewsService } from '../../practice/reviews/reviews.service.ts';
import type { SprintFactsService } from '../../sprints/sprint-facts.service.ts';
import { nextStepOf } from '../reminders.ts';
import type { Unsubscription } from '../unsubscription/unsubscription.ts';
import { digestWork } from './digest.jobs.ts';
import * as repo from './digest.repo.ts';
import { type Digest, digestOf, mondayToTell } from './digest.rules.ts';

interface DigestDeps {
  db: Database;
  clock: Clock;
  mail: MailService;
  unsubscription: Unsubscription;
  settings: Pick<SettingsService, 'update' | 'listDigestReaders' | 'findDigestReader'>;
  learning: LearningRecord;
  sprints: SprintFactsService;
  reviews: Pick<ReviewsService, 'due'>;
}

export interface DigestService {
  stoppable: Stoppable;
  composer: Composer;
  work: Work[];
}

const peopleAtOnce = 200;
const deeds = ['day_completed', 'quiz_taken', 'review_done'] as const;
/** More than anybody does in a week. */
const mostDeeds = 500;

/** A letter on Monday mornings, for whoever wants it: what was learnt last week, and what comes next. */
export function createDigest(deps: DigestDeps): DigestService {
  const { db, clock, mail, unsubscription, settings, learning, sprints, reviews } = deps;

  const mondayOf = ({ timezone }: LetterReader, now = clock.now()) =>
    mondayToTell({ day: dayIn(timezone, now), hour: hourIn(timezone, now) });

  async function digestFor({ id, timezone }: LetterReader, monday: string): Promise<Digest | null> {
    const first = dayAfter(monday, -7);
    const isLastWeek = (day: string) => day >= first && day < monday;
    const studied = (await learning.days(id)).filter(({ day, studied }) => studied && isLastWeek(day));
    const done = (await learning.events(id, deeds, mostDeeds)).filter(({ day }) => isLastWeek(day));
    const mine = await sprints.list(id);
    const finished = mine
      .flatMap(({ days }) => days)
      .flatMap(({ title, completedAt }) => (completedAt ? [{ title, completedAt }] : []))
      .filter(({ completedAt }) => isLastWeek(dayIn(timezone, completedAt)))
      .sort((a, b) => a.completedAt.getTime() - b.completedAt.getTime());
    return digestOf({
      minutes: Math.round(studied.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
      daysStudied: studied.length,
      finished: finished.map(({ title }) => title),
      quizScores: done.flatMap(({ kind, details }) =>
        kind === 'quiz_taken' && !details.selfMarked ? [details.score ?? 0] : [],
      ),
      reviewed: done.reduce((sum, { kind, details }) => sum + (kind === 'review_done' ? (details.count ?? 1) : 0), 0),
      reviewsDue: (await reviews.due({ id, timezone }, 0)).due_count,
      next: nextStepOf(mine),
    });
  }

  async function tell(reader: LetterReader): Promise<void> {
    const monday = mondayOf(reader);
    if (!monday || !(await digestFor(reader, monday))) return;
    await db.queries.transaction().execute(async (trx) => {
      if (await repo.takeTurn(trx, reader.id, monday)) await mail.post('digest', reader.id, { within: trx });
    });
  }

  async function tellAll(signal: AbortSignal): Promise<void> {
    let after = '';
    for (;;) {
      const readers = await settings.listDigestReaders({ after, limit: peopleAtOnce });
      for (const reader of readers) {
        signal.throwIfAborted();
        await tell(reader);
      }
      const last = readers.at(-1);
      if (!last || readers.length < peopleAtOnce) return;
      after = last.id;
    }
  }

  return {
    stoppable: {
      stop: async (userId) => void (await settings.update(userId, { weekly_digest: false })),
      stopped: 'You won’t get any more weekly digests. You can turn them back on in Settings.',
    },

    composer: async (userId) => {
      const reader = await settings.findDigestReader(userId);
      // Between the turn and the letter the morning may pass, or the wish change.
      const monday = reader ? mondayOf(reader) : null;
      const digest = reader && monday ? await digestFor(reader, monday) : null;
      if (!reader || !monday || !digest) return null;
      if (!(await repo.beginMail(db.queries, userId, monday, clock.now()))) return null;
      const { heading, paragraphs, action } = digest;
      const message = mail.write({
        to: reader.email,
        subject: heading,
        heading,
        paragraphs: [`Hello ${reader.name},`, ...paragraphs],
        button: { label: action.label, url: mail.linkTo(action.path) },
        note: 'You asked for a weekly digest. We send it on Mondays, and only when there’s something to say.',
        unsubscribe: { label: 'Stop these digests', url: unsubscription.linkFor('digest', reader) },
      });
      return { message, onFailed: () => repo.undoMail(db.queries, userId, monday) };
    },

    work: digestWork(tellAll),
  };
}
