import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { readAccessToken } from '../../../lib/access-token.ts';
import { documentsQuery } from '../../../lib/documents/documents-list.ts';
import { toast } from '../../../ui/toast.ts';
import { cancelQuiz, uploadDocument } from '../api.ts';
import { addEntry, type DocumentInUse, type EntryContent, switchMode } from '../conversation.ts';
import { askFailure, type Failure, isCancelled, uploadFailure } from '../failures.ts';
import type { Mode } from '../modes.ts';
import type { QuizWishes } from '../quiz-wishes.ts';
import { documentsTexts } from '../texts.ts';
import { useConversation } from '../use-conversation.ts';
import { type Running, useWork, wasLeft } from '../use-work.ts';
import { recallTalk } from './talk.ts';
import type { Tools } from './toolkit.ts';
import { takeUpAgain, tools } from './tools.ts';
import { keptUntilTaken } from './unsent-file.ts';

export interface AssistantEvents {
  /** There is no token left for this document. */
  onPaymentRequired: () => void;
  /** There is no session at all. One that the server ends is the guard's business, which remembers the way back. */
  onSignInNeeded: () => void;
  /** Something was made; a token may have gone with it. */
  onMade: () => void;
  /** A file was made of pictures: its pages are read and checked elsewhere. */
  onPictures: (scanId: string) => void;
}

/** Where it is said what became of a job that was not done. */
interface Said {
  failed: (failure: Failure) => void;
  cancelled: () => void;
}

