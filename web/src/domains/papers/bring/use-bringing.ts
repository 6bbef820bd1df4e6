import { ApiError, type Paper } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { UploadError } from '../../../lib/upload.ts';
import { bringFile, papersQuery } from '../api.ts';
import { papersTexts } from '../texts.ts';

/** A file on its way: each ends in a paper or in its own reason, and the others go on. */
export interface BroughtFile {
  id: number;
  name: string;
  state: 'waiting' | 'sending' | 'reading' | 'done' | 'failed';
  share: number;
  paper?: Paper;
  /** Why it was refused, in words for the learner. */
  reason?: string;
  code?: string;
}

export const reasonOf = (error: unknown): string =>
  error instanceof ApiError || error instanceof UploadError ? error.message : papersTexts.bring.failed;

/** Sends files one after the other. */
export function useBringing(course: string) {
  const cache = useQueryClient();
  const [files, setFiles] = useState<BroughtFile[]>([]);
  const queue = useRef(Promise.resolve());
  const count = useRef(0);
  const wanted = useRef(course);
  wanted.current = course;

  const set = (id: number, facts: Partial<BroughtFile>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...facts } : one)));

  async function send(id: number, file: File): Promise<void> {
    set(id, { state: 'sending' });
    try {
      const onProgress = (share: number) => set(id, { share, state: share < 1 ? 'sending' : 'reading' });
      const paper = await bringFile(file, wanted.current, onProgress);
      set(id, { state: 'done', paper });
    } catch (error) {
      set(id, { state: 'failed', reason: reasonOf(error), ...(error instanceof ApiError && { code: error.code }) });
    }
    await cache.invalidateQueries(papersQuery);
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
