import type { AboutHere } from '../tutor/about-here.ts';
import type { PlacedAnswer, WrittenAnswer, WrittenLesson } from './written.ts';

/** What helps who does not understand a place, the best first; an example is one, or a sum in numbers. */
const HELPS: Record<AboutHere, readonly string[]> = {
  simpler: ['simpler', 'example', 'how', 'meaning', 'why', 'difference', 'what if', 'true', 'use'],
  example: ['example', 'sum'],
};

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** What was written about a section for who asks for simpler words or an example there; null where all of it was told. */
export function writtenHere(
  asked: AboutHere,
  section: string,
  lessons: readonly WrittenLesson[],
  told: readonly string[],
): PlacedAnswer | null {
  const own = lessons.flatMap((lesson) =>
    lesson.answers
      .filter((item) => letters(item.section) === letters(section) && !told.includes(item.id))
      .map((item) => ({ lesson, item })),
  );
  const rank = ({ kind }: WrittenAnswer) => HELPS[asked].indexOf(kind);
  return own.filter(({ item }) => rank(item) >= 0).sort((a, b) => rank(a.item) - rank(b.item))[0] ?? null;
}
