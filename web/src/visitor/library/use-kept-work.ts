import type { LibraryLesson } from '@akada/contract/client';
import { useEffect, useRef, useState } from 'react';
import { findKeptLesson, type KeptLesson, keepAnswer, keepReading } from '../../features/open-lessons/kept-lessons.ts';
import { storage } from '../../lib/storage.ts';

/** The answers of a check are `details` of one name: check-1, check-2, … */
const numberOf = ({ name }: HTMLDetailsElement) => Number(/^check-(\d+)$/.exec(name)?.[1] ?? 0);
const optionsOf = (root: HTMLElement, check: number) => [
  ...root.querySelectorAll<HTMLDetailsElement>(`details[name="check-${check}"]`),
];

/** What a reader without an account does in a lesson, kept from the first answer on; null before, and with an account. */
export function useKeptWork(lesson: LibraryLesson | null) {
  const text = useRef<HTMLElement>(null);
  const [kept, setKept] = useState<KeptLesson | null>(null);
  const isVisitor = storage.token.get() === null;

  useEffect(() => {
    const root = text.current;
    if (!lesson || !root || !isVisitor) return;
    const before = findKeptLesson(lesson.course.slug);
    setKept(before);
    for (const { check, last } of before?.answers ?? []) {
      const option = optionsOf(root, check)[last - 1];
      if (option) option.open = true;
    }
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const check = numberOf(target);
      const option = optionsOf(root, check).indexOf(target) + 1;
      if (check > 0 && option > 0) setKept(keepAnswer(lesson, check, option));
    };
    // "toggle" does not bubble; on the way down it passes here.
    root.addEventListener('toggle', note, true);
    return () => root.removeEventListener('toggle', note, true);
  }, [lesson, isVisitor]);

  const markRead = lesson && isVisitor ? () => setKept(keepReading(lesson)) : null;
  return { text, kept, markRead };
}
