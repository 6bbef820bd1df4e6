import type { Body, Deck, DeckImported, DeckSummary, RecallCard } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { RenderRich } from '../../../platform/markdown/rich-lines.ts';
import type { Making } from '../../../platform/once.ts';
import type { SpooledFile } from '../../../platform/uploads.ts';
import type { Queries } from '../../../ports/db/port.ts';
import type { LearningRecord } from '../../learning/learning.service.ts';
import type { Submissions } from '../../quizzes/taking/submissions.service.ts';
import type { GenerationMaker } from '../../teaching/generation/generation.service.ts';
import type { CardRow } from '../practice.repo.ts';
import { type DeckFile, type DeckFormat, deckFile } from './deck-files.ts';
import { createDeckImport, type DeckImportDeps } from './deck-import.ts';
import { createDeckMaking, type DeckMakingDeps } from './deck-making.ts';
import { type AskedDeck, findPlace, ownPlace, type Place } from './deck-place.ts';
import { changedQuestion, fromLearner, toCard, toCards, toRow } from './deck-shape.ts';
import * as repo from './decks.repo.ts';
import { missedRows, mostOwn } from './missed-cards.ts';

export interface DecksDeps extends DeckMakingDeps, DeckImportDeps {
  learning: LearningRecord;
  submissions: Pick<Submissions, 'missed'>;
  renderRich: RenderRich;
}

type Written = Body<'cards', 'add'>;

export interface DecksService {
  list(ownerId: string): Promise<DeckSummary[]>;
  get(ownerId: string, asked: AskedDeck): Promise<Deck>;
  /** Begins to make a deck, unless that is under way, and shows it as it is now. */
  begin(ownerId: string, asked: AskedDeck, address: string): Promise<Deck>;
  /** The same, and waits for it. */
  make(ownerId: string, asked: AskedDeck, address: string): Promise<Deck>;
  add(ownerId: string, written: Written, making: Making): Promise<RecallCard>;
  /** Keeps what an attempt at a shared quiz missed as cards that are due at once; what is there already stays one. */
  keepMissed(ownerId: string, attemptToken: string): Promise<{ kept: number; missed: number; title: string }>;
  edit(ownerId: string, id: string, texts: Body<'cards', 'edit'>): Promise<RecallCard>;
  remove(ownerId: string, id: string): Promise<void>;
  exportFile(ownerId: string, asked: AskedDeck, format: DeckFormat): Promise<DeckFile>;
  /** Takes the cards of another program's deck; the file itself is not kept. */
  importFile(ownerId: string, asked: AskedDeck, spool: (folder: string) => Promise<SpooledFile>): Promise<DeckImported>;
  /** The cards of some days of a sprint, dropped ones too; made first where nobody has asked for them yet. */
  ofDays(ownerId: string, sprintId: string, days: readonly number[], address: string): Promise<CardRow[]>;
  maker: GenerationMaker;
}

const isMade = (rows: readonly CardRow[]) => rows.some(({ made_by }) => made_by !== 'learner');

