import type { Block, Place, SourceDocument } from '../document.ts';
import { boundedBlocks } from './bounded-blocks.ts';
import { phrasesIn } from './emphasis.ts';
import { withGlossary } from './glossary.ts';
import { isAside, isCaption, type Matter, matterOf, mattersOf } from './matter.ts';
import { countWords, normalise } from './normalise.ts';
import { isTitlePage, type OwnTitle, ownTitleOf } from './own-title.ts';
import { splitSentences } from './sentences.ts';
import { slideSentences } from './slide-sentences.ts';
import { topicBoundaries, topicHeadings } from './topic-shift.ts';

/** One sentence of running text (paragraphs, list items, notes); tables and definitions stay blocks. */
export interface Sentence {
  /** Position in the whole document, from 0. */
  index: number;
  text: string;
  sectionId: string;
  /** Position of its block within the section, and of the sentence within that block. */
  blockIndex: number;
  position: number;
  kind: 'paragraph' | 'list' | 'note';
  /** Its words in bold or italics, where it has any. */
  emphasised?: readonly string[];
  /** Part of a paragraph in which its writer sums up: "Section summary. …" */
  sumsUp?: true;
  place?: Place;
}

export interface Section {
  /** Stable for the same document: `s1`, `s2`, … in reading order. */
  id: string;
  heading: string;
  /** The headings above it and its own, outermost first. */
  headingPath: string[];
  level: number;
  matter: Matter;
  blocks: Block[];
  sentences: Sentence[];
  wordCount: number;
  place?: Place;
  /** True where the document has no headings and the section was found by a shift of topic. */
  byTopicShift: boolean;
}

/** A document cut into sections and sentences: what every other part of the engine reads. */
export interface DocumentText {
  id: string;
  title: string;
  statedTitle?: string;
  /** What its own text shows as its title. */
  ownTitle: OwnTitle | null;
  sections: Section[];
  sentences: Sentence[];
  wordCount: number;
}

const UNHEADED_LIMIT_WORDS = 600;
/** True for sections that hold no subject matter: references, outcomes, questions and their answers, … */
export const isBackMatter = ({ matter }: Section): boolean => isAside(matter);

function cleanBlock(block: Block): Block {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return { ...block, text: normalise(block.text) };
    case 'list':
      return { ...block, items: block.items.map(normalise).filter(Boolean) };
    case 'definitions':
      return {
        ...block,
        entries: block.entries.map((entry) => ({
          term: normalise(entry.term),
          definition: normalise(entry.definition),
        })),
      };
    case 'table':
      return {
        ...block,
        ...(block.caption === undefined ? {} : { caption: normalise(block.caption) }),
        header: block.header.map(normalise),
        rows: block.rows.map((row) => row.map(normalise)),
      };
    default:
      return block;
  }
}

/** All text of a block, for counting and for search. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.join('\n');
    case 'definitions':
      return block.entries.map((entry) => `${entry.term}: ${entry.definition}`).join('\n');
    case 'table':
      return [block.caption ?? '', block.header.join(' | '), ...block.rows.map((row) => row.join(' | '))]
        .join('\n')
        .trim();
    case 'formula':
      return block.tex;
    default:
      return block.text;
  }
}

interface Draft {
  heading: string;
  headingPath: string[];
  level: number;
  blocks: Block[];
  place?: Place;
  byTopicShift: boolean;
}

function byHeadings(blocks: readonly Block[], title: string): Draft[] {
  const drafts: Draft[] = [];
  const open: { level: number; text: string }[] = [];
  const isEnding = endFinder(blocks);
  let current: Draft = { heading: title, headingPath: title ? [title] : [], level: 0, blocks: [], byTopicShift: false };
  blocks.forEach((block, i) => {
    const text = block.kind === 'heading' || (block.kind === 'paragraph' && isEnding(i)) ? block.text : null;
    if (text === null) current.blocks.push(block);
    if (!text) return;
    const level = block.kind === 'heading' ? block.level : Math.max(1, current.level);
    if (current.blocks.length > 0) drafts.push(current);
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
    open.push({ level, text });
    const headingPath = open.map((entry) => entry.text);
    current = { heading: text, headingPath, level, blocks: [], byTopicShift: false };
    if (block.place) current.place = block.place;
  });
  if (current.blocks.length > 0) drafts.push(current);
  return drafts;
}

/** More than this below such a line is no end of a chapter: its text goes on. */
const LONGEST_END_WORDS = 1200;

/** Finds lines such as "References" and "Review questions" that were set as paragraphs, with little below them. */
function endFinder(blocks: readonly Block[]): (at: number) => boolean {
  const below = new Map<number, number>();
  let words = 0;
  for (let i = blocks.length - 1; i >= 0; i--) {
    const block = blocks[i]!;
    if (block.kind === 'paragraph' && block.text.length < 50 && ENDS.has(matterOf(block.text))) below.set(i, words);
    words = block.kind === 'heading' || below.has(i) ? 0 : words + countWords(blockText(block));
  }
  return (at) => (below.get(at) ?? Number.POSITIVE_INFINITY) <= LONGEST_END_WORDS;
}

const ENDS: ReadonlySet<Matter> = new Set(['questions', 'answers', 'references']);

