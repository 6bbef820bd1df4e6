import type { LibraryLesson } from '@akada/contract/client';
import { Flame } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { answersIn, type KeptLesson } from '../../domains/library/kept-lessons.ts';
import { libraryTexts } from '../../domains/library/texts.ts';
import { offerLargePictures } from '../../lib/lessons/large-pictures.ts';
import { shuffleChecks } from '../../lib/lessons/shuffle-checks.ts';
import { startPlays } from '../../lib/plays/start-plays.ts';
import { storedSession } from '../../lib/storage/session.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/lesson.css';
import { LessonActs } from '../../ui/lesson-acts/lesson-acts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Prose } from '../../ui/prose.tsx';
import { ReadAgain } from '../../ui/read-again.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TypedChecks } from '../../ui/typed-answer/typed-checks.tsx';
import { KeepThis, SignUpLink } from './keep-this.tsx';
import { LibraryFailure, LibraryFrame } from './library-frame.tsx';
import { useKeptWork } from './use-kept-work.ts';
import { useOpenLesson } from './use-open-lesson.ts';

const texts = libraryTexts;
const noAnswers = {};

/** A lesson that anybody may read. Its checks work by themselves; the page keeps what was answered. */
export function LessonPage({ course, lesson }: { course: string; lesson: string }) {
  const { load, askAgain } = useOpenLesson(course, lesson);
  const open = load.state === 'ready' ? load.data : null;
  const { text, kept, markRead, keep } = useKeptWork(open);
  const html = useMemo(() => shuffleChecks(open?.html ?? '', storedSession.userId.get()), [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useLayoutEffect(() => {
    if (!text.current) return;
    const endPlays = startPlays(text.current);
    const endPictures = offerLargePictures(text.current, commonTexts.picture);
    return () => {
      endPlays();
      endPictures();
    };
  }, [html]);
  useEffect(() => {
    if (open) document.title = `${open.title} · ${commonTexts.product}`;
  }, [open]);
  return (
    <LibraryFrame>
      {load.state === 'loading' ? (
        // A screen high, so that what stands at the foot does not jump when the text comes.
        <div className="min-h-dvh">
          <Spinner>{texts.loading}</Spinner>
        </div>
      ) : null}
      {load.state === 'failed' ? <LibraryFailure error={load.error} onRetry={() => void askAgain()} /> : null}
      {open ? (
        <article>
          <p className="text-ink-soft text-sm">{texts.place(open.course.code, open.week, open.day, open.minutes)}</p>
          <h1 className="mt-1 mb-4 text-2xl">{open.title}</h1>
          <div ref={text}>
            <Prose html={html} />
          </div>
          <TypedChecks text={text} html={html} answers={kept ? answersIn(kept) : noAnswers} />
          <LessonActs text={text} html={html} />
          <LessonEnd lesson={open} kept={kept} text={text} onRead={markRead} onSignUp={kept ? null : keep} />
        </article>
      ) : null}
      {kept ? <KeepThis kept={kept} /> : null}
    </LibraryFrame>
  );
}

interface LessonEndProps {
  lesson: LibraryLesson;
  /** What a visitor did in it. */
  kept: KeptLesson | null;
  text: RefObject<HTMLElement | null>;
  /** null: who has an account marks the day in the sprint. */
  onRead: (() => void) | null;
  /** null: there is an account, or the offer stands below already. */
  onSignUp: (() => void) | null;
}

function LessonEnd({ lesson: { title, next, day }, kept, text, onRead, onSignUp }: LessonEndProps) {
  const [isNow, setNow] = useState(false);
  const isRead = Boolean(kept?.readAt);
  const mark = () => {
    setNow(true);
    onRead?.();
  };
  return (
    <div className="mt-8 flex flex-col items-stretch gap-3 border-line border-t pt-4">
      {isRead && kept ? (
        <Moment place={day - 1} isNow={isNow} title={texts.finished(title)}>
          <p className="flex items-center gap-1.5 font-semibold">
            <Flame aria-hidden className="size-5 shrink-0 text-warning" />
            {texts.streakBegins}
          </p>
          <ReadAgain text={text} answers={answersIn(kept)} />
        </Moment>
      ) : null}
      {onRead && !isRead ? (
        <Button variant="secondary" className="self-start" onClick={mark}>
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
