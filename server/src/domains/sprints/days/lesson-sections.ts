import { type SourceDocument, splitSentences } from '../../../ports/teacher/port.ts';
import type { TaughtSection } from './taught-section.rules.ts';

type Block = SourceDocument['blocks'][number];

function textOf(block: Block): string {
  if (block.kind === 'list') return block.items.join(' ');
  if (block.kind === 'definitions')
    return block.entries.map(({ term, definition }) => `${term} ${definition}`).join(' ');
  if (block.kind === 'table') return [block.header, ...block.rows].flat().join(' ');
  return block.kind === 'formula' ? block.tex : block.text;
}

/** A sentence may begin with a formula. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?]) (?=\$)/).flatMap(splitSentences);

function sentencesIn(block: Block): string[] {
  if (block.kind === 'list') return block.items.flatMap(sentencesOf);
  if (block.kind === 'definitions') return block.entries.map(({ term, definition }) => `${term}: ${definition}`);
  return block.kind === 'paragraph' || block.kind === 'note' ? sentencesOf(block.text) : [];
}

/** The sections of a lesson, without what stands before its first heading. */
export function sectionsOf({ blocks }: Pick<SourceDocument, 'blocks'>): TaughtSection[] {
  const sections: TaughtSection[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.kind === 'heading') sections.push({ heading: block.text, text: '', sentences: [] });
    else if (last) {
      last.text += ` ${textOf(block)}`;
      last.sentences.push(...sentencesIn(block));
    }
  }
  return sections;
}
