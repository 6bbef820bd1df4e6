import type { LibraryLesson } from '@akada/contract/client';
import { useCallback, useEffect } from 'react';
import { takeEarlyLesson } from '../../domains/library/early-lesson.ts';
import { clientAfter } from '../../lib/early-client.ts';
import { NetworkError } from '../../lib/network.ts';
import { keepPlays } from '../../lib/plays/start-plays.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { keepActs } from '../../ui/lesson-acts/lesson-acts.tsx';
import { keepPage } from '../keep-page.ts';
import { storedVisitor } from '../stored.ts';

/** With what its figures, fields and guesses need, which the page loads only when they come near. */
async function keepLesson(html: string): Promise<void> {
  await Promise.allSettled([keepPlays(html), keepActs(html)]);
  keepPage();
}

/** An open lesson. It stays on the phone: whoever loses the network in the middle reads on, also after a reload. */
export function useOpenLesson(course: string, lesson: string) {
  const ask = useCallback(async () => {
    const copy = storedVisitor.openLesson(course, lesson);
    try {
      const loaded = await clientAfter(takeEarlyLesson(course, lesson)).library.lesson(
        { params: { course, lesson } },
        { signal: AbortSignal.timeout(30_000) },
      );
      copy.set(loaded);
      return loaded;
    } catch (error) {
      const kept = error instanceof NetworkError ? (copy.get() as LibraryLesson | null) : null;
      if (kept === null) throw error;
      return kept;
    }
  }, [course, lesson]);
  const { load, askAgain } = useAnswer(ask);
  const html = load.state === 'ready' ? load.data.html : null;
  useEffect(() => {
    if (html !== null && navigator.onLine) void keepLesson(html);
  }, [html]);
  return { load, askAgain };
}
