import { useEffect, useRef, useState } from 'react';
import { beginQuiz, uploadDocument, waitForQuiz } from '../api.ts';
import { faultOf } from '../document-fault.ts';
import { type Failure, quizFailure, uploadFailure } from '../failures.ts';

/** How far it is; a percentage is null where nobody knows. */
type Phase = { kind: 'idle' } | { kind: 'uploading' | 'making'; percent: number | null; doing: string };

interface QuizFromFileEvents {
  onMade: (quizId: string) => void;
  /** There is no token left for this document. */
  onPaymentRequired: () => void;
}

const idle: Phase = { kind: 'idle' };

/** From a file to a quiz of drafts: chosen, uploaded, handed to the teacher. */
export function useQuizFromFile({ onMade, onPaymentRequired }: QuizFromFileEvents) {
  const [file, setFile] = useState<File | null>(null);
  const [phase, setPhase] = useState<Phase>(idle);
  const [failure, setFailure] = useState<Pick<Failure, 'text' | 'hint'> | null>(null);
  const running = useRef<AbortController | null>(null);
  /** The document that the chosen file became: trying again costs no second upload. */
  const uploaded = useRef<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);

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
    setPhase({ kind: 'making', percent: null, doing: '' });
    const taskId = await beginQuiz({ documentId, count, wishes: null }, signal);
    return waitForQuiz(taskId, signal, (percent, doing) => setPhase({ kind: 'making', percent, doing }));
  }

  const go = async (count: number) => {
    if (!file || running.current) return;
    const control = new AbortController();
    running.current = control;
    setFailure(null);
    let describe = uploadFailure;
    try {
      uploaded.current ??= await upload(file, control.signal);
      describe = quizFailure;
      onMade(await order(uploaded.current, count, control.signal));
    } catch (error) {
      if (control.signal.aborted) return;
      const { text, hint, next, losesDocument } = describe(error);
      if (losesDocument) uploaded.current = null;
      setFailure({ text, hint });
      setPhase(idle);
      if (next === 'purchase') onPaymentRequired();
    } finally {
      running.current = null;
    }
  };

  return { file, phase, failure, choose, go };
}
