import type { Corpus } from '../reading/corpus.ts';
import type { Origin } from '../reading/origin.ts';
import type { Name } from './names.ts';

/** Who holds with whom: what the one of a school taught, the others may have taught as well. */

const schools = new WeakMap<Corpus, ReadonlySet<string>>();

/** "utilitarian" of "utilitarianism": the schools of thought that the text names. */
function schoolsOf(corpus: Corpus): ReadonlySet<string> {
  const known = schools.get(corpus);
  if (known) return known;
  const found = new Set<string>();
  for (const { sentence } of corpus.entries)
    for (const [, root] of sentence.text.matchAll(/\b(\p{L}{4,})ism\b/gu)) found.add(root!.toLowerCase());
  schools.set(corpus, found);
  return found;
}

/** The schools that a sentence speaks of, by their name or by that of their followers. */
function schoolsIn(text: string, corpus: Corpus): string[] {
  const named = schoolsOf(corpus);
  const roots = [...text.matchAll(/\b(\p{L}{4,}?)(?:ism|ists?|s)?\b/gu)].map(([, root]) => root!.toLowerCase());
  return roots.filter((root) => named.has(root));
}

const ALLIES =
  /\b(?:friend|pupil|student|disciple|follower|followed|colleague|heir|defended|defender|shared|agreed|together)\b/;

const surname = (name: string) => name.slice(name.lastIndexOf(' ') + 1);

/** Whether the text shows two persons to be of one mind: of one school, or friends in one sentence. */
export function areOfOneMind(own: Name, origin: Origin, other: Name, corpus: Corpus): boolean {
  const about = (name: Name) => name.orders.slice(0, 8).map((order) => corpus.entries[order]!.sentence.text);
  const both = [...about(own), ...about(other)];
  if (both.some((text) => text.includes(surname(own.text)) && text.includes(surname(other.text)) && ALLIES.test(text)))
    return true;
  // The school is often named right before whoever stands for it.
  const before = corpus.entries[origin.order - 1];
  const here = before?.section === origin.section ? `${before.sentence.text} ${origin.sentence}` : origin.sentence;
  const mine = new Set(schoolsIn(here, corpus));
  return mine.size > 0 && about(other).some((text) => schoolsIn(text, corpus).some((school) => mine.has(school)));
}
