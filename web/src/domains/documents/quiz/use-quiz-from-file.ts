import { useEffect, useRef, useState } from 'react';
import { beginQuiz, uploadDocument, waitForQuiz } from '../api.ts';
import { faultOf } from '../document-fault.ts';
import { type Failure, quizFailure, uploadFailure } from '../failures.ts';
import { storedDocuments } from '../stored.ts';

/** How far it is; a percentage is null where nobody knows. */
type Phase = { kind: 'idle' } | { kind: 'uploading' | 'making'; percent: number | null; doing: string };

interface QuizFromFileEvents {
  onMade: (quizId: string) => void;
  /** There is no token left for this document. */
  onPaymentRequired: () => void;
}

const idle: Phase = { kind: 'idle' };
const making: Phase = { kind: 'making', percent: null, doing: '' };

/** From a file to a quiz of drafts: chosen, uploaded, handed to the teacher. Who comes back to it sees it being made. */
export function useQuizFromFile({ onMade, onPaymentRequired }: QuizFromFileEvents) {
  const [file, setFile] = useState<File | null>(null);
  const [before] = useState(() => storedDocuments.quizUnderWay.get());
  const [phase, setPhase] = useState<Phase>(before ? making : idle);
  const [failure, setFailure] = useState<Pick<Failure, 'text' | 'hint'> | null>(null);
  const running = useRef<AbortController | null>(null);
  /** The document that the chosen file became: trying again costs no second upload. */
  const uploaded = useRef<string | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  // Once: what is followed belongs to the page as it was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (before) void run((signal) => follow(before.taskId, signal));
  }, []);

  const choose = (chosen: File | null | undefined) => {
    uploaded.current = null;
    const fault = chosen ? faultOf(chosen) : null;
    setFile(fault ? null : (chosen ?? null));
    setFailure(fault === null ? null : { text: fault, hint: null });
  };

  async function upload(chosen: File, signal: AbortSignal): Promise<string> {
    setPhase({ kind: 'uploading', percent: 0, doing: '' });
    const { document_id } = await uploadDocument(chosen, signal, (share) =>
      setPhase({ kind: 'uploading', percent: Math.floor(share * 100), doing: '' }),
    );
    return document_id;
  }

  async function order(documentId: string, count: number, signal: AbortSignal): Promise<string> {
    setPhase(making);
    const taskId = await beginQuiz({ documentId, count, wishes: null }, signal);
    storedDocuments.quizUnderWay.set({ taskId, name: file?.name ?? '' });
    return follow(taskId, signal);
  }

  const follow = (taskId: string, signal: AbortSignal) =>
    waitForQuiz(taskId, signal, (percent, doing) => setPhase({ kind: 'making', percent, doing }));

  async function run(work: (signal: AbortSignal) => Promise<string>) {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setFailure(null);
    try {
      const quizId = await work(control.signal);
      storedDocuments.quizUnderWay.remove();
      onMade(quizId);
    } catch (error) {
      // Left, and made on.
      if (control.signal.aborted) return;
      storedDocuments.quizUnderWay.remove();
      const describe = uploaded.current || !file ? quizFailure : uploadFailure;
      const { text, hint, next, losesDocument } = describe(error);
      if (losesDocument) uploaded.current = null;
      setFailure({ text, hint });
      setPhase(idle);
      if (next === 'purchase') onPaymentRequired();
    } finally {
      if (running.current === control) running.current = null;
    }
  }

  const go = async (count: number) => {
    if (!file) return;
    await run(async (signal) => {
      uploaded.current ??= await upload(file, signal);
      return order(uploaded.current, count, signal);
    });
  };

  return { file, before, phase, failure, choose, go };
}
