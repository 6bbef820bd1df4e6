import { setImmediate } from 'node:timers/promises';
import type { CourseNotes } from '../../../ports/courses/port.ts';
import type { CatalogueService } from '../../library/catalogue/catalogue.service.ts';
import { type KnownWords, knownWords } from './suggestions.rules.ts';

export interface Dictionary {
  words: ReadonlySet<string>;
  near: KnownWords;
}

export interface CourseWords {
  /** The words of its lessons and what they define; null where we have no lessons of it. */
  of(course: string): KnownWords | null;
  /** The words of all our lessons: what we have of a dictionary. */
  all(): Promise<Dictionary>;
  /** The code of the course that a page names in its first lines, where we have lessons of it. */
  findCode(text: string): string | null;
}

const standards = ['CCMAS', 'BMAS'] as const;
/** Those whose words are kept: they are made anew in a moment. */
const mostKept = 20;
const shortest = 4;
/** What looks like the code of a course: BIO 101, GST111. */
const code = /\b([A-Z]{3}) ?(\d{3})\b/g;

export function createCourseWords(catalogue: Pick<CatalogueService, 'resolve' | 'lessonsOf' | 'all'>): CourseWords {
  const kept = new Map<string, KnownWords>();
  let dictionary: Promise<Dictionary> | undefined;

  function notesOf(course: string): CourseNotes | null {
    for (const standard of standards) {
      const found = catalogue.resolve(standard, course, null);
      const notes = found && catalogue.lessonsOf(found.standard, found.code);
      if (notes && notes.lessons.length > 0) return notes;
    }
    return null;
  }

  function* wordsOf({ lessons }: CourseNotes) {
    const texts = lessons.flatMap(({ markdown, terms }) => [...terms.map(({ term }) => term), markdown]);
    const seen = new Set<string>();
    for (const text of texts) {
      for (const [found] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
        if (found.length < shortest || seen.has(found)) continue;
        seen.add(found);
        yield found;
      }
    }
  }

  async function readAll(): Promise<Dictionary> {
    const notes = new Set<CourseNotes>();
    for (const { code } of catalogue.all()) {
      for (const standard of standards) {
        const found = catalogue.lessonsOf(standard, code);
        if (found) notes.add(found);
      }
    }
    const words = new Set<string>();
    for (const one of notes) {
      for (const word of wordsOf(one)) words.add(word);
      // Others are served between two courses.
      await setImmediate();
    }
    return { words, near: knownWords(words, 'a word of our lessons') };
  }

  return {
    all() {
      dictionary ??= readAll();
      return dictionary;
    },

    of(course) {
      const before = kept.get(course);
      if (before) return before;
      const notes = notesOf(course);
      if (!notes) return null;
      const words = knownWords(wordsOf(notes), `a word of ${course}`);
      if (kept.size >= mostKept) kept.clear();
      kept.set(course, words);
      return words;
    },

    findCode(text) {
      const codes = Array.from(text.matchAll(code), ([, letters, digits]) => `${letters} ${digits}`);
      return codes.find((one) => notesOf(one) !== null) ?? null;
    },
  };
}
