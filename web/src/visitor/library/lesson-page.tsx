import { Smartphone } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../../lib/client.ts';
import { storage } from '../../lib/storage.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { libraryTexts } from '../../texts/en/library.ts';
import { buttonClass } from '../../ui/button-style.ts';
import '../../ui/lesson.css';
import { Prose } from '../../ui/prose.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LibraryFailure, LibraryFrame } from './library-frame.tsx';
import { useAnswer } from './use-answer.ts';

const texts = libraryTexts;

/** A lesson that anybody may read. Its checks work by themselves; the page only counts which were tried. */
export function LessonPage({ course, lesson }: { course: string; lesson: string }) {
  const ask = useCallback(
    () => client.library.lesson({ params: { course, lesson } }, { signal: AbortSignal.timeout(30_000) }),
    [course, lesson],
  );
  const { load, askAgain } = useAnswer(ask);
  const title = load.state === 'ready' ? load.data.title : undefined;
  useEffect(() => {
    if (title) document.title = `${title} · ${commonTexts.product}`;
  }, [title]);
  const { done, text } = useChecksDone(load.state === 'ready');
  return (
    <LibraryFrame>
      {load.state === 'loading' ? <Spinner>{texts.loading}</Spinner> : null}
      {load.state === 'failed' ? <LibraryFailure error={load.error} onRetry={() => void askAgain()} /> : null}
      {load.state === 'ready' ? (
        <article ref={text}>
          <p className="text-ink-soft text-sm">
            {texts.place(load.data.course.code, load.data.week, load.data.day, load.data.minutes)}
          </p>
          <h1 className="mt-1 mb-4 text-2xl">{load.data.title}</h1>
          <Prose html={load.data.html} />
          <div className="mt-8 border-line border-t pt-4">
            {load.data.next ? <p className="font-semibold">{texts.next(load.data.next)}</p> : null}
            <p className="text-ink-soft">{texts.nextText}</p>
          </div>
        </article>
      ) : null}
      {done > 0 ? <KeepThis done={done} /> : null}
    </LibraryFrame>
  );
}

/** How many checks were answered so far; each counts once. */
function useChecksDone(isThere: boolean) {
  const text = useRef<HTMLElement>(null);
  const [done, setDone] = useState(0);
  useEffect(() => {
    const root = text.current;
    if (!isThere || !root) return;
    const tried = new Set<string>();
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !target.name) return;
      tried.add(target.name);
      setDone(tried.size);
    };
    // "toggle" does not bubble; on the way down it passes here.
    root.addEventListener('toggle', note, true);
    return () => root.removeEventListener('toggle', note, true);
  }, [isThere]);
  return { done, text };
}

/** Offered after the first answer: by then there is something to keep. Who is signed in keeps it anyway. */
function KeepThis({ done }: { done: number }) {
  if (storage.token.get() !== null) return null;
  return (
    <aside className="sticky bottom-0 -mx-4 mt-6 grid gap-2 border-line border-t bg-surface px-4 py-3 sm:mx-0">
      <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
        <Smartphone aria-hidden className="size-5" />
        {texts.done(done)}
      </p>
      <a href="/signup" className={buttonClass('accent', 'lg', true)}>
        {texts.signUp}
      </a>
    </aside>
  );
}
