import { searchStems } from '../../answer/search-stems.ts';
import { countWords } from '../../text/normalise.ts';
import { listed } from '../listed.ts';
import type { Reading } from '../reply.ts';

const NO_TOPIC =
  /^[\d.\s]*(?:introduction|overview|summary|conclusions?|references|exercises?|questions|review|practice|glossary|key (?:terms|words|points|ideas)|objectives|learning|contents|answers|remember|check|examples?|background|preface|worked|try|further|self|appendix|recap|notes?)\b/i;
const MOST_NAMED = 4;
const HEADING_WORDS = 7;

/** What a text covers, by its headings. */
function coverage({ open }: Reading): string[] {
  const { sections, documents } = open.index;
  const headings = sections
    .flatMap(({ path }) => path.at(-1) ?? [])
    .map((heading) => heading.replace(/^[\d.\s]+/, '').trim());
  const titles = documents.length > 1 ? documents.map(({ title }) => title) : headings;
  const own = documents.length === 1 ? documents[0]!.title.replace(/^[\d.\s]+/, '') : '';
  const fit = [...new Set(titles)].filter(
    (name) => name && name !== own && !NO_TOPIC.test(name) && countWords(name) <= HEADING_WORDS,
  );
  if (fit.length <= MOST_NAMED) return fit;
  return Array.from({ length: MOST_NAMED }, (_, i) => fit[Math.floor((i * fit.length) / MOST_NAMED)]!);
}

const coversLine = (topics: readonly string[], what = 'It') => {
  return topics.length === 0
    ? ' Try asking it another way.'
    : ` ${what} covers ${listed(topics.map((topic) => `*${topic}*`))}. Ask me about any of that.`;
};

export function greetingText(lesson: Reading): string {
  const { documents } = lesson.open.index;
  const title = documents.length === 1 && documents[0]!.title ? `**${documents[0]!.title}**` : 'this text';
  return `Hello! Ask me about ${title}: what a word means, why or how something happens, an example, the difference between two things, a summary. Or say “quiz me”.`;
}

export const THANKS_TEXT = 'You’re welcome. Ask me something else, or say “quiz me” to see what you remember.';
export const NOTHING_BEFORE_TEXT = 'Tell me what it’s about: give me a word or a question and I’ll look it up.';
export const NO_CARD_TEXT =
  'I can’t find anything here to make a card from. Ask me a question instead, or ask for a summary.';

/** Says kindly that the text does not answer, and where to go on: lessons that have a word of it, else the open text's own. */
export function refusalText(question: string, lesson: Reading, course?: Reading): string {
  if (!course)
    return `${lesson.called === 'document' ? NOT_IN_DOCUMENT : notIn(lesson)}${coversLine(coverage(lesson))}`;
  const asked = new Set(searchStems(question));
  const fit = course.open.index.documents
    .map(({ title }) => title)
    .filter((title) => searchStems(title).some((stem) => asked.has(stem)));
  if (fit.length === 0) return `${notIn(course)}${coversLine(coverage(lesson), 'This lesson')}`;
  return `${notIn(course)}${coversLine(fit.slice(0, MOST_NAMED))}`;
}

const NOT_IN_DOCUMENT = 'I find nothing about this in your document.';
const notIn = ({ called }: Reading) => `I couldn’t find that in this ${called}.`;

/** Said of what was worked out and not looked up. */
export const notOfText = ({ called }: Reading) => `I worked that out myself: it’s not part of this ${called}.`;
