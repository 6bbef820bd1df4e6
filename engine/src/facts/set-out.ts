import type { Block } from '../document.ts';
import { kindOf } from '../kinds/kinds.ts';
import { blockOrigin, type Corpus, inSentence, isExampleSection, originOf, sentencesWith } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { isVagueSubject } from '../standing/words.ts';
import { isPlural } from '../text/number.ts';
import { contentStems } from '../text/stems.ts';
import { isNoun, type Token, tagQuickly } from '../text/tagging.ts';
import { articleOf, asTerm, build, type Introduced, isNoName } from './introduction.ts';
import { isEverydayWord, isPickedOut } from './term-evidence.ts';

/**
 * Terms that the page itself sets out: what an entry of a list or a row of a table is called. Nothing is asked of
 * them, but they are the terms that a learner has to tell apart.
 */

/** "transfer function", "sunk cost", "foreign key": words that could be verbs are part of a name where the text sets it off. */
export function asSetOff(words: string, isNamed = false): string | null {
  const term = /–/.test(words) ? null : asTerm(words, isNamed);
  if (term || !/^[\p{L}'’–-]+(?: [\p{L}'’-]+){1,3}$/u.test(words) || / \p{Lu}/u.test(words)) return term;
  const name = words[0]!.toLowerCase() + words.slice(1);
  const [last, ...before] = tagQuickly(name).toReversed();
  const describes = ({ pos, lower }: Token) =>
    /^(?:NOUN|PROPN|ADJ|ADV|PUNCT)$/.test(pos) || lower.includes('-') || pos === 'VERB';
  if (!last || !before.every(describes) || !(isNoun(last) || last.pos === 'VERB') || isVagueSubject(name)) return null;
  return isNoName(name) || /^(?:not|only|also)\b/.test(name) ? null : name;
}

const LABEL = /^(\p{Lu}[\p{L}'’–-]+(?: [\p{L}'’-]+){0,3})(?: \([^)]*\))?(?::| [–—-]) \S/u;
/** Words over a part of a text that say what kind of remark follows. */
const REMARK =
  /^(?:notes?|examples?|tips?|warning|figure|table|step|questions?|answers?|see|source|hint|(?:dis)?advantages?|uses?|results?|aims?|objectives?|definitions?|meaning|reasons?|formula|causes?|effects?|symptoms?|signs?|treatment|diagnosis|prevention|introduction|summary|conclusion|overview|background|scope|history|types?|kinds?|features?|characteristics|functions?|importance|applications?|limitations?|strengths?|weakness(?:es)?|criticisms?|evaluation|assessment|measures?|methods?|steps|principles|problems?|total|first|second|third|before|after|today|start|end|input|output|time|place|cost|price|speed|size|colou?r|shape|number|amount|part|others?|mixed|none|basis|purpose|meaning|name|main|key)\b/i;
/** What the first column of a table holds where its rows compare the columns. */
const COMPARES =
  /^(?:|characters?|traits?|differences?|respect|features?|property|properties|characteristics?|basis|criterion|criteria|aspects?|points?|item|question|dimension|attribute|point of comparison|measure|quantity|parameter|year|date|day|week|period|step|no\.?|stage)$/i;

interface Found {
  name: string;
  origin: Origin;
}

/** The things that a table is about: its rows, or its columns where the rows compare them. */
function namesOfTable({ header, rows }: Extract<Block, { kind: 'table' }>): string[] {
  return COMPARES.test(header[0]?.trim() ?? '') ? header.slice(1) : rows.map(([first]) => first ?? '');
}

function namesInBlocks(corpus: Corpus): Found[] {
  const found: Found[] = [];
  for (const document of corpus.documents) {
    for (const section of document.sections) {
      if (!corpus.sectionOrder.has(section) || isExampleSection(section)) continue;
      section.blocks.forEach((block, at) => {
        const origin = { ...blockOrigin(document, section, block, '', corpus), block: at };
        if (block.kind === 'definitions') found.push(...block.entries.map(({ term }) => ({ name: term, origin })));
        if (block.kind === 'table') found.push(...namesOfTable(block).map((name) => ({ name, origin })));
      });
    }
  }
  return found;
}

/** The label of an entry of a list. */
function namesInSentence(entry: Entry): Found[] {
  const { kind, text } = entry.sentence;
  const label = kind === 'list' ? LABEL.exec(text)?.[1] : undefined;
  return label === undefined ? [] : [{ name: label, origin: originOf(entry) }];
}

/** The article that the text gives a name somewhere, so that it can stand in a gap among others. */
function articleIn(term: string, corpus: Corpus): Introduced['article'] {
  const before = new RegExp(String.raw`\b(the|an?) ${term.replace(/[^\p{L}\p{N} -]/gu, '.')}\b`, 'iu');
  const words = sentencesWith(contentStems(term), corpus, 5).map(
    (at) => before.exec(corpus.entries[at]!.sentence.text)?.[1],
  );
  return articleOf(words.find((word) => word !== undefined));
}

const isAdjective = (word: string) => tagQuickly(word)[0]?.pos === 'ADJ';

function asOption({ name, origin }: Found, corpus: Corpus): Introduced | null {
  const bare = name.replace(/\s*\([^)]*\)/g, '').trim();
  if (bare.length < 4 || REMARK.test(bare) || isPickedOut(bare) || !/^[\p{L}'’ –-]+$/u.test(bare)) return null;
  const term = asSetOff(inSentence(bare, corpus));
  if (!term || term.split(' ').length > 4) return null;
  // "Uniform" in a column of adjectives, and "Correcting errors", what is to be done.
  if (!term.includes(' ') && (isEverydayWord(term) || isAdjective(term))) return null;
  if (/^\p{Ll}+ing \p{Ll}+$/u.test(term) && isPlural(term)) return null;
  return build(term, articleIn(term, corpus), 'names', '', kindOf(term.split(' ').at(-1)!), origin, corpus);
}

/** With the terms that the page sets out and that nothing is told of in a sentence. */
export function withSetOut(introduced: readonly Introduced[], corpus: Corpus): Introduced[] {
  const told = new Set(introduced.map(({ subject }) => subject.key));
  const added = new Map<string, Introduced>();
  for (const found of [...corpus.entries.flatMap(namesInSentence), ...namesInBlocks(corpus)]) {
    const item = asOption(found, corpus);
    if (item && !told.has(item.subject.key) && !added.has(item.subject.key)) added.set(item.subject.key, item);
  }
  return [...introduced, ...added.values()];
}
