import { createHash } from 'node:crypto';
import type { DeckImported } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { storable } from '../../../platform/storable.ts';
import type { SpooledFile } from '../../../platform/uploads.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { DeckCard, Reader } from '../../../ports/reader/port.ts';
import type { CardRow } from '../practice.repo.ts';
import type { Place } from './deck-place.ts';
import { changedQuestion, fromLearner, isWritable, toRow } from './deck-shape.ts';
import * as repo from './decks.repo.ts';
import { mostOwn } from './missed-cards.ts';

export interface DeckImportDeps {
  db: Database;
  clock: Clock;
  reader: Reader;
  spoolFolder: string;
}

/** The same card of the same deck is one card of hers, however often it is brought. */
const idOf = (ownerId: string, { guid, ord }: DeckCard) =>
  createHash('sha256').update(['anki', ownerId, guid, ord].join('\n')).digest('base64url').slice(0, 22);

const isSame = ({ question }: CardRow, { front, back }: DeckCard) =>
  question.question === front && question.correct_answer === back;

/** Brings a deck of Anki to a place: what is new is added, what was brought before gets the words of the file. */
export function createDeckImport({ db, clock, reader, spoolFolder }: DeckImportDeps) {
  async function take(ownerId: string, place: Place, file: SpooledFile): Promise<DeckImported> {
    const { cards, ...media } = await reader.readDeck(
      { path: file.path, name: 'deck.apkg' },
      { who: ownerId, size: file.size },
    );
    const told = cards.map((card) => ({ ...card, front: storable(card.front), back: storable(card.back) }));
    const asked = told.filter(({ asksByPicture }) => !asksByPicture);
    const whole = asked.filter(({ front, back }) => front !== '' && back !== '');
    const fit = whole.filter(({ front, back }) => isWritable(front, back));
    // Of two with one name the first one counts.
    const named = new Map(fit.toReversed().map((card) => [idOf(ownerId, card), card]));
    const now = clock.now();
    const counts = await db.queries.transaction().execute(async (trx) => {
      const guids = fit.map(({ guid }) => guid);
      const known = new Map(
        (await repo.listByIds(trx, ownerId, [...named.keys(), ...guids])).map((row) => [row.id, row]),
      );
      const added = [...named].reverse().filter(([id, { guid }]) => !known.has(id) && !known.has(guid));
      const changed = [...named].flatMap(([id, card]) => {
        const row = known.get(id);
        return row && !isSame(row, card) ? [{ row, card }] : [];
      });
      if (added.length > 0 && (await repo.countOwn(trx, ownerId)) + added.length > mostOwn)
        throw new AppError('cards_limit_reached');
      await repo.insertNew(
        trx,
        added.map(([id, { front, back, hasFormulas }], at) => {
          const card = { ...fromLearner(front, back, ''), isMarkdown: hasFormulas };
          // A deck of one's own is in the order in which its cards came about: theirs ends now.
          const writtenAt = new Date(now.getTime() - (added.length - 1 - at));
          return { ...toRow(ownerId, place, card, null, writtenAt), id, question_key: `own ${id}` };
        }),
      );
      for (const { row, card } of changed)
        await repo.changeCard(trx, row, JSON.stringify(changedQuestion(row, card.front, card.back)));
      return { added: added.length, changed: changed.length, same: named.size - added.length - changed.length };
    });
    return {
      ...counts,
      without_words: asked.length - whole.length,
      asked_by_picture: told.length - asked.length,
      too_long: whole.length - fit.length,
      ...media,
    };
  }

  return async (ownerId: string, place: Place, spool: (folder: string) => Promise<SpooledFile>) => {
    const file = await spool(spoolFolder);
    return take(ownerId, place, file).finally(file.remove);
  };
}
