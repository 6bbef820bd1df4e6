import { expect, it } from 'vitest';
import { checkCrossedText } from './crossed-text.ts';
import { faultsOf } from './faults.ts';

const faults = (drawn: string) =>
  faultsOf('x.svg', (say) => checkCrossedText(`<svg font-size="14" text-anchor="middle">${drawn}</svg>`, say)).map(
    ({ text }) => text,
  );

const label = '<text x="100" y="50" fill="currentColor">voltage</text>';

it.each<[what: string, drawn: string]>([
  ['a line', '<line x1="20" y1="46" x2="180" y2="46" stroke="currentColor"/>'],
  ['an edge of a shape', '<path d="M100 10V90H300Z" stroke="currentColor" fill="none"/>'],
  ['a curve', '<path d="M60 60Q100 30 140 60" stroke="currentColor"/>'],
  ['steps from where the last one ended', '<path d="m20 40l160 8" stroke="currentColor"/>'],
  ['the edge of a box', '<rect x="100" y="10" width="90" height="60" stroke="currentColor"/>'],
  ['a ring', '<circle cx="60" cy="46" r="40" stroke="currentColor"/>'],
  ['a stroke of its group', '<g stroke="currentColor"><polyline points="20,46 180,46"/></g>'],
])('%s through a text is told', (_what, drawn) =>
  expect(faults(drawn + label)).toEqual([expect.stringContaining('"voltage"')]),
);

it.each<[what: string, drawn: string]>([
  ['a line below it', '<line x1="20" y1="56" x2="180" y2="56" stroke="currentColor"/>'],
  ['a line that ends beside it', '<path d="M20 46H70" stroke="currentColor"/>'],
  ['the box around it', '<rect x="60" y="30" width="80" height="30" stroke="currentColor"/>'],
  ['a fill without an edge', '<path d="M20 46H180" fill="currentColor"/>'],
  ['a broad band behind it', '<path d="M20 46H180" stroke="var(--accent-soft, none)" stroke-width="30"/>'],
  [
    'a line below the box that it stands in',
    '<path d="M20 46H180" stroke="currentColor"/><rect x="60" y="30" width="80" height="30" fill="var(--surface, none)"/>',
  ],
  ['an arrow that is only defined', '<defs><path d="M20 46H180" stroke="currentColor"/></defs>'],
])('%s is none', (_what, drawn) => expect(faults(drawn + label)).toEqual([]));

it('a halo hides what lies behind a text', () => {
  const halo = label.replace('<text', '<text stroke="var(--surface, none)" paint-order="stroke"');
  expect(faults(`<path d="M20 46H180" stroke="currentColor"/>${halo}`)).toEqual([]);
});
