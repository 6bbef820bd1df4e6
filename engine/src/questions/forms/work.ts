import type { Work } from '../../facts/works.ts';
import { neighbours } from '../options/distractors.ts';
import type { Candidate } from '../types.ts';

const surname = (name: string) => name.slice(name.lastIndexOf(' ') + 1);

/** “Who wrote …?” with the authors of the other works that the text names. */
export function workQuestions(works: readonly Work[]): Candidate[] {
  const asked = new Set<string>();
  // Where most of them are books, so are the others.
  const books = works.filter(({ written }) => written).length * 3 >= works.length;
  return works.flatMap((own, at) => {
    if (asked.has(own.title)) return [];
    asked.add(own.title);
    const shared = new Set(works.filter(({ title }) => title === own.title).map(({ author }) => author));
    const others = neighbours(works, at, 30)
      .map(({ author }) => author)
      .filter((author) => !shared.has(author) && !own.origin.sentence.includes(surname(author)));
    const three = [...new Set(others)].slice(0, 3);
    if (three.length < 3) return [];
    const named = `“${own.title}”${own.year ? ` (${own.year})` : ''}`;
    return [
      {
        form: 'term' as const,
        stem: books ? `Who wrote ${named}?` : `Whose work is ${named}?`,
        answer: own.author,
        distractors: three,
        difficulty: 'easy' as const,
        weight: 3.2,
        about: own.title.toLowerCase(),
        subject: own.author.toLowerCase(),
        origin: own.origin,
      },
    ];
  });
}