function byTopic(draft: Draft): Draft[] {
  const texts = draft.blocks.map(blockText);
  if (countWords(texts.join(' ')) < UNHEADED_LIMIT_WORDS) return [draft];
  const starts = topicBoundaries(texts);
  if (starts.length < 2) return [draft];
  const ranges = starts.map((start, i) => [start, starts[i + 1] ?? texts.length] as const);
  const headings = topicHeadings(ranges.map(([from, to]) => texts.slice(from, to).join('\n')));
  return ranges.map(([from, to], i) => ({
    heading: headings[i]!,
    headingPath: [...draft.headingPath, headings[i]!],
    level: draft.level + 1,
    blocks: draft.blocks.slice(from, to),
    byTopicShift: true,
  }));
}

/** "2.3 Osmosis is …", "(a) Osmosis …": a number that counts paragraphs is no word of the sentence. */
const PARAGRAPH_NUMBER = /^(?:\d{1,2}(?:\.\d{1,2}){1,3}\.?|\d{1,2}[.)]|\(?[a-z]{1,3}\))\s+(?=\p{Lu})/u;
/** The name of a summary that stands in front of its text, in the same paragraph. */
const SUMMARY_LABEL = /^(\p{Lu}[\p{L} ]{3,30})[.:]\s+(?=\p{Lu}.)/u;

interface BlockSentences {
  kind: Sentence['kind'];
  texts: string[];
  sumsUp?: true;
}

function sentencesOf(block: Block): BlockSentences | null {
  if ((block.kind === 'paragraph' || block.kind === 'note') && isCaption(block.text)) return null;
  if (block.place?.slide !== undefined) return slideSentences(block);
  if (block.kind === 'paragraph') {
    const [whole, label] = SUMMARY_LABEL.exec(block.text) ?? [];
    if (label && matterOf(label) === 'summary')
      return { kind: 'paragraph', texts: splitSentences(block.text.slice(whole!.length)), sumsUp: true };
  }
  if (block.kind === 'paragraph' || block.kind === 'note')
    return { kind: block.kind, texts: splitSentences(block.text.replace(PARAGRAPH_NUMBER, '')) };
  if (block.kind === 'list') return { kind: 'list', texts: block.items.flatMap(splitSentences) };
  return null;
}

/** Of each sentence of a block, which of the block's emphasised words stand in it. */
function emphasisFinder(block: Block): (sentence: string) => { emphasised?: string[] } {
  if (!('emphasised' in block) || !block.emphasised) return () => ({});
  const find = phrasesIn(block.emphasised.map(normalise));
  return (sentence) => {
    const own = find(sentence);
    return own.length > 0 ? { emphasised: own } : {};
  };
}

const read = new WeakMap<SourceDocument, DocumentText>();

/**
 * Cuts a document into sections by its headings, or by shifts of topic where it has none, and into sentences. The same
 * document is cut once: questions and the checks of them both read it.
 */
export function readDocument(source: SourceDocument): DocumentText {
  const known = read.get(source) ?? cut(source);
  read.set(source, known);
  return known;
}

function cut(source: SourceDocument): DocumentText {
  const blocks = source.blocks.map(cleanBlock).flatMap(boundedBlocks);
  const drafts = byHeadings(blocks, normalise(source.title));
  const headed = blocks.some((block) => block.kind === 'heading' && block.text);
  // One heading over a long text is a title, not a structure.
  const parts = drafts.flatMap((draft) => (headed && draft.level > 1 ? [draft] : byTopic(draft)));
  const sentences: Sentence[] = [];
  const sizes = parts.map((draft) => draft.blocks.reduce((sum, block) => sum + countWords(blockText(block)), 0));
  const ownTitle = ownTitleOf(blocks);
  const matters = mattersOf(parts.map((draft, i) => ({ ...draft, words: sizes[i]! })));
  const [first] = parts;
  if (parts.length > 1 && ownTitle?.isSure && first!.heading === ownTitle.text && isTitlePage(first!.blocks))
    matters[0] = 'title';
  const sections = parts.map((draft, i): Section => {
    const id = `s${i + 1}`;
    const own: Sentence[] = [];
    const blocks = withGlossary(draft.blocks, matters[i] === 'glossary');
    blocks.forEach((block, blockIndex) => {
      const found = sentencesOf(block);
      const emphasisOf = emphasisFinder(block);
      found?.texts.forEach((text, position) => {
        const sentence: Sentence = {
          index: sentences.length,
          text,
          sectionId: id,
          blockIndex,
          position,
          kind: found.kind,
          ...emphasisOf(text),
          ...(found.sumsUp ? { sumsUp: found.sumsUp } : {}),
          ...(block.place ? { place: block.place } : {}),
        };
        own.push(sentence);
        sentences.push(sentence);
      });
    });
    const place = draft.place ?? draft.blocks[0]?.place;
    return { ...draft, id, matter: matters[i]!, blocks, sentences: own, wordCount: sizes[i]!, ...(place && { place }) };
  });
  const wordCount = sections.reduce((sum, section) => sum + section.wordCount, 0);
  return {
    id: source.id,
    title: normalise(source.title),
    ...(source.statedTitle ? { statedTitle: normalise(source.statedTitle) } : {}),
    ownTitle,
    sections,
    sentences,
    wordCount,
  };
}
