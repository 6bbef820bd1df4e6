import { expect, it } from 'vitest';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { readDocument } from '../text/sections.ts';
import { topicsOf } from './topic.ts';

const sectionUnder = (...headings: string[]) => {
  const lines = headings.map((heading, i) => `${'#'.repeat(i + 1)} ${heading}`);
  return readDocument(documentFromMarkdown(`${lines.join('\n\n')}\n\nGoats eat leaves.`, 'd', 'Notes')).sections.at(
    -1,
  )!;
};

it('the topic of a place is the nearest heading that names something', () => {
  const nameOf = (...headings: string[]) => topicsOf(sectionUnder(...headings))[0]?.name;
  expect(nameOf('Animal Husbandry', '3. Goats', '3.2 Diagnosis and treatment')).toBe('Goats');
  expect(nameOf('Animal Husbandry', 'Why foot rot is feared')).toBe('Foot rot');
  expect(nameOf('AGR 201: Animal Husbandry — Notes', 'Introduction')).toBe('Animal Husbandry');
  expect(nameOf('AGR 201 Animal Husbandry', 'Overview')).toBe('Animal Husbandry');
  expect(nameOf('Animal Husbandry', 'Foot rot and its control')).toBe('Foot rot and its control');
  expect(nameOf('Animal Husbandry', 'Goats', 'Storage and hoofs')).toBe('Storage and hoofs');
  expect(nameOf('Animal Husbandry', 'Goats', 'Strong and weak')).toBe('Goats');
  expect(nameOf('Animal Husbandry', 'Type 2 rot', 'Signs')).toBe('Type 2 rot');
  expect(nameOf('Animal Husbandry', 'Hoof care (cont’d)')).toBe('Hoof care');
  expect(nameOf('Slides of week two', 'Outline')).toBeUndefined();
  expect(nameOf('What makes a good herd?', 'How to begin')).toBeUndefined();
});