/** The document page as a whole: what was said, what is going on, and everything that can be done. */
export function useAssistant({ onPaymentRequired, onSignInNeeded, onMade, onPictures }: AssistantEvents) {
  const { conversation, latest, change } = useConversation();
  const { work, run, cancel: giveUp } = useWork();
  const queryClient = useQueryClient();

  const add = useCallback((content: EntryContent) => change((now) => addEntry(now, content)), [change]);

  const fail = useCallback(
    ({ text, hint, losesDocument, next }: Failure) => {
      if (losesDocument) change((now) => ({ ...now, document: null }));
      add({ kind: 'failure', text, hint });
      if (next === 'purchase') onPaymentRequired();
    },
    [add, change, onPaymentRequired],
  );

  const say: Said = useMemo(
    () => ({ failed: fail, cancelled: () => add({ kind: 'note', text: documentsTexts.cancelled }) }),
    [fail, add],
  );

  /** Runs a job, says what became of it, and forgets that it was under way, unless the page was left meanwhile. */
  const attempt = useCallback(
    (job: (toolkit: Tools) => Promise<void>, describe: (error: unknown) => Failure, said = say) =>
      run(async (running: Running) => {
        const toldOfMade = () => {
          onMade();
          // What was made has unlocked its documents.
          void queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey });
        };
        try {
          await job({ ...running, change, latest, queryClient, onMade: toldOfMade });
        } catch (error) {
          if (wasLeft(running.signal)) return;
          const failure = describe(error);
          if (running.signal.aborted || isCancelled(error)) said.cancelled();
          else if (failure.scanId) onPictures(failure.scanId);
          else said.failed(failure);
        }
        if (!wasLeft(running.signal)) change((now) => ({ ...now, pending: null }));
      }),
    [run, change, latest, queryClient, onMade, onPictures, say],
  );

  const applyTool = useCallback(
    (mode: Mode, document: DocumentInUse, text: string, isNew: boolean) => {
      const { make, describe } = tools[mode];
      return attempt((toolkit) => make(toolkit, document, { text, isNew }), describe);
    },
    [attempt],
  );

  const send = useCallback(
    async (file: File | null) => {
      const { mode, text, document: inUse } = latest.current;
      if (readAccessToken() === null) {
        add({ kind: 'failure', text: documentsTexts.errors.signIn, hint: null });
        onSignInNeeded();
        return;
      }
      const said = text.trim();
      change((now) => addEntry({ ...now, text: '' }, { kind: 'said', text: said, fileName: file?.name ?? null }));
      if (!file && !inUse) {
        add({ kind: 'note', text: documentsTexts.needDocument });
        return;
      }
      if (file) {
        let uploaded: DocumentInUse | null = null;
        await attempt(async ({ signal, show }) => {
          change((now) => ({ ...now, pending: { kind: 'upload' } }));
          uploaded = await upload(file, signal, show);
        }, uploadFailure);
        if (!uploaded) return;
        change((now) => ({ ...now, document: uploaded }));
        void queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey });
      }
      const document = latest.current.document;
      if (document) await applyTool(mode, document, said, file !== null);
    },
    [latest, change, add, attempt, applyTool, onSignInNeeded, queryClient],
  );

  /** Uploads a document and no more: it then stands in the list. Gives its id, or null where it failed. */
  const addDocument = useCallback(
    async (file: File, onFailed: (failure: Failure) => void): Promise<string | null> => {
      let id: string | null = null;
      await attempt(
        async ({ signal, show }) => {
          id = (await upload(file, signal, show)).id;
        },
        uploadFailure,
        { failed: onFailed, cancelled: () => {} },
      );
      if (id) await queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey });
      return id;
    },
    [attempt, queryClient],
  );

  /** Opens a document with one of the tools; another one than before begins with its own conversation. */
  const openDocument = useCallback(
    (document: DocumentInUse, mode: Mode) => {
      const { document: inUse, pending, entries } = latest.current;
      // What is still being made is waited for where it was ordered.
      const goesOn = pending !== null || (inUse?.id === document.id && entries.length > 0);
      change((now) => switchMode({ ...now, document, ...(!goesOn && { entries: [], text: '' }) }, mode));
      if (!goesOn && mode === 'analysis') void attempt((toolkit) => recallTalk(toolkit, document), askFailure);
    },
    [latest, change, attempt],
  );

  /** What the server makes in the background is given up there first: it would go on, and cost a token. */
  const cancel = useCallback(async () => {
    const { pending } = latest.current;
    const taskId = pending?.kind === 'quiz' ? pending.taskId : null;
    try {
      // Made a moment before: then it is shown, since it is there.
      if (taskId === null || (await cancelQuiz(taskId))) giveUp();
    } catch {
      toast.error(documentsTexts.cancelFailed, { id: 'cancel' });
    }
  }, [latest, giveUp]);

  // What was under way when the page was left or reloaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const { pending } = latest.current;
    if (!pending) return;
    const { resume, describe } = takeUpAgain(pending);
    void attempt(resume, describe);
  }, []);

  return {
    conversation,
    work,
    send,
    addDocument,
    openDocument,
    cancel,
    add,
    setText: useCallback((text: string) => change((now) => ({ ...now, text })), [change]),
    setMode: useCallback((mode: Mode) => change((now) => switchMode(now, mode)), [change]),
    setWishes: useCallback((wishes: QuizWishes) => change((now) => ({ ...now, wishes })), [change]),
    setCount: useCallback((count: number) => change((now) => ({ ...now, count })), [change]),
    forgetDocument: useCallback(() => change((now) => ({ ...now, document: null })), [change]),
    dropDocument: useCallback(
      (id: string) =>
        change((now) => ({
          ...now,
          document: now.document?.id === id ? null : now.document,
          wishes: { ...now.wishes, documentIds: now.wishes.documentIds.filter((other) => other !== id) },
        })),
      [change],
    ),
    /** What is deleted is not shown any more either. */
    dropStudyPage: useCallback(
      (id: string) =>
        change((now) => ({
          ...now,
          entries: now.entries.filter((entry) => entry.kind !== 'study' || entry.studyId !== id),
        })),
      [change],
    ),
    /** The chosen tool, on the document in use. */
    makeNow: useCallback(() => {
      const { mode, document } = latest.current;
      if (document) void applyTool(mode, document, '', false);
    }, [latest, applyTool]),
    ask: useCallback(
      (question: string) => {
        change((now) => ({ ...now, text: question }));
        void send(null);
      },
      [change, send],
    ),
  };
}

async function upload(file: File, signal: AbortSignal, show: Running['show']): Promise<DocumentInUse> {
  const { name } = file;
  show({ kind: 'upload', name, percent: 0 });
  const onProgress = (share: number) =>
    show(share >= 1 ? { kind: 'read', name } : { kind: 'upload', name, percent: Math.floor(share * 100) });
  const answer = await keptUntilTaken(file, signal, () => uploadDocument(file, signal, onProgress));
  return { id: answer.document_id, name: answer.metadata.filename, tools: answer.tools };
}

export type Assistant = ReturnType<typeof useAssistant>;
