import type { CourseLesson } from '../../../ports/courses/port.ts';

/** The parts of a lesson, and which of them the words of a question point to. */

/** A part of a lesson, by its heading. */
export interface Section {
  heading: string;
  words: ReadonlySet<string>;
  inHeading: ReadonlySet<string>;
}

/** They say again what the other parts taught. */
const endings = new Set(['common mistakes', 'remember', 'key terms']);
/** A part stands out that has this many words of the question to itself, or nearly so. */
const enough = 2;
const clearly = 1.25;
const mostWords = 400;

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})(?:es|s)$/u, ''));

type Source = CourseLesson['source'];
type Block = Source['blocks'][number];

function textOf(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.join(' ');
    case 'definitions':
      return block.entries.map(({ term, definition }) => `${term} ${definition}`).join(' ');
    case 'table':
      return [block.header, ...block.rows].flat().join(' ');
    case 'formula':
      return '';
    default:
      return block.text;
  }
}

function sectionsIn(source: Source): Section[] {
  const sections: { heading: string; texts: string[] }[] = [];
  for (const block of source.blocks) {
    if (block.kind === 'heading' && block.level <= 2) sections.push({ heading: block.text, texts: [] });
    else sections.at(-1)?.texts.push(textOf(block));
  }
  return sections
    .filter(({ heading }) => !endings.has(heading.toLowerCase()))
    .map(({ heading, texts }) => ({
      heading,
      words: new Set(wordsOf(`${heading} ${texts.join(' ')}`)),
      inHeading: new Set(wordsOf(heading)),
    }));
}

/** A lesson does not change while the server runs, and has many questions. */
const known = new WeakMap<Source, Section[]>();

export function sectionsOf(source: Source): Section[] {
  const sections = known.get(source) ?? sectionsIn(source);
  known.set(source, sections);
  return sections;
}

/** A word that few parts have says more; one of a heading counts three times. */
function ranked<S extends Section>(words: readonly string[], sections: readonly S[]) {
  const rarity = new Map(
    words.map((word) => {
      const having = sections.filter((section) => section.words.has(word)).length;
      return [word, having === 0 ? 0 : 1 - (having - 1) / sections.length];
    }),
  );
  return sections
    .map((section) => ({
      section,
      score: words.reduce(
        (sum, word) =>
          sum + (section.words.has(word) ? (rarity.get(word) ?? 0) * (section.inHeading.has(word) ? 3 : 1) : 0),
        0,
      ),
    }))
    .sort((one, other) => other.score - one.score);
}

/** The part that most of the words point to; `isClear` where it has them to itself. */
export function nearestSection<S extends Section>(
  texts: readonly (string | null)[],
  sections: readonly S[],
): { section: S; isClear: boolean } | null {
  const words = [...new Set(wordsOf(texts.filter(Boolean).join(' ')))].slice(0, mostWords);
  const [first, second] = ranked(words, sections);
  if (!first || first.score === 0) return null;
  return { section: first.section, isClear: first.score >= enough && first.score >= clearly * (second?.score ?? 0) };
}
