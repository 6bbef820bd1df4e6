import { expect, it } from 'vitest';
import { sectionsOf } from './lesson-sections.ts';
import { sectionAbout } from './taught-section.rules.ts';

const sections = [
  { heading: 'Osmosis', text: 'Water moves through a membrane to where there is more salt.' },
  { heading: 'Diffusion', text: 'Particles of a gas spread from where they are many. Water is not needed.' },
  { heading: 'Remember', text: 'Osmosis moves water through a membrane. Diffusion spreads particles of a gas.' },
];
const headingFor = (asked: string) => sectionAbout(asked, sections)?.heading ?? null;

it('finds the section that speaks of what is asked, by words that others do not have', () => {
  expect(headingFor('Why does perfume spread? Its particles move.')).toBe('Diffusion');
  expect(headingFor('Which way does water go through the membrane?')).toBe('Osmosis');
});

it('leads to no summary, and nowhere where nothing fits', () => {
  expect(headingFor('Osmosis and diffusion, membrane and particles, water and gas')).not.toBe('Remember');
  expect(headingFor('Who wrote Things Fall Apart?')).toBeNull();
});

it('reads the sections of a lesson with all that stands below their headings', () => {
  const blocks = [
    { kind: 'paragraph' as const, text: 'Before.' },
    { kind: 'heading' as const, level: 2 as const, text: 'Sets' },
    { kind: 'list' as const, ordered: false, items: ['a union', 'a meet'] },
    { kind: 'formula' as const, tex: 'A \\cup B' },
    { kind: 'heading' as const, level: 2 as const, text: 'Counting' },
  ];
  expect(sectionsOf({ blocks })).toEqual([
    { heading: 'Sets', text: ' a union a meet A \\cup B', sentences: ['a union', 'a meet'] },
    { heading: 'Counting', text: '', sentences: [] },
  ]);
});
