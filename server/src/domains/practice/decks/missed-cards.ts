import type { Queries } from '../../../ports/db/port.ts';
import { newCard } from '../../../ports/teacher/port.ts';
import { questionKey } from '../practice.rules.ts';
import { listBad } from '../questions/bad-questions.repo.ts';
import { ownPlace } from './deck-place.ts';
import { fromMissed, type Missed, missedId, missedKey, toRow } from './deck-shape.ts';
import * as repo from './decks.repo.ts';

/** So many cards of one's own are kept for everybody. */
export const mostOwn = 2000;

export interface MissedThere {
  /** The quiz or the paper that asked. */
  sourceId: string;
  title: string;
  questions: readonly (Missed & { id: string })[];
}

/** Cards, due at once, of what was missed; none of what comes back already or was called bad. */
export async function missedRows(db: Queries, ownerId: string, { sourceId, title, questions }: MissedThere, now: Date) {
  const keys = questions.map(({ question }) => questionKey(question));
  const known = await repo.listKnown(db, ownerId, keys);
  const bad = await listBad(db, ownerId);
  const card = newCard(now);
  return questions
    .filter(({ question }) => {
      const key = questionKey(question);
      return !known.has(key) && !bad.has(key);
    })
    .map((missed) => ({
      ...toRow(ownerId, { ...ownPlace, title }, fromMissed(missed, title), null, now),
      // The same question of the same source is one card of hers, however often and from wherever it is sent.
      id: missedId(ownerId, sourceId, missed.id),
      question_key: missedKey(missed.question),
      card: JSON.stringify(card),
      due_at: new Date(card.due),
    }));
}

/** Keeps what was missed in a sitting, as far as there is room for it: a result is never refused for want of it. */
export async function keepMissedIn(trx: Queries, ownerId: string, missed: MissedThere, now: Date): Promise<void> {
  const rows = await missedRows(trx, ownerId, missed, now);
  const room = Math.max(0, mostOwn - (await repo.countOwn(trx, ownerId)));
  await repo.insertNew(trx, rows.slice(0, room));
}
