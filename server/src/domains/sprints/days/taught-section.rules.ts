import { plainWords, rooted } from '../planning/words.rules.ts';

/** A part of a lesson under one heading. */
export interface TaughtSection {
  heading: string;
  text: string;
  /** Those of its prose, its lists and its definitions. */
  sentences: string[];
}

/** They gather what the sections before them taught. */
const gathered = new Set(['Common mistakes', 'Remember', 'Key terms']);

/** The section that speaks most of what is asked; null where none does. Words of a section say more the fewer other sections have them; long sections have many by chance. */
export function sectionAbout<S extends Pick<TaughtSection, 'heading' | 'text'>>(
  asked: string,
  sections: readonly S[],
): S | null {
  const taught = sections
    .filter(({ heading }) => !gathered.has(heading))
    .map((section) => ({ section, counts: countWords(`${section.heading} ${section.text}`) }));
  const all = taught.reduce((sum, { counts }) => sum + counts.all, 0);
  const mean = all / Math.max(1, taught.length);
  const wanted = [...countWords(asked).times.keys()].map((word) => {
    const having = taught.filter(({ counts }) => counts.times.has(word)).length;
    return { word, weight: having === 0 ? 0 : Math.log(1 + (taught.length - having + 0.5) / (having + 0.5)) };
  });
  let best: { section: S; score: number } | null = null;
  for (const { section, counts } of taught) {
    const long = 0.3 + (0.7 * counts.all) / mean;
    const score = wanted.reduce((sum, { word, weight }) => {
      const times = counts.times.get(word) ?? 0;
      return sum + (weight * times) / (times + long);
    }, 0);
    if (score > (best?.score ?? 0)) best = { section, score };
  }
  return best?.section ?? null;
}

function countWords(text: string): { times: ReadonlyMap<string, number>; all: number } {
  const words = plainWords(text).map(rooted);
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return { times, all: words.length };
}
