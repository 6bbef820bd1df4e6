import type { LibraryLesson } from '@akada/contract/client';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  answersIn,
  findKeptLesson,
  type KeptLesson,
  keepAnswer,
  keepLesson,
  keepPlace,
  keepReading,
} from '../../domains/library/kept-lessons.ts';
import { showAnswers, watchChecks } from '../../lib/lessons/checks.ts';
import { readShare } from '../../lib/lessons/read-share.ts';
import { storedSession } from '../../lib/storage/session.ts';

/** What a reader without an account does in a lesson, kept from the first answer on; null before, and with an account. */
export function useKeptWork(lesson: LibraryLesson | null) {
  const text = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<KeptLesson | null>(null);
  const isVisitor = storedSession.token.get() === null;

  // With the text itself: who taps at once is heard too.
  useLayoutEffect(() => {
    const root = text.current;
    if (!lesson || !root || !isVisitor) return;
    const before = findKeptLesson(lesson.course.slug);
    setKept(before);
    if (before) showAnswers(root, answersIn(before));
    const endChecks = watchChecks(root, (...answer) => setKept(keepAnswer(lesson, ...answer)));
    // The way to the sign-up leaves this page: afterwards the lesson goes on here.
    const leave = () => keepPlace(lesson.course.slug, readShare(root.getBoundingClientRect()));
    window.addEventListener('pagehide', leave);
    return () => {
      endChecks();
      window.removeEventListener('pagehide', leave);
    };
  }, [lesson, isVisitor]);

  const forVisitor = lesson && isVisitor;
  return {
    text,
    kept,
    markRead: forVisitor ? () => setKept(keepReading(lesson)) : null,
    keep: forVisitor ? () => setKept(keepLesson(lesson)) : null,
  };
}
