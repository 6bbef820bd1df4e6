import { readSource, type Source } from '../analyse/source.ts';
import type { Block } from '../document.ts';
import { detectLanguage } from '../text/language.ts';
import { blockText, type Section } from '../text/sections.ts';
import { splitSentences } from '../text/sentences.ts';
import { aliasesOf } from './aliases.ts';
import { type IndexBlock, type IndexSection, type LessonIndex, openIndex } from './lesson-index.ts';
import { searchStems } from './search-stems.ts';

/** A run of a section's blocks; without bounds, the whole section. */
export interface SectionPart {
  documentId: string;
  sectionId: string;
  fromBlock?: number;
  /** The first block that is no longer part of it. */
  toBlock?: number;
}

export interface BuildIndexOptions {
  /** Index only these parts, so that a lesson answers from what it holds. */
  parts?: readonly SectionPart[];
}

/** Makes the index that answers and searches read; accepts one document, several, or ones already read. */
export function buildIndex(source: Source, options: BuildIndexOptions = {}): LessonIndex {
  const documents = readSource(source);
  const sections: IndexSection[] = [];
  const blocks: IndexBlock[] = [];
  const units: string[] = [];

  documents.forEach((document, d) => {
    for (const section of document.sections) {
      const ranges = rangesOf(document.id, section, options.parts);
      if (ranges.length === 0) continue;
      const s = sections.length;
      sections.push({
        id: section.id,
        d,
        path: section.headingPath,
        ...(section.place ? { place: section.place } : {}),
      });
      for (const [from, to] of ranges) {
        section.blocks.slice(from, to).forEach((block, i, run) => {
          if (block.kind === 'heading') return;
          const own = unitsOf(block);
          if (own.units.length === 0) return;
          const joined = i > 0 && continues(run[i - 1]!, block);
          blocks.push({
            s,
            k: block.kind,
            n: own.units.length,
            ...(joined ? { j: 1 as const } : {}),
            ...(block.kind === 'list' && block.ordered ? { o: 1 as const } : {}),
            ...(own.head ? { h: own.head } : {}),
            ...(block.place ? { place: block.place } : {}),
          });
          units.push(...own.units);
        });
      }
    }
  });

  const headers = unitHeaders(blocks);
  const occurrences = new Map<string, number[]>();
  const lengths = units.map((text, unit) => {
    const stems = searchStems(text);
    const counts = new Map<string, number>();
    for (const stem of [...stems, ...(headers[unit] ?? [])]) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const [stem, count] of counts) {
      const entry = occurrences.get(stem);
      if (entry) entry.push(unit, count);
      else occurrences.set(stem, [unit, count]);
    }
    return stems.length;
  });

  // Words that only headings have are known words too; they are found through their section.
  for (const section of sections) {
    for (const stem of searchStems(section.path.join(' '))) if (!occurrences.has(stem)) occurrences.set(stem, []);
  }
  const stems = [...occurrences.keys()].sort();
  const index: LessonIndex = {
    version: 1,
    language: detectLanguage(units.join('\n')).code,
    documents: documents.map(({ id, title }) => ({ id, title })),
    sections,
    blocks,
    units,
    lengths,
    stems: stems.join(' '),
    postings: stems.map((stem) => packPostings(occurrences.get(stem)!)),
    aliases: aliasesOf(units),
  };
  // What answers need beyond the index is made ready now, not while the first learner waits.
  openIndex(index);
  return index;
}

function rangesOf(documentId: string, section: Section, parts?: readonly SectionPart[]): [number, number][] {
  if (!parts) return [[0, section.blocks.length]];
  return parts
    .filter((part) => part.documentId === documentId && part.sectionId === section.id)
    .map((part) => [part.fromBlock ?? 0, part.toBlock ?? section.blocks.length]);
}

/** "The efficiency is", and then a formula on a line of its own. */
const UNFINISHED = /[:—]$|\b(?:is|are|was|be|by|as|of|that|gives?|equals?|to|from|in|with|and|or|for|where|becomes?)$/;
const GOES_ON = /^(?:where|here|in which|with)\b|^\p{Ll}{2}/u;

/** A list after "as follows:", a formula or code after its announcement, and the "where …" after a formula. */
function continues(before: Block, block: Block): boolean {
  if (before.kind === 'formula' || before.kind === 'code') {
    return block.kind === 'paragraph' && /^(?:where|here|in which|with)\b|^\p{Ll}/u.test(block.text);
  }
  // A formula that is set as text.
  if (
    before.kind === 'paragraph' &&
    block.kind === 'paragraph' &&
    GOES_ON.test(block.text) &&
    /[^.!?:]$/.test(before.text)
  )
    return true;
  const announced = (before.kind === 'paragraph' || before.kind === 'note') && UNFINISHED.test(before.text.trim());
  return announced || (before.kind === 'paragraph' && (block.kind === 'formula' || block.kind === 'code'));
}

function unitsOf(block: Block): { units: string[]; head?: string } {
  switch (block.kind) {
    case 'list':
      return { units: block.items };
    case 'definitions':
      return { units: block.entries.map((entry) => `**${entry.term}**: ${entry.definition}`) };
    case 'table':
      return {
        units: [...(block.caption ? [block.caption] : []), ...block.rows.map(tableRow)],
        head: block.header.some(Boolean) ? tableRow(block.header) : undefined,
      };
    case 'code':
      return { units: block.text.trim() ? [block.text] : [], head: block.language };
    case 'formula':
      return { units: block.tex.trim() ? [block.tex] : [] };
    default:
      return { units: splitSentences(blockText(block)) };
  }
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** A table's header words count for each of its rows: "animal cell in hypertonic" meets in no row alone. */
function unitHeaders(blocks: readonly IndexBlock[]): string[][] {
  return blocks.flatMap((block) => {
    const stems = block.k === 'table' && block.h ? searchStems(block.h) : [];
    return Array.from({ length: block.n }, () => stems);
  });
}

function packPostings(pairs: readonly number[]): number[] {
  const packed: number[] = [];
  let last = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    packed.push((pairs[i]! - last) * 4 + Math.min(3, pairs[i + 1]!));
    last = pairs[i]!;
  }
  return packed;
}
