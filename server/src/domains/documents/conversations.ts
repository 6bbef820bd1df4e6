import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentAnswer, DocumentMessage } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import type { ServerEvent } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { storable, toJsonb } from '../../platform/storable.ts';
import { offersOf, type TutorAnswer, toTurns } from '../../ports/teacher/port.ts';
import { aboutLearner } from '../teaching/about-learner.service.ts';
import { toCitations } from '../teaching/citations.service.ts';
import {
  type Asker,
  contextOf,
  piecesOf,
  promptCount,
  replyOf,
  stateOf,
  turnsRemembered,
  wholeOf,
} from '../teaching/conversation.service.ts';
import { aboutDocument } from './document-wording.rules.ts';
import type { DocumentsDeps } from './documents.deps.ts';
import { createDocumentFiles } from './documents.files.ts';
import * as repo from './documents.repo.ts';

export interface Conversations {
  /** Throws before anything is said where there is no such document. */
  ask(asker: Asker, documentId: string, question: string): Promise<AsyncIterable<ServerEvent>>;
  /** The same, all at once. */
  answer(asker: Asker, documentId: string, question: string): Promise<DocumentAnswer>;
  messages(ownerId: string, documentId: string): Promise<DocumentMessage[]>;
  prompts(asker: Asker, documentId: string): Promise<string[]>;
}

/** A document is looked things up in, not studied: it is answered at once, without hints. */
const beside = { atOnce: true, called: 'document' } as const;

/** A question waits no longer for the document itself to be read. */
const indexMs = 8000;
const notReadYet = 'I’m still reading your document. Ask me again in a minute.';

export function createConversations(deps: DocumentsDeps): Conversations {
  const { db, clock, log, storage, teacher, renderApart, reading } = deps;
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

  async function save(row: repo.DocumentRow, question: string, answer: TutorAnswer): Promise<DocumentAnswer> {
    const id = newId();
    const now = clock.now();
    const citations = toCitations(answer.provenance);
    const reply = await replyOf(id, answer, { by: row.owner_id, at: now, render: renderApart });
    const common = { document_id: row.id, owner_id: row.owner_id, created_at: now };
    await repo.insertMessages(db.queries, [
      { ...common, id: newId(), role: 'learner', text: storable(question), citations: '[]' },
      {
        ...common,
        id,
        role: 'assistant',
        text: reply.response,
        citations: toJsonb(citations),
        state: toJsonb(answer.state),
      },
    ]);
    return { ...reply, citations };
  }

  async function ask(asker: Asker, documentId: string, question: string): Promise<AsyncGenerator<ServerEvent>> {
    const row = await get(asker.ownerId, documentId);
    const context = contextOf(asker);
    const index = await Promise.race([
      // Read to its end also where nobody waits for it any longer.
      reading.indexOf(row, { ...context, signal: undefined }),
      sleep(indexMs, null, { ref: false }),
    ]);
    if (!index) return said(row, question, notReadYet);
    const turns = await repo.listMessages(db.queries, row.owner_id, row.id, turnsRemembered);
    const terms = row.key_terms.map(({ term, definition, section_id }) => ({
      term,
      definition,
      sectionId: section_id,
    }));
    const around = {
      ...beside,
      said: toTurns(turns),
      learner: await aboutLearner(deps, row.owner_id),
      document: { terms, summary: row.summary, meaning: await reading.meaningOf(row, index) },
    };
    const events = teacher.answer(question, index, stateOf(turns), context, around);
    return logged(
      piecesOf(events, (answer) => save(row, question, answer)),
      asker.signal,
    );
  }

  /** What is said without the teacher. */
  async function* said(row: repo.DocumentRow, question: string, markdown: string): AsyncGenerator<ServerEvent> {
    const state = { question, stage: 'answer' } as const;
    const answer: TutorAnswer = { state, kind: 'not_found', stage: 'answer', markdown, more: false, provenance: [] };
    yield { event: 'text', data: { text: markdown } };
    yield { event: 'done', data: await save(row, question, answer) };
  }

  /** Once an answer has begun nobody else sees what goes wrong with it. */
  async function* logged(answer: AsyncIterable<ServerEvent>, signal?: AbortSignal): AsyncGenerator<ServerEvent> {
    try {
      yield* answer;
    } catch (error) {
      if (!(error instanceof AppError) && !signal?.aborted) log.error({ err: error }, 'answer about a document');
      throw error;
    }
  }

  return {
    ask,

    answer: async (asker, documentId, question) => wholeOf(await ask(asker, documentId, question)),

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
      const source = [await sourceOf(row)];
      const { prompts } = await teacher.suggestPrompts(source, promptCount, contextOf(asker), 'document');
      const kept = prompts.map(aboutDocument).map(storable);
      await repo.savePrompts(db.queries, asker.ownerId, documentId, kept);
      return kept;
    },
  };
}
