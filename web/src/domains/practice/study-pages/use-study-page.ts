import { ApiError, type StudyPage } from '@akada/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { onServiceBack } from '../../../lib/service.ts';
import { describeLoadFailure, loadStudyPage } from './api.ts';

export type StudyPageLoad =
  | { state: 'loading' }
  | { state: 'ready'; page: StudyPage }
  | { state: 'failed'; text: string; isGone: boolean };

/** The materials behind a link, and a way to put what has changed in their place. */
export function useStudyPage(studyId: string) {
  const [load, setLoad] = useState<StudyPageLoad>({ state: 'loading' });

  const fetchAnew = useCallback(async () => {
    setLoad({ state: 'loading' });
    try {
      setLoad({ state: 'ready', page: await loadStudyPage(studyId) });
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      setLoad({ state: 'failed', text: describeLoadFailure(error), isGone });
    }
  }, [studyId]);

  useEffect(() => {
    void fetchAnew();
  }, [fetchAnew]);

  useEffect(() => {
    if (load.state !== 'failed') return;
    return onServiceBack(() => void fetchAnew());
  }, [load.state, fetchAnew]);

  const change = useCallback(
    (changes: Partial<StudyPage>) =>
      setLoad((now) => (now.state === 'ready' ? { state: 'ready', page: { ...now.page, ...changes } } : now)),
    [],
  );
  return { load, fetchAnew, change };
}
