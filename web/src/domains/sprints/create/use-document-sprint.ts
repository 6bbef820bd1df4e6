import { ApiError } from '@akada/contract/client';
import { useEffect, useRef, useState } from 'react';
import { describeStatus } from '../../../lib/describe-status.ts';
import { NetworkError } from '../../../lib/network.ts';
import { wordsOf } from '../../../lib/words-of.ts';
import { uploadTexts } from '../../../texts/en/upload.ts';
import { toast } from '../../../ui/toast.ts';
import { createDocumentSprint, uploadDocument } from '../api.ts';
import { keepDocumentSprint } from '../cards-cache.ts';
import { sprintsTexts } from '../texts.ts';
import { faultOf } from './document-fault.ts';

interface DocumentSprintState {
  file: File | null;
  phase: 'idle' | 'uploading' | 'generating';
  percent: number;
  /** What is wrong with the choice of a file. */
  fault: string | null;
  /** Why an upload or the making of the sprint failed. */
  failure: string | null;
}

const blank: DocumentSprintState = { file: null, phase: 'idle', percent: 0, fault: null, failure: null };

/** The server's own words where it has some. */
export function failureOf(error: unknown): string {
  if (error instanceof NetworkError) return uploadTexts.networkError;
  if (error instanceof ApiError && error.code === 'unknown') return describeStatus(error.status);
  return wordsOf(error, sprintsTexts.wizard.failedPlainly);
}

interface DocumentSprintEvents {
  onCreated: (sprint: { id: string; title: string }) => void;
  onLimit: () => void;
}

/** From a file to a sprint: chosen, uploaded, handed to the planner. */
export function useDocumentSprint({ onCreated, onLimit }: DocumentSprintEvents) {
  const [state, setState] = useState(blank);
  const change = (changed: Partial<DocumentSprintState>) => setState((now) => ({ ...now, ...changed }));
  const running = useRef<AbortController | null>(null);
  /** The document that the chosen file became: trying again costs no second upload. */
  const uploaded = useRef<string | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  function choose(file: File | null | undefined): void {
    uploaded.current = null;
    const fault = file ? faultOf(file) : null;
    setState({ ...blank, file: fault ? null : (file ?? null), fault });
  }

  async function make(file: File, signal: AbortSignal): Promise<void> {
    if (uploaded.current === null) {
      change({ phase: 'uploading', percent: 0, fault: null, failure: null });
      const onProgress = (share: number) => change({ percent: Math.round(share * 100) });
      uploaded.current = (await uploadDocument(file, signal, onProgress)).document_id;
      toast.success(uploadTexts.uploaded);
    }
    change({ phase: 'generating', fault: null, failure: null });
    const sprint = await createDocumentSprint(uploaded.current, signal);
    keepDocumentSprint({ ...sprint, documentId: uploaded.current });
    toast.success(sprintsTexts.document.generated);
    onCreated(sprint);
  }

  async function upload(): Promise<void> {
    const { file } = state;
    if (!file) return change({ fault: uploadTexts.selectFirst });
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    try {
      await make(file, control.signal);
    } catch (error) {
      if (control.signal.aborted) return;
      const isLimit = error instanceof ApiError && error.code === 'sprint_limit_reached';
      change({ phase: 'idle', failure: isLimit ? null : failureOf(error) });
      if (isLimit) onLimit();
    } finally {
      running.current = null;
    }
  }

  return { ...state, choose, upload };
}
