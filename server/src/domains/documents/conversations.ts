import type { DocumentAnswer, DocumentMessage } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import { newId } from '../../platform/ids.ts';
import { storable, toJsonb } from '../../platform/storable.ts';
import {
  type LessonIndex,
  offersOf,
  type TeachingContext,
  type TutorAnswer,
  toTurns,
} from '../../ports/teacher/port.ts';
import { aboutLearner } from '../teaching/about-learner.service.ts';
import { toCitations } from '../teaching/citations.service.ts';
import { aboutDocument } from './document-wording.rules.ts';
import type { DocumentsDeps } from './documents.deps.ts';
import { createDocumentFiles } from './documents.files.ts';
import * as repo from './documents.repo.ts';

/** Who asks, from where, and whether they are still there. */
export interface Asker {
  ownerId: string;
  address: string;
  signal?: AbortSignal;
}

/** An answer as it comes; after `restart` what was shown is to be forgotten. */
export type AnswerPiece =
  | { event: 'text'; data: { text: string } }
  | { event: 'restart'; data: object }
  | { event: 'done'; data: DocumentAnswer };

export interface Conversations {
  /** Throws before anything is said where there is no such document. */
  ask(asker: Asker, documentId: string, question: string): Promise<AsyncIterable<AnswerPiece>>;
  /** The same, all at once. */
  answer(asker: Asker, documentId: string, question: string): Promise<DocumentAnswer>;
  messages(ownerId: string, documentId: string): Promise<DocumentMessage[]>;
  prompts(asker: Asker, documentId: string): Promise<string[]>;
}

const promptCount = 5;
/** Three questions with their answers: what “and why?” may point back to. */
const turnsRemembered = 6;
/** A document is looked things up in, not studied: it is answered at once, without hints. */
const beside = { atOnce: true, called: 'document' } as const;

const toContext = ({ ownerId, address, signal }: Asker): TeachingContext => ({
  accountId: ownerId,
  address,
  ...(signal && { signal }),
});

export function createConversations(deps: DocumentsDeps): Conversations {
  const { db, clock, log, storage, teacher, renderApart } = deps;
  const files = createDocumentFiles(storage);

  async function get(ownerId: string, documentId: string): Promise<repo.DocumentRow> {
    const row = await repo.find(db.queries, ownerId, documentId);
    if (!row) throw new AppError('document_not_found');
    return row;
  }

  async function sourceOf({ id, title, file_key }: repo.DocumentRow) {
    const blocks = await files.find('blocks', file_key);
    if (!blocks) throw new AppError('document_not_found');
    return { id, title, blocks };
  }

  /** Made at the first question and kept: it costs as much as reading the document. */
  async function indexOf(row: repo.DocumentRow, context: TeachingContext): Promise<LessonIndex> {
    const kept = await files.find('index', row.file_key);
    if (kept) return kept;
    const index = await teacher.indexLesson([await sourceOf(row)], undefined, context);
    await files.save('index', row.file_key, index);
    return index;
  }

  async function save(row: repo.DocumentRow, question: string, answer: TutorAnswer): Promise<DocumentAnswer> {
    const id = newId();
    const now = clock.now();
    const citations = toCitations(answer.provenance);
    const response = storable(answer.markdown);
    const common = { document_id: row.id, owner_id: row.owner_id, created_at: now };
    await repo.insertMessages(db.queries, [
      { ...common, id: newId(), role: 'learner', text: storable(question), citations: '[]' },
      { ...common, id, role: 'assistant', text: response, citations: toJsonb(citations), state: toJsonb(answer.state) },
    ]);
    return {
      id,
      response,
      html: (await renderApart(response, row.owner_id)).html,
      kind: answer.kind,
      offers: offersOf(answer.state),
      citations,
      note: answer.note ?? null,
      created_at: now.toISOString(),
    };
  }

  async function ask(asker: Asker, documentId: string, question: string): Promise<AsyncGenerator<AnswerPiece>> {
    const row = await get(asker.ownerId, documentId);
    const context = toContext(asker);
    const index = await indexOf(row, context);
    return logged(pieces(row, question, index, context), asker.signal);
  }

  async function* pieces(
    row: repo.DocumentRow,
    question: string,
    index: LessonIndex,
    context: TeachingContext,
  ): AsyncGenerator<AnswerPiece> {
    const turns = await repo.listMessages(db.queries, row.owner_id, row.id, turnsRemembered);
    const state = turns.findLast(({ role }) => role === 'assistant')?.state ?? undefined;
    const around = { ...beside, said: toTurns(turns), learner: await aboutLearner(deps, row.owner_id) };
    for await (const event of teacher.answer(question, index, state, context, around)) {
      if (event.type === 'text') yield { event: 'text', data: { text: event.text } };
      else if (event.type === 'restart') yield { event: 'restart', data: {} };
      else yield { event: 'done', data: await save(row, question, event.answer) };
    }
  }

  /** Once an answer has begun nobody else sees what goes wrong with it. */
  async function* logged(answer: AsyncIterable<AnswerPiece>, signal?: AbortSignal): AsyncGenerator<AnswerPiece> {
    try {
      yield* answer;
    } catch (error) {
      if (!(error instanceof AppError) && !signal?.aborted) log.error({ err: error }, 'answer about a document');
      throw error;
    }
  }

  return {
    ask,

    async answer(asker, documentId, question) {
      for await (const piece of await ask(asker, documentId, question)) if (piece.event === 'done') return piece.data;
      throw new Error('The teacher ended without an answer.');
    },

    async messages(ownerId, documentId) {
      await get(ownerId, documentId);
      const rows = await repo.listMessages(db.queries, ownerId, documentId);
      const shown = rows.map(async ({ id, role, text, citations, state, created_at }) => ({
        id,
        role,
        text,
        html: role === 'assistant' ? (await renderApart(text, ownerId)).html : null,
        citations,
        offers: offersOf(state),
        created_at: created_at.toISOString(),
      }));
      return Promise.all(shown);
    },

    async prompts(asker, documentId) {
      const row = await get(asker.ownerId, documentId);
      if (row.prompts) return row.prompts;
      const { prompts } = await teacher.suggestPrompts([await sourceOf(row)], promptCount, toContext(asker));
      const kept = prompts.map(aboutDocument).map(storable);
      await repo.savePrompts(db.queries, asker.ownerId, documentId, kept);
      return kept;
    },
  };
}
