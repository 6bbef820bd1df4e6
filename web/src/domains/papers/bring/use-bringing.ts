import { ApiError, type Paper } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { scanIn } from '../../../lib/documents/scan-in.ts';
import { UploadError } from '../../../lib/upload.ts';
import { addAnswers, bringFile, papersQuery } from '../api.ts';
import { papersTexts } from '../texts.ts';

/** A file on its way: each ends in a paper or in its own reason, and the others go on. */
export interface BroughtFile {
  id: number;
  name: string;
  state: 'waiting' | 'sending' | 'reading' | 'done' | 'failed';
  share: number;
  paper?: Paper;
  /** It was a key, and its answers went to this paper. */
  added?: { paperId: string; name: string; answered: number };
  /** It is made of pictures, and its pages are being read. */
  scanId?: string;
  /** Why it was refused, in words for the learner. */
  reason?: string;
  code?: string;
}

export const reasonOf = (error: unknown): string =>
  error instanceof ApiError || error instanceof UploadError ? error.message : papersTexts.bring.failed;

const MOST_PAPERS = 20;

/** Files in front of a key come before those behind it, the nearest first. */
const nearness = (file: number, key: number) => (file < key ? file : -file);

/** Sends files one after the other. */
export function useBringing(course: string) {
  const cache = useQueryClient();
  const [files, setFiles] = useState<BroughtFile[]>([]);
  const queue = useRef(Promise.resolve());
  const count = useRef(0);
  const wanted = useRef(course);
  wanted.current = course;
  /** The papers that came so far, by the number of their file. */
  const brought = useRef(new Map<number, { paperId: string; name: string }>());

  const set = (id: number, facts: Partial<BroughtFile>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...facts } : one)));

  async function send(id: number, file: File): Promise<void> {
    set(id, { state: 'sending' });
    try {
      const onProgress = (share: number) => set(id, { share, state: share < 1 ? 'sending' : 'reading' });
      const paper = await bringFile(file, wanted.current, onProgress);
      brought.current.set(id, { paperId: paper.id, name: file.name });
      set(id, { state: 'done', paper });
    } catch (error) {
      const scanId = scanIn(error);
      if (scanId) set(id, { state: 'done', scanId });
      else if (!(error instanceof ApiError && error.code === 'paper_only_answers')) fail(id, error);
      else {
        // Its paper may be among those that are still on their way.
        set(id, { state: 'waiting' });
        queue.current = queue.current.then(() => sendAnswers(id, file, error));
      }
    }
    await cache.invalidateQueries(papersQuery);
  }

  const fail = (id: number, error: unknown) =>
    set(id, { state: 'failed', reason: reasonOf(error), ...(error instanceof ApiError && { code: error.code }) });

  /** A key goes to a paper that was brought with it: of two that it fits, to the nearest one before. */
  async function sendAnswers(id: number, file: File, alone: unknown): Promise<void> {
    const near = [...brought.current].sort(([a], [b]) => nearness(b, id) - nearness(a, id)).map(([, paper]) => paper);
    if (near.length === 0) return fail(id, alone);
    set(id, { state: 'sending', share: 0 });
    try {
      const ids = near.slice(0, MOST_PAPERS).map(({ paperId }) => paperId);
      const { paper_id, answered } = await addAnswers(file, ids, (share) =>
        set(id, { share, state: share < 1 ? 'sending' : 'reading' }),
      );
      const name = near.find(({ paperId }) => paperId === paper_id)?.name ?? '';
      set(id, { state: 'done', added: { paperId: paper_id, name, answered } });
      await cache.invalidateQueries(papersQuery);
    } catch (error) {
      fail(id, error);
    }
  }

  const bring = (chosen: readonly File[]) => {
    for (const file of chosen) {
      count.current += 1;
      const id = count.current;
      setFiles((all) => [...all, { id, name: file.name, state: 'waiting', share: 0 }]);
      queue.current = queue.current.then(() => send(id, file));
    }
  };
  return { files, bring };
}
