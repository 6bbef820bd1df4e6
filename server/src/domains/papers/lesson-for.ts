import type { PaperQuestion, QuestionHelp } from '@akada/contract';
import type { CourseLesson } from '../../ports/courses/port.ts';

/** Where to read about a question: the lesson about its topic, and the part of it that the question's words point to. */

type Taught = Pick<CourseLesson, 'name' | 'title' | 'week' | 'day' | 'topics' | 'source'>;

interface Section {
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

type Block = CourseLesson['source']['blocks'][number];

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

function sectionsOf({ source }: Taught): Section[] {
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
const known = new WeakMap<CourseLesson['source'], Section[]>();

function knownSections(lesson: Taught): Section[] {
  const sections = known.get(lesson.source) ?? sectionsOf(lesson);
  known.set(lesson.source, sections);
  return sections;
}

/** A word that few parts have says more; one of a heading counts three times. */
function ranked(words: readonly string[], sections: readonly Section[]) {
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

/** Null where no lesson is about its topic. */
export function lessonFor(
  { stem, text, options, topic }: Pick<PaperQuestion, 'stem' | 'text' | 'options' | 'topic'>,
  lessons: readonly Taught[],
): QuestionHelp['lesson'] {
  const about = topic === null ? [] : lessons.filter(({ topics }) => topics.includes(topic));
  const places = about.flatMap((lesson) => knownSections(lesson).map((section) => ({ ...section, lesson })));
  const said = [stem, text, ...options.map((option) => option.text)].filter(Boolean).join(' ');
  const words = [...new Set(wordsOf(said))].slice(0, mostWords);
  const [first, second] = ranked(words, places);
  const best = places.find((place) => place === first?.section) ?? null;
  const lesson = best && (first?.score ?? 0) > 0 ? best.lesson : about[0];
  if (!lesson) return null;
  const isClear = first !== undefined && first.score >= enough && first.score >= clearly * (second?.score ?? 0);
  const { name, title, week, day } = lesson;
  return { name, title, week, day, section: isClear && best ? best.heading : null };
}
