import type { ListFact, RowFact, TermFact } from '../facts/fact.ts';
import { genusNoun } from '../facts/phrases.ts';
import { isPersonNoun } from '../facts/words.ts';
import { capitalise, lowerFirst } from '../text/normalise.ts';
import { isNoun, tagQuickly } from '../text/tagging.ts';

/** A whole line: a capital in front, one full stop behind. */
export const line = (text: string) => `${capitalise(text.replace(/[\s.,;:]+$/, ''))}.`;

/** "an" before a sound of a vowel. */
const withArticle = (article: TermFact['article'], name: string) => {
  if (article !== 'a') return article ? `the ${name}` : name;
  return `${/^(?:[aeio]|u(?!ni|se|sa|ti)|h(?:our|on[eo]))/i.test(name) ? 'an' : 'a'} ${name}`;
};

const isName = (term: string) => /^\p{Lu}\p{Ll}+(?: |$)/u.test(term);
const isThing = (term: string) => isNoun(tagQuickly(term).at(-1)) || /(?:ing|ion|ism|ity|sis)$/.test(term);

/** "Who was …" of a person, by the noun that says what they were. */
function isPerson({ term, definition, standing }: TermFact): boolean {
  return (
    isName(term) && (standing !== 'glossary' || / \p{Lu}/u.test(term)) && isPersonNoun(genusNoun(definition) ?? '')
  );
}

/** What a card asks of a term. */
export function termFront(fact: TermFact): string {
  const { term, article, tells, standing, under } = fact;
  if (tells === 'label') return under ? `${under}: explain “${term}”.` : `Explain “${term}”.`;
  const { isPlural: plural } = fact;
  const isMass = /^\p{L}+(?:ing|ion|ism|ity|sis|ment|ance|ence)$/u.test(term) || /^\p{Lu}\p{Ll}+$/u.test(term);
  const given = article === '' && tells === 'does' && !plural && standing === 'glossary' && !isMass ? 'the' : article;
  const name = withArticle(plural && given === 'a' ? '' : given, term);
  if (tells === 'does') return `What ${plural ? 'do' : 'does'} ${name} do?`;
  const be = tells === 'was' ? (plural ? 'were' : 'was') : plural ? 'are' : 'is';
  if (isPerson(fact)) return `Who ${be} ${name}?`;
  // What is told by a whole sentence may be anything, a quality too.
  const isSentence = fact.definition.toLowerCase().includes(term.toLowerCase());
  if (standing === 'glossary' || isSentence || (article === '' && !isThing(term))) return `What is meant by “${term}”?`;
  return `What ${be} ${name}?`;
}

/** What a card asks of a list. */
export function listFront({ what, of, isOrdered }: ListFact): string {
  if (isOrdered && /^\p{Lu}/u.test(what)) return `${what}: what are the steps, in order?`;
  const asked = `what are the ${what}${isOrdered ? ', in order' : ''}?`;
  return of ? `${capitalise(of)}: ${asked}` : capitalise(asked);
}

/** The entries of a list, one below the other. */
export const listBack = ({ entries, isOrdered }: ListFact) =>
  entries.map((entry, i) => `${isOrdered ? `${i + 1}.` : '•'} ${capitalise(entry)}`).join('\n');

const joined = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
/** "pH", "DNA" and "Source (food)" stay as they are written. */
const inside = (words: string) => (/^\p{Lu}\p{Ll}+(?: |$)/u.test(words) ? lowerFirst(words) : words);

/** What a card asks of a row of a table. */
export function rowFront({ topic, name, cells, isComparison }: RowFact): string {
  const columns = cells.map(({ column }) => column);
  if (isComparison) return `${topic}: compare ${joined(columns.map(inside))} by “${inside(name)}”.`;
  return `${topic}: for “${name}”, what is given as ${joined(columns.map((column) => `“${column}”`))}?`;
}

/** What the row says, column by column. */
export const rowBack = ({ cells }: RowFact) =>
  cells.length === 1 ? line(cells[0]!.value) : cells.map(({ column, value }) => `${column}: ${value}`).join('\n');
