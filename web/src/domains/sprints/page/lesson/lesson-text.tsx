import type { LessonTerm } from '@akada/contract/client';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/popover';
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type CheckAnswers, showAnswers } from '../../../../lib/lessons/checks.ts';
import { offerLargePictures } from '../../../../lib/lessons/large-pictures.ts';
import { shuffleChecks } from '../../../../lib/lessons/shuffle-checks.ts';
import { startPlays } from '../../../../lib/plays/start-plays.ts';
import { storedSession } from '../../../../lib/storage/session.ts';
import { commonTexts } from '../../../../texts/en/common.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { LessonActs } from '../../../../ui/lesson-acts/lesson-acts.tsx';
import { Prose } from '../../../../ui/prose.tsx';
import { TypedChecks } from '../../../../ui/typed-answer/typed-checks.tsx';
import { useReadable } from '../../../../ui/use-readable.ts';
import { sprintPageTexts } from '../texts.ts';
import '../../../../ui/lesson.css';
import './lesson-text.css';
import { findPlace, markTerms } from './terms.ts';

export interface CitedPlace {
  heading: string;
  sentence: string | null;
}

interface LessonTextProps {
  html: string;
  terms: readonly LessonTerm[];
  answers: CheckAnswers;
  /** A place to show; a new object each time that it is asked for. */
  place: CitedPlace | null;
}

/** The text of a lesson, whose key terms say what they mean when they are pressed. */
export function LessonText({ html, terms, answers, place }: LessonTextProps) {
  const shuffled = useMemo(() => shuffleChecks(html, storedSession.userId.get()), [html]);
  const shown = useReadable(shuffled);
  // By their words: the same list may be fetched again.
  const words = JSON.stringify(terms.map(({ term }) => term));
  const root = useRef<HTMLDivElement>(null);
  const word = useRef<HTMLElement | null>(null);
  const [open, setOpen] = useState<LessonTerm | null>(null);

  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('.term') : null;
    if (!pressed) return;
    word.current = pressed;
    pressed.setAttribute('aria-expanded', 'true');
    setOpen(terms[Number(pressed.dataset.term)] ?? null);
  };
  const close = () => {
    word.current?.removeAttribute('aria-expanded');
    setOpen(null);
  };

  // Before it is painted, and before the place where one was is looked for: open answers take room.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useLayoutEffect(() => {
    if (!root.current) return;
    showAnswers(root.current, answers);
    const endPlays = startPlays(root.current);
    const endPictures = offerLargePictures(root.current, commonTexts.picture);
    return () => {
      endPlays();
      endPictures();
    };
  }, [shown]);

  // Terms may arrive while somebody reads, marks and types: they are added to the text that is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is without them at first
  useLayoutEffect(() => {
    if (root.current) return markTerms(root.current, JSON.parse(words) as string[]);
  }, [shown, words]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text may arrive after the place was asked for
  useEffect(() => {
    const found = place && root.current ? findPlace(root.current, place) : null;
    if (!found) return;
    found.classList.add('place-found');
    found.tabIndex = -1;
    found.scrollIntoView({ block: 'center' });
    found.focus({ preventScroll: true });
    return () => found.classList.remove('place-found');
  }, [place, shown]);

  return (
    <>
      {/* biome-ignore lint/a11y: the terms inside are real buttons, which a keyboard presses too */}
      <div ref={root} onClick={onClick}>
        <Prose html={shown} />
      </div>
      <TypedChecks text={root} html={shown} answers={answers} />
      <LessonActs text={root} html={shown} />
      <Radix.Root open={open !== null} onOpenChange={(isOpen) => !isOpen && close()}>
        <Radix.Anchor virtualRef={word as { current: HTMLElement }} />
        <Radix.Portal>
          <Radix.Content
            sideOffset={8}
            collisionPadding={12}
            aria-label={open?.term}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              word.current?.focus({ preventScroll: true });
            }}
            className="appear z-(--z-popover) w-80 max-w-[calc(100vw-1.5rem)] rounded-card border border-line bg-surface p-4 shadow-float"
          >
            <div className="flex items-start justify-between gap-2">
              <p className="font-bold font-heading text-lg">{open?.term}</p>
              <Radix.Close asChild>
                <IconButton label={sprintPageTexts.lesson.closeTerm} className="-mt-2 -mr-2">
                  <X aria-hidden />
                </IconButton>
              </Radix.Close>
            </div>
            <p className="text-ink-soft">{open?.definition}</p>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </>
  );
}
