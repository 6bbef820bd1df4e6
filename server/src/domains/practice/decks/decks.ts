import type { Body, Deck, DeckSummary, FeatureOperations, ParsedInput, RecallCard } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Database } from '../../../ports/db/port.ts';
import { newCard, type Teacher } from '../../../ports/teacher/port.ts';
import type { DocumentsService } from '../../documents/documents.service.ts';
import type { LearningRecord } from '../../learning/learning.service.ts';
import type { Submissions } from '../../quizzes/taking/submissions.service.ts';
import type { SprintFactsService } from '../../sprints/sprint-facts.service.ts';
import type { Sprints } from '../../sprints/sprints.service.ts';
import type { CardRow } from '../practice.repo.ts';
import { questionKey } from '../practice.rules.ts';
import { listBad } from '../questions/bad-questions.repo.ts';
import { type DeckFile, deckFile } from './deck-files.ts';
import {
  cardKey,
  changedQuestion,
  fromLearner,
  fromLibrary,
  fromMissed,
  fromTeacher,
  missedId,
  missedKey,
  type NewCard,
  toCard,
  toQuestion,
} from './deck-shape.ts';
import * as repo from './decks.repo.ts';

export interface DecksDeps {
  db: Database;
  clock: Clock;
  teacher: Teacher;
  documents: Pick<DocumentsService, 'describe' | 'getSource'>;
  sprints: Sprints;
  facts: SprintFactsService;
  learning: LearningRecord;
  submissions: Pick<Submissions, 'missed'>;
}

type Asked = ParsedInput<FeatureOperations['cards']['deck']>['query'];
type Written = Body<'cards', 'add'>;

export interface DecksService {
  list(ownerId: string): Promise<DeckSummary[]>;
  get(ownerId: string, asked: Asked): Promise<Deck>;
  make(ownerId: string, asked: Asked, address: string): Promise<Deck>;
  add(ownerId: string, written: Written): Promise<RecallCard>;
  /** Keeps what an attempt at a shared quiz missed as cards that are due at once; what is there already stays one. */
  keepMissed(ownerId: string, attemptToken: string): Promise<{ kept: number; missed: number; title: string }>;
  edit(ownerId: string, id: string, texts: Body<'cards', 'edit'>): Promise<RecallCard>;
  remove(ownerId: string, id: string): Promise<void>;
  exportFile(ownerId: string, asked: Asked, format: 'csv' | 'anki'): Promise<DeckFile>;
  /** The cards of some days of a sprint, dropped ones too; made first where nobody has asked for them yet. */
  ofDays(ownerId: string, sprintId: string, days: readonly number[], address: string): Promise<CardRow[]>;
}

/** A deck, found: its rows carry these ids. */
interface Place extends Pick<Deck, 'document_id' | 'sprint_id' | 'day' | 'title' | 'exam_date'> {
  day_id: string | null;
}

const own: Place = { document_id: null, sprint_id: null, day: null, day_id: null, title: '', exam_date: null };
const mostMade = 400;
const mostOwn = 2000;

