import { describe, expect, test } from 'vitest';
import type { Block } from '../document.ts';
import { readDocument } from '../text/sections.ts';
import { titleOf } from './title.ts';

const heading = (text: string, level: 1 | 2 = 1, slide?: number): Block => ({
  kind: 'heading',
  level,
  text,
  ...(slide ? { place: { slide } } : {}),
});
const paragraph = (text: string, slide?: number): Block => ({
  kind: 'paragraph',
  text,
  ...(slide ? { place: { slide } } : {}),
});
const prose = 'Soil is a mixture of mineral grains, air, water and what has lived, and crops grow in it.';
const title = (blocks: Block[], statedTitle?: string) =>
  titleOf(readDocument({ id: 'd', title: 'scan_0042.pdf', blocks, ...(statedTitle ? { statedTitle } : {}) }));

describe('the title of a document', () => {
  test('is its one heading of highest rank', () => {
    expect(title([heading('Soils of Nigeria'), heading('Introduction', 2), paragraph(prose), heading('Clay', 2)])).toBe(
      'Soils of Nigeria',
    );
  });
  test('is the heading over a title page, not who publishes it', () => {
    const page = [
      heading('University of Jos'),
      heading('Soils of Nigeria'),
      paragraph('Dr A. Bello'),
      paragraph('2021'),
    ];
    expect(title([...page, heading('Introduction'), paragraph(prose), heading('Clay'), paragraph(prose)])).toBe(
      'Soils of Nigeria',
    );
  });
  test('is the line that a text opens with', () => {
    expect(
      title([paragraph('Soils of Nigeria'), heading('1. Introduction'), paragraph(prose), heading('2. Clay')]),
    ).toBe('Soils of Nigeria');
  });
  test('has its subtitle, and nothing of the course that it was written for', () => {
    const own = (text: string, given: string) =>
      titleOf(
        readDocument({
          id: 'd',
          title: given,
          blocks: [heading(text), paragraph('GEO 201'), heading('Clay'), paragraph(prose)],
        }),
      );
    expect(own('Human Memory: How We Keep', 'Human Memory')).toBe('Human Memory: How We Keep');
    expect(own('Measuring Disease', 'Measuring Disease - PHE 310, Lecture 2')).toBe('Measuring Disease');
    expect(own('AST 101: THE LIVES OF THE STARS', 'stars.txt')).toBe('The Lives of the Stars');
    expect(own('Clay and Sand', 'Soils, week 3')).toBe('Soils, week 3');
    expect(own('Formation of Contract: Lecture Notes for LAW 211', 'contract.docx')).toBe('Formation of Contract');
  });
  test('is what its properties say where its text shows none', () => {
    const blocks = [heading('1. Introduction'), paragraph(prose), heading('2. Clay'), paragraph(prose)];
    expect(title(blocks, 'Soils of Nigeria')).toBe('Soils of Nigeria');
    expect(title(blocks, 'Microsoft Word - notes_v2.doc')).toBe('Clay');
  });
  test('is that of the first slide only where this is a title page', () => {
    const content = [heading('Clay', 2, 2), paragraph(prose, 2)];
    expect(title([heading('Soils of Nigeria', 2, 1), paragraph('GEO 201', 1), ...content])).toBe('Soils of Nigeria');
    expect(title([heading('What is soil?', 2, 1), paragraph(prose, 1), ...content], 'Soils of Nigeria')).toBe(
      'Soils of Nigeria',
    );
  });
});
