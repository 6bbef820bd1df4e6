import type { StudyPage } from '@akada/contract/client';
import { useEffect, useState } from 'react';
import { describeFailure, findProgress, regenerateStudyPage } from './api.ts';
import { studyPagesTexts } from './texts.ts';

export interface Regeneration {
  isBusy: boolean;
  /** What is being done now. */
  doing: string;
  notice: { tone: 'success' | 'error'; text: string } | null;
  start(): Promise<void>;
}

const LOOK_EVERY_MS = 2000;

/** Has the text made again, and says meanwhile how far it is. */
export function useRegenerate(page: StudyPage, onMade: (changes: Partial<StudyPage>) => void): Regeneration {
  const [isBusy, setBusy] = useState(false);
  const [doing, setDoing] = useState('');
  const [notice, setNotice] = useState<Regeneration['notice']>(null);

  useEffect(() => {
    if (!isBusy) return;
    const look = () =>
      findProgress()
        .then((progress) => setDoing(progress?.doing ?? ''))
        .catch(() => undefined);
    const timer = window.setInterval(look, LOOK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [isBusy]);

  const start = async () => {
    setNotice(null);
    if (!page.document_id) {
      setNotice({ tone: 'error', text: studyPagesTexts.failures.missingDocument });
      return;
    }
    setBusy(true);
    try {
      const { title, html, outline } = await regenerateStudyPage(page.document_id);
      onMade({ title, html, outline, updated_at: new Date().toISOString() });
      setNotice({ tone: 'success', text: studyPagesTexts.regenerated });
    } catch (error) {
      setNotice({ tone: 'error', text: describeFailure(error) });
    } finally {
      setBusy(false);
      setDoing('');
    }
  };
  return { isBusy, doing, notice, start };
}
