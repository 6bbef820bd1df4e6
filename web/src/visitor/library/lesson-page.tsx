import type { LibraryLesson } from '@akada/contract/client';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { commonTexts } from '../../texts/en/common.ts';
import { libraryTexts } from '../../texts/en/library.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/lesson.css';
import { Prose } from '../../ui/prose.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { KeepThis, SignUpLink } from './keep-this.tsx';
import { LibraryFailure, LibraryFrame } from './library-frame.tsx';
import { useKeptWork } from './use-kept-work.ts';
import { useOpenLesson } from './use-open-lesson.ts';

const texts = libraryTexts;

/** A lesson that anybody may read. Its checks work by themselves; the page keeps what was answered. */
export function LessonPage({ course, lesson }: { course: string; lesson: string }) {
  const { load, askAgain } = useOpenLesson(course, lesson);
  const open = load.state === 'ready' ? load.data : null;
  const { text, kept, markRead, keep } = useKeptWork(open);
  useEffect(() => {
    if (open) document.title = `${open.title} · ${commonTexts.product}`;
  }, [open]);
  return (
    <LibraryFrame>
      {load.state === 'loading' ? <Spinner>{texts.loading}</Spinner> : null}
      {load.state === 'failed' ? <LibraryFailure error={load.error} onRetry={() => void askAgain()} /> : null}
      {open ? (
        <article>
          <p className="text-ink-soft text-sm">{texts.place(open.course.code, open.week, open.day, open.minutes)}</p>
          <h1 className="mt-1 mb-4 text-2xl">{open.title}</h1>
          <div ref={text}>
            <Prose html={open.html} />
          </div>
          <LessonEnd lesson={open} isRead={Boolean(kept?.readAt)} onRead={markRead} onSignUp={kept ? null : keep} />
        </article>
      ) : null}
      {kept ? <KeepThis kept={kept} /> : null}
    </LibraryFrame>
  );
}

interface LessonEndProps {
  lesson: LibraryLesson;
  isRead: boolean;
  /** null: who has an account marks the day in the sprint. */
  onRead: (() => void) | null;
  /** null: there is an account, or the offer stands below already. */
  onSignUp: (() => void) | null;
}

function LessonEnd({ lesson: { next }, isRead, onRead, onSignUp }: LessonEndProps) {
  return (
    <div className="mt-8 flex flex-col items-start gap-3 border-line border-t pt-4">
      {isRead ? (
        <p className="flex min-h-11 items-center gap-2 font-semibold text-success">
          <Check aria-hidden className="size-5" />
          {texts.isRead}
        </p>
      ) : null}
      {onRead && !isRead ? (
        <Button variant="secondary" onClick={onRead}>
          {texts.markRead}
        </Button>
      ) : null}
      <div>
        {next ? <p className="font-semibold">{texts.next(next)}</p> : null}
        <p className="text-ink-soft">{texts.nextText}</p>
      </div>
      {onSignUp ? <SignUpLink onFollow={onSignUp}>{texts.signUpAfter}</SignUpLink> : null}
    </div>
  );
}
