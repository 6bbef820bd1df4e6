import { leansOnContext } from '../grammar/wording.ts';
import { capitalise, countWords } from '../text/normalise.ts';
import type { DocumentText, Section } from '../text/sections.ts';
import { findTerms, GENERIC_NOUNS, termKey } from '../text/terms.ts';

/** A term with what the text itself says it is, and where. */
export interface KeyTerm {
  term: string;
  definition: string;
  documentId: string;
  sectionId: string;
  /** Position of the defining block within its section. */
  blockIndex: number;
  /** The words of the source that define it. */
  sentence: string;
}

interface Found extends KeyTerm {
  weight: number;
  /** By its writer, as an entry of a glossary. */
  isSetOut: boolean;
  order: number;
}

const LABEL = /^([\p{L}][\p{L}\p{N}'’()/ -]{1,58}?)\s*(?::|\s[–—-]\s)\s*(\S.{14,})$/u;
const IS =
  /^(?:An?\s+|The\s+)?([\p{L}][\p{L}\p{N}'’-]*(?:\s+(?:of\s+)?[\p{L}\p{N}'’-]+){0,3}?)(?:\s+\([^)]{1,30}\))?\s+(?:(?:is|are)\s+(?=(?:an?|the|any|anything|anyone|something|those|one of)\s)|is defined as\s+|are defined as\s+|refers? to\s+|means\s+|denotes\s+)(.{15,220})$/u;
const NAMED =
  /\b(?:is|are)\s+(?:called|known as|termed|referred to as)\s+(?:an?\s+|the\s+)?([\p{L}][\p{L}'’-]*(?:\s+[\p{L}'’-]+){0,2})(?=[.,;)]|$)/u;
/** "A router is a device that …": says what it is by its form; a short text has no room to come back to a term. */
const EXPLAINS =
  /^(?!The \S+ (?:is|are|of) )(?:An?\s+|The\s+)?[\p{L}\p{N}'’ -]{2,50}\s(?:is|are)\s(?:an?|the|any)\s(?:\S+\s){1,6}(?:that|which|who|whose|where|when|by|in|from|used|of|between|for|with)\s/u;
const SHORT_TEXT_WORDS = 2500;
const NOT_A_TERM =
  /^(?:this|that|these|those|it|there|here|what|which|who|one|another|each|both|some|many|most|such|he|she|they|we|you|an?|the|if|when|where|while|by|in|on|at|for|with|example|note|first|second|third|next|last|finally|also|answer|result|reason|aim|objective|solution|step|figure|table)\b/i;

/** Of a glossary every term counts, up to a bound; of prose the weightiest. */
const MOST_SET_OUT = 200;

/** The terms that a text defines, in its order: all that it sets out as such, and the weightiest of the others. */
export function keyTerms(document: DocumentText, max = 15): KeyTerm[] {
  const terms = findTerms(document);
  const weights = new Map(terms.map((term) => [term.key, term.weight + (term.inHeading ? 2 : 0)]));
  const inHeadings = new Set(terms.filter((term) => term.inHeading).map((term) => term.key));
  const isShort = document.wordCount < SHORT_TEXT_WORDS;
  const found = new Map<string, Found>();
  let order = 0;
  const add = (
    section: Section,
    blockIndex: number,
    term: string,
    definition: string,
    sentence: string,
    sure: boolean,
    shown = false,
  ) => {
    const key = termKey(term.replace(/\s*\([^)]*\)/g, ''));
    const weight = weights.get(key);
    if (key.length < 3 || found.has(key) || NOT_A_TERM.test(term) || countWords(term) > 5) return;
    // "Course: CSC 201" is a label; a general word counts only where it is really defined.
    if (GENERIC_NOUNS.has(key) && (!sure || countWords(definition) < 6 || definition.includes(':'))) return;
    if (!sure && ((weight === undefined && !shown) || leansOnContext(definition))) return;
    const clean = definition.replace(/[.;,\s]+$/, '');
    found.set(key, {
      term: capitalise(term.replace(/\s*\([“"'‘][^)]*\)/g, '')),
      definition: `${capitalise(clean)}.`,
      documentId: document.id,
      sectionId: section.id,
      blockIndex,
      sentence,
      // What is set in bold or italics where it is explained is a term by its writer's own word.
      weight: (weight ?? 0.5) + (sure ? 4 : shown ? 3 : 0),
      isSetOut: sure,
      order: order++,
    });
  };

  for (const section of document.sections) {
    if (section.matter !== 'subject' && section.matter !== 'glossary') continue;
    section.blocks.forEach((block, blockIndex) => {
      if (block.kind === 'definitions') {
        for (const { term, definition } of block.entries) {
          add(section, blockIndex, term, definition, `${term}: ${definition}`, true);
        }
      } else if (block.kind === 'list') {
        for (const item of block.items) {
          const match = LABEL.exec(item);
          if (match && weights.has(termKey(match[1]!))) add(section, blockIndex, match[1]!, match[2]!, item, false);
        }
      }
    });
    for (const { text, kind, blockIndex, emphasised } of section.sentences) {
      if (kind === 'note' && !emphasised) continue;
      const isShown = (term: string) => emphasised?.some((words) => termKey(words) === termKey(term)) ?? false;
      const is = IS.exec(text);
      // "The price is the possibility of delay" says what plays a part, not what a word means.
      const identity = is !== null && /^The /.test(text) && /^the /.test(is[2]!) && !is[1]!.includes(' ');
      if (is && (!identity || inHeadings.has(termKey(is[1]!)) || isShown(is[1]!)))
        add(section, blockIndex, is[1]!, is[2]!, text, false, isShown(is[1]!) || (isShort && EXPLAINS.test(text)));
      const named = NAMED.exec(text);
      if (named && !leansOnContext(text)) add(section, blockIndex, named[1]!, text, text, false, isShown(named[1]!));
    }
  }
  const ranked = [...found.values()].sort((a, b) => b.weight - a.weight || a.order - b.order);
  const setOut = ranked.filter(({ isSetOut }) => isSetOut).slice(0, MOST_SET_OUT);
  const others = ranked.filter(({ isSetOut }) => !isSetOut).slice(0, Math.max(0, max - setOut.length));
  return [...setOut, ...others]
    .sort((a, b) => a.order - b.order)
    .map(({ weight: _weight, isSetOut: _isSetOut, order: _order, ...term }) => term);
}
