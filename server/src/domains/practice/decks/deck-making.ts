import type { Deck } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { Teacher, TeachingContext } from '../../../ports/teacher/port.ts';
import type { EntitlementsService } from '../../billing/entitlements/entitlements.service.ts';
import type { DocumentsService } from '../../documents/documents.service.ts';
import type { Sprints } from '../../sprints/sprints.service.ts';
import type { Generation, GenerationMaker, Generations } from '../../teaching/generation/generation.service.ts';
import { type AskedDeck, findPlace, type Place, type PlaceDeps } from './deck-place.ts';
import { fromLibrary, fromTeacher, type NewCard, toRow } from './deck-shape.ts';
import * as repo from './decks.repo.ts';

export interface DeckMakingDeps extends PlaceDeps {
  db: Database;
  clock: Clock;
  teacher: Teacher;
  documents: Pick<DocumentsService, 'describe' | 'getSource'>;
  sprints: Sprints;
  entitlements: EntitlementsService;
  generations: Generations;
}

export interface DeckMaking {
  /** Gives the order's id; where the deck is being made already, that order's. */
  order(ownerId: string, place: Place, address: string): Promise<string>;
  /** Waits until the deck is made. */
  finish(ownerId: string, orderId: string): Promise<void>;
  /** How the making of a deck stands. */
  stateOf(ownerId: string, place: Place): Promise<Pick<Deck, 'making' | 'failure'>>;
  /** At once, for who needs the cards in the middle of something else. */
  makeNow(ownerId: string, place: Place, address: string): Promise<void>;
  maker: GenerationMaker;
}

const mostMade = 400;
/** A browser waits so long at most; what takes longer goes on, and the deck says so. */
const patience = { ms: 110_000, found: 'here' } as const;

const aboutOf = ({ document_id, day_id }: Place) => document_id ?? day_id;

function toMaking({ id, percent, doing, createdAt }: Generation): Deck['making'] {
  return { task_id: id, percent, doing, created_at: createdAt.toISOString() };
}

/** Has the teacher look for the cards of a document or a day, as an order of its own kind. */
export function createDeckMaking(deps: DeckMakingDeps): DeckMaking {
  const { db, clock, teacher, documents, sprints, entitlements, generations } = deps;

  async function cardsFor(ownerId: string, place: Place, context: TeachingContext): Promise<NewCard[]> {
    if (place.document_id) {
      const source = await documents.getSource(ownerId, place.document_id);
      return (await teacher.makeCards([source], mostMade, context)).map(fromTeacher);
    }
    if (!place.sprint_id) return [];
    const taught = await sprints.getDay(ownerId, place.sprint_id, { day_range: String(place.day) });
    if (taught.cards) return taught.cards.map(fromLibrary);
    return (await teacher.makeCards([taught.source], mostMade, context)).map(fromTeacher);
  }

  async function save(queries: Queries, ownerId: string, place: Place, cards: readonly NewCard[]): Promise<void> {
    const now = clock.now();
    await repo.insertNew(
      queries,
      cards.map((card, position) => toRow(ownerId, place, card, position, now)),
    );
  }

  const maker: GenerationMaker<AskedDeck> = {
    kind: 'cards',
    async make(asked, { ownerId, address, signal, onProgress }) {
      const place = await findPlace(deps, ownerId, asked);
      const cards = await cardsFor(ownerId, place, { accountId: ownerId, address, signal, onProgress });
      if (cards.length === 0) throw new AppError('no_cards');
      return async (trx) => {
        await save(trx, ownerId, place, cards);
        return aboutOf(place) ?? '';
      };
    },
  };

  return {
    async order(ownerId, place, address) {
      const about = aboutOf(place);
      // The learner's own cards are written, never made.
      if (about === null) throw new AppError('no_cards');
      const { priority } = await entitlements.of(ownerId);
      const { document_id, sprint_id, day } = place;
      const input: AskedDeck = document_id ? { document_id } : { sprint_id: sprint_id ?? '', day: day ?? 0 };
      return db.queries
        .transaction()
        .execute((trx) => generations.start(trx, { kind: 'cards', ownerId, address, input, priority, about }));
    },

    async finish(ownerId, orderId) {
      await generations.resultOf(ownerId, orderId, patience);
    },

    async stateOf(ownerId, place) {
      const about = aboutOf(place);
      const latest = about === null ? null : await generations.findLatest(ownerId, 'cards', about);
      if (latest?.status === 'queued' || latest?.status === 'running')
        return { making: toMaking(latest), failure: null };
      if (latest?.status !== 'failed') return { making: null, failure: null };
      return { making: null, failure: { code: latest.errorCode ?? '', detail: latest.errorText ?? '' } };
    },

    async makeNow(ownerId, place, address) {
      await save(db.queries, ownerId, place, await cardsFor(ownerId, place, { accountId: ownerId, address }));
    },

    maker: maker as GenerationMaker,
  };
}
