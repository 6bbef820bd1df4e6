import type { SourceDocument } from '../../../ports/teacher/port.ts';
import type { TaughtSection } from './taught-section.rules.ts';

type Block = SourceDocument['blocks'][number];

function textOf(block: Block): string {
  if (block.kind === 'list') return block.items.join(' ');
  if (block.kind === 'definitions')
    return block.entries.map(({ term, definition }) => `${term} ${definition}`).join(' ');
  if (block.kind === 'table') return [block.header, ...block.rows].flat().join(' ');
  return block.kind === 'formula' ? block.tex : block.text;
}

/** The sections of a lesson, without what stands before its first heading. */
export function sectionsOf({ blocks }: Pick<SourceDocument, 'blocks'>): TaughtSection[] {
  const sections: TaughtSection[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.kind === 'heading') sections.push({ heading: block.text, text: '' });
    else if (last) last.text += ` ${textOf(block)}`;
  }
  return sections;
}