/** Cards to recall a document or a day by: made by the teacher, written by the learner, kept until they are dropped. */
export function createDecks(deps: DecksDeps): DecksService {
  const { db, clock, documents, facts, learning, submissions, renderRich } = deps;
  const making = createDeckMaking(deps);
  const bring = createDeckImport(deps);
  const placeOf = (ownerId: string, asked: AskedDeck) => findPlace(deps, ownerId, asked);

  const rowsOf = (ownerId: string, { document_id, day_id }: Place) =>
    repo.listDeck(db.queries, ownerId, { documentId: document_id, dayId: day_id });

  async function deckOf(ownerId: string, place: Place): Promise<Deck> {
    const state = await making.stateOf(ownerId, place);
    const rows = await rowsOf(ownerId, place);
    const { day_id: _, ...shown } = place;
    return {
      ...shown,
      ...state,
      cards: await toCards(
        rows.filter(({ dropped_at }) => dropped_at === null),
        renderRich,
        ownerId,
      ),
      made: isMade(rows) || state.failure?.code === 'no_cards',
    };
  }

  async function ofDay(ownerId: string, place: Place, address: string): Promise<CardRow[]> {
    const rows = await rowsOf(ownerId, place);
    if (isMade(rows)) return rows;
    await making.makeNow(ownerId, place, address);
    return rowsOf(ownerId, place);
  }

  async function getCard(ownerId: string, id: string, queries: Queries = db.queries): Promise<CardRow> {
    const row = await repo.findCard(queries, ownerId, id);
    if (!row) throw new AppError('card_not_found');
    return row;
  }

  return {
    async list(ownerId) {
      const counts = await repo.countDecks(db.queries, ownerId, await learning.endOfToday(ownerId));
      const ids = counts.flatMap(({ document_id }) => document_id ?? []);
      const titles = new Map((await documents.describe(ownerId, ids)).map((one) => [one.document_id, one.title]));
      const days = new Map(
        (await facts.list(ownerId)).flatMap(({ id, days }) =>
          days.map((one) => [one.id, { sprint_id: id, day: one.day, title: one.title }] as const),
        ),
      );
      return counts.flatMap(({ document_id, day_id, cards, fresh, due }) => {
        const place = day_id === null ? { ...ownPlace, title: titles.get(document_id ?? '') ?? '' } : days.get(day_id);
        if (!place) return [];
        const { sprint_id, day, title } = place;
        return { document_id, sprint_id, day, title, cards: Number(cards), fresh: Number(fresh), due: Number(due) };
      });
    },

    get: async (ownerId, asked) => deckOf(ownerId, await placeOf(ownerId, asked)),

    async begin(ownerId, asked, address) {
      const place = await placeOf(ownerId, asked);
      await making.order(ownerId, place, address);
      return deckOf(ownerId, place);
    },

    async make(ownerId, asked, address) {
      const place = await placeOf(ownerId, asked);
      await making.finish(ownerId, await making.order(ownerId, place, address));
      return deckOf(ownerId, place);
    },

    async add(ownerId, { front, back, quote = '', ...asked }, making) {
      const place = await placeOf(ownerId, asked);
      if ((await repo.countOwn(db.queries, ownerId)) >= mostOwn) throw new AppError('cards_limit_reached');
      const row = toRow(ownerId, place, fromLearner(front, back, quote), null, clock.now());
      // Two cards of the learner's own may begin alike: she knows why.
      const own = { ...row, question_key: `own ${row.id}` };
      const lines = await renderRich([front, back], ownerId);
      return db.queries.transaction().execute((trx) =>
        making.within(trx, async () => {
          await repo.insertNew(trx, [own]);
          return toCard(await getCard(ownerId, row.id, trx), lines);
        }),
      );
    },

    async keepMissed(ownerId, attemptToken) {
      const { quizId, title, questions } = await submissions.missed(attemptToken, ownerId);
      const rows = await missedRows(db.queries, ownerId, { sourceId: quizId, title, questions }, clock.now());
      if ((await repo.countOwn(db.queries, ownerId)) + rows.length > mostOwn) throw new AppError('cards_limit_reached');
      return { kept: await repo.insertNew(db.queries, rows), missed: questions.length, title };
    },

    async edit(ownerId, id, { front, back }) {
      const row = await getCard(ownerId, id);
      const question = changedQuestion(row, front, back);
      await repo.changeCard(db.queries, row, JSON.stringify(question));
      return toCard({ ...row, question }, await renderRich([front, back], ownerId));
    },

    async remove(ownerId, id) {
      await repo.dropCard(db.queries, await getCard(ownerId, id), clock.now());
    },

    async ofDays(ownerId, sprintId, days, address) {
      const rows: CardRow[] = [];
      for (const day of days) {
        const place = await placeOf(ownerId, { sprint_id: sprintId, day });
        rows.push(...(await ofDay(ownerId, place, address)));
      }
      return rows;
    },

    exportFile: async (ownerId, asked, format) =>
      deckFile(format, await deckOf(ownerId, await placeOf(ownerId, asked)), clock.now()),

    importFile: async (ownerId, asked, spool) => bring(ownerId, await placeOf(ownerId, asked), spool),

    maker: making.maker,
  };
}
