import { askDocument, lastAnswer } from '../api.ts';
import { addEntry, changeEntry, type DocumentInUse, type Entry, newEntryId, type Pending } from '../conversation.ts';
import { askFailure, type Failure, quizFailure, studyPageFailure, uploadFailure } from '../failures.ts';
import type { Mode } from '../modes.ts';
import { documentsTexts } from '../texts.ts';
import { makeQuizFrom, resumeQuiz } from './quiz-tool.ts';
import { makeStudyPageFrom, resumeStudyPage } from './study-page-tool.ts';
import { summarise } from './summary-tool.ts';
import type { Request, Tools } from './toolkit.ts';
import { findUnsent } from './unsent-file.ts';

interface Tool {
  make: (toolkit: Tools, document: DocumentInUse, request: Request) => Promise<void>;
  describe: (error: unknown) => Failure;
}

export const tools: Record<Mode, Tool> = {
  analysis: { make: analyse, describe: askFailure },
  quiz: { make: makeQuizFrom, describe: quizFailure },
  study: { make: makeStudyPageFrom, describe: studyPageFailure },
};

/** A new document is summed up; a question is answered from it. */
async function analyse(toolkit: Tools, document: DocumentInUse, { text, isNew }: Request): Promise<void> {
  if (isNew || !text) await summarise(toolkit, document);
  if (text) await answer(toolkit, document, text);
}

async function answer({ change, show, signal }: Tools, document: DocumentInUse, question: string): Promise<void> {
  const id = newEntryId();
  const blank = {
    kind: 'answer',
    documentId: document.id,
    text: '',
    html: null,
    isWhole: false,
    citations: [],
    note: null,
  } as const;
  const update = (by: (entry: Entry & { kind: 'answer' }) => Entry) =>
    change((now) => changeEntry(now, id, (entry) => (entry.kind === 'answer' ? by(entry) : entry)));

  show({ kind: 'answer' });
  change((now) => ({ ...now, pending: { kind: 'answer', documentId: document.id, entryId: id } }));
  change((now) => addEntry(now, { ...blank, citations: [] }, id));
  try {
    const { response, html, citations, offers, note } = await askDocument(document.id, question, signal, {
      onText: (text) => update((entry) => ({ ...entry, text: entry.text + text })),
      onRestart: () => update((entry) => ({ ...entry, text: '' })),
    });
    update((entry) => ({ ...entry, text: response, html, isWhole: true, citations, offers, note }));
  } catch (error) {
    // Half an answer may be the wrong half.
    if (!signal.aborted) change((now) => ({ ...now, entries: now.entries.filter((entry) => entry.id !== id) }));
    throw error;
  }
}

/** The server goes on with an answer when the page is left, and keeps it. */
async function resumeAnswer({ change, show, signal }: Tools, documentId: string, entryId: string): Promise<void> {
  show({ kind: 'answer' });
  const found = await lastAnswer(documentId, signal);
  change((now) =>
    changeEntry(now, entryId, (entry) =>
      entry.kind === 'answer' && found
        ? {
            ...entry,
            text: found.text,
            html: found.html,
            isWhole: true,
            citations: found.citations,
            offers: found.offers,
          }
        : { id: entry.id, kind: 'note', text: documentsTexts.answer.stopped },
    ),
  );
}

/** How to go on with what was under way when the page was left. */
export function takeUpAgain(pending: Pending): {
  resume: (toolkit: Tools) => Promise<void>;
  describe: Tool['describe'];
} {
  switch (pending.kind) {
    case 'answer':
      return {
        resume: (toolkit) => resumeAnswer(toolkit, pending.documentId, pending.entryId),
        describe: askFailure,
      };
    case 'quiz':
      return { resume: (toolkit) => resumeQuiz(toolkit, pending), describe: quizFailure };
    case 'study':
      return { resume: (toolkit) => resumeStudyPage(toolkit, pending), describe: studyPageFailure };
    default:
      return {
        resume: async ({ change }) => {
          const text = (await findUnsent()) ? documentsTexts.interruptedKept : documentsTexts.interrupted;
          change((now) => addEntry(now, { kind: 'note', text }));
        },
        describe: uploadFailure,
      };
  }
}