/** Cards to recall a document or a day by: made by the teacher, written by the learner, kept until they are dropped. */
export function createDecks(deps: DecksDeps): DecksService {
  const { db, clock, teacher, documents, sprints, facts, learning, submissions } = deps;
  async function placeOf(ownerId: string, { document_id, sprint_id, day }: Asked): Promise<Place> {
    if (document_id) {
      const [found] = await documents.describe(ownerId, [document_id]);
      if (!found) throw new AppError('document_not_found');
      return { ...own, document_id, title: found.title };
    }
    if (!sprint_id) return own;
    const sprint = (await facts.list(ownerId)).find(({ id }) => id === sprint_id);
    if (!sprint) throw new AppError('sprint_not_found');
    const found = sprint.days.find((one) => one.day === day);
    if (!found) throw new AppError('day_not_found');
    const { id: day_id, title } = found;
    return { ...own, sprint_id, day: found.day, day_id, title, exam_date: sprint.examDate };
  }

  const rowsOf = (ownerId: string, { document_id, day_id }: Place) =>
    repo.listDeck(db.queries, ownerId, { documentId: document_id, dayId: day_id });

  async function deckOf(ownerId: string, place: Place): Promise<Deck> {
    const rows = await rowsOf(ownerId, place);
    const { day_id: _, ...shown } = place;
    return {
      ...shown,
      cards: rows.filter(({ dropped_at }) => dropped_at === null).map(toCard),
      made: rows.some(({ made_by }) => made_by !== 'learner'),
    };
  }

  async function cardsFor(ownerId: string, place: Place, address: string): Promise<NewCard[]> {
    const context = { accountId: ownerId, address };
    if (place.document_id) {
      const source = await documents.getSource(ownerId, place.document_id);
      return (await teacher.makeCards([source], mostMade, context)).map(fromTeacher);
    }
    if (!place.sprint_id) return [];
    const taught = await sprints.getDay(ownerId, place.sprint_id, { day_range: String(place.day) });
    if (taught.cards) return taught.cards.map(fromLibrary);
    return (await teacher.makeCards([taught.source], mostMade, context)).map(fromTeacher);
  }

  function toRow(ownerId: string, place: Place, card: NewCard, position: number | null) {
    const { kind, front, sectionId, isMarkdown } = card;
    return {
      id: newId(),
      owner_id: ownerId,
      sprint_id: place.sprint_id,
      day_id: place.day_id,
      document_id: place.document_id,
      question_key: cardKey(front),
      question: JSON.stringify(toQuestion(card)),
      card: null,
      due_at: null,
      made_by: position === null ? ('learner' as const) : isMarkdown ? ('library' as const) : ('teacher' as const),
      recall: JSON.stringify({ kind, title: place.title, section_id: sectionId }),
      position,
      created_at: clock.now(),
      dropped_at: null,
    };
  }

  async function insertMade(ownerId: string, place: Place, made: readonly NewCard[]): Promise<void> {
    await repo.insertNew(
      db.queries,
      made.map((card, position) => toRow(ownerId, place, card, position)),
    );
  }

  async function ofDay(ownerId: string, place: Place, address: string): Promise<CardRow[]> {
    const rows = await rowsOf(ownerId, place);
    if (rows.some(({ made_by }) => made_by !== 'learner')) return rows;
    await insertMade(ownerId, place, await cardsFor(ownerId, place, address));
    return rowsOf(ownerId, place);
  }

  async function getCard(ownerId: string, id: string): Promise<CardRow> {
    const row = await repo.findCard(db.queries, ownerId, id);
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
        const place = day_id === null ? { ...own, title: titles.get(document_id ?? '') ?? '' } : days.get(day_id);
        if (!place) return [];
        const { sprint_id, day, title } = place;
        return { document_id, sprint_id, day, title, cards: Number(cards), fresh: Number(fresh), due: Number(due) };
      });
    },

    get: async (ownerId, asked) => deckOf(ownerId, await placeOf(ownerId, asked)),

    async make(ownerId, asked, address) {
      const place = await placeOf(ownerId, asked);
      const made = await cardsFor(ownerId, place, address);
      if (made.length === 0) throw new AppError('no_cards');
      await insertMade(ownerId, place, made);
      return deckOf(ownerId, place);
    },

    async add(ownerId, { front, back, quote = '', ...asked }) {
      const place = await placeOf(ownerId, asked);
      if ((await repo.countOwn(db.queries, ownerId)) >= mostOwn) throw new AppError('cards_limit_reached');
      const row = toRow(ownerId, place, fromLearner(front, back, quote), null);
      // Two cards of the learner's own may begin alike: she knows why.
      await repo.insertNew(db.queries, [{ ...row, question_key: `own ${row.id}` }]);
      return toCard(await getCard(ownerId, row.id));
    },

    async keepMissed(ownerId, attemptToken) {
      const { quizId, title, questions } = await submissions.missed(attemptToken, ownerId);
      const known = await repo.listKnown(
        db.queries,
        ownerId,
        questions.map(({ question }) => questionKey(question)),
      );
      const bad = await listBad(db.queries, ownerId);
      const fresh = questions.filter(({ question }) => {
        const key = questionKey(question);
        return !known.has(key) && !bad.has(key);
      });
      if ((await repo.countOwn(db.queries, ownerId)) + fresh.length > mostOwn)
        throw new AppError('cards_limit_reached');
      const card = newCard(clock.now());
      const rows = fresh.map((missed) => ({
        ...toRow(ownerId, { ...own, title }, fromMissed(missed, title), null),
        // The same question of the same quiz is one card of hers, however often and from wherever it is sent.
        id: missedId(ownerId, quizId, missed.id),
        question_key: missedKey(missed.question),
        card: JSON.stringify(card),
        due_at: new Date(card.due),
      }));
      return { kept: await repo.insertNew(db.queries, rows), missed: questions.length, title };
    },

    async edit(ownerId, id, { front, back }) {
      const row = await getCard(ownerId, id);
      const question = changedQuestion(row, front, back);
      await repo.changeCard(db.queries, row, JSON.stringify(question));
      return toCard({ ...row, question });
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
      deckFile(format, await deckOf(ownerId, await placeOf(ownerId, asked))),
  };
}
