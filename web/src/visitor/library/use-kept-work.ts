import type { LibraryLesson } from '@akada/contract/client';
import { useEffect, useRef, useState } from 'react';
import { findKeptLesson, type KeptLesson, keepAnswer, keepReading } from '../../features/open-lessons/kept-lessons.ts';
import { optionsOf, watchChecks } from '../../lib/lesson-checks.ts';
import { storedSession } from '../../lib/storage/session.ts';

/** What a reader without an account does in a lesson, kept from the first answer on; null before, and with an account. */
export function useKeptWork(lesson: LibraryLesson | null) {
  const text = useRef<HTMLElement>(null);
  const [kept, setKept] = useState<KeptLesson | null>(null);
  const isVisitor = storedSession.token.get() === null;

  useEffect(() => {
    const root = text.current;
    if (!lesson || !root || !isVisitor) return;
    const before = findKeptLesson(lesson.course.slug);
    setKept(before);
    for (const { check, last } of before?.answers ?? []) {
      const option = optionsOf(root, check)[last - 1];
      if (option) option.open = true;
    }
    return watchChecks(root, (check, option) => setKept(keepAnswer(lesson, check, option)));
  }, [lesson, isVisitor]);

  const markRead = lesson && isVisitor ? () => setKept(keepReading(lesson)) : null;
  return { text, kept, markRead };
}
