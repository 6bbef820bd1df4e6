import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseDoc } from './doc.ts';
import { readNotes } from './doc-notes.ts';

const numbers = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer);

it('footnotes and endnotes stand behind what they are said of', () => {
  const bytes = readFileSync(new URL('../../../../test/documents/footnotes.doc', import.meta.url));
  expect(parseDoc(bytes).blocks.slice(1)).toEqual([
    { kind: 'paragraph', text: 'Cells are small. They divide.' },
    { kind: 'note', text: 'Most of them are.' },
    { kind: 'note', text: 'By mitosis, ṣé.' },
    { kind: 'paragraph', text: 'Walls are firm.' },
    { kind: 'note', text: 'In plants. And in fungi.' },
    { kind: 'table', header: ['Part', 'Role'], rows: [['Wall', 'Holds']] },
    { kind: 'note', text: 'Of a plant.' },
    { kind: 'paragraph', text: 'The end.' },
  ]);
});

it('a file that gives all notes the same words gives them to the first', () => {
  const references = Buffer.concat([numbers(1, 2, 3), Buffer.alloc(4)]);
  expect(readNotes(references, numbers(0, 9, 0, 9), 'the words')).toEqual([
    { at: 1, text: 'the words' },
    { at: 2, text: '' },
  ]);
});
