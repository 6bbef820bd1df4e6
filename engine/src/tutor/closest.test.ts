import { describe, expect, it } from 'vitest';
import { buildIndex } from '../answer/build-index.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { closestPlace } from './closest.ts';

const long = (word: string) => `${Array.from({ length: 40 }, () => word).join(' ')}.`;
const index = buildIndex(
  documentFromMarkdown(
    `# Rivers\n\n## Upper course\n\nThe stream is steep. It cuts a narrow valley.\n\n## Lower course\n\n${long('Slow')} The river floods. ${long('Mud')}\n`,
    'rivers',
  ),
);
const closenessOf = (near: string, value: number) => index.units.map((unit) => (unit.includes(near) ? value : 0.1));

describe('the closest place by meaning', () => {
  it('is shown within its paragraph, with where it stands, and not as the answer', () => {
    const found = closestPlace(index, closenessOf('narrow valley', 0.5));
    expect(found?.markdown).toContain('I’m not sure this answers it');
    expect(found?.markdown).toContain('Upper course');
    expect(found?.markdown).toContain('> The stream is steep. It cuts a narrow valley.');
    expect(found?.citations).toMatchObject([{ documentId: 'rivers', sentence: 'It cuts a narrow valley.' }]);
  });

  it('of a long paragraph is as much as is read at a glance, the closer side first', () => {
    const closeness = closenessOf('floods', 0.5).map((value, i) => (index.units[i]!.startsWith('Mud') ? 0.2 : value));
    const { markdown } = closestPlace(index, closeness)!;
    expect([markdown.includes('The river floods'), markdown.includes('Mud'), markdown.includes('Slow')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is none where nothing comes near, nor in an empty lesson', () => {
    expect(closestPlace(index, closenessOf('floods', 0.2))).toBeNull();
    expect(closestPlace(buildIndex(documentFromMarkdown('', 'empty')), [])).toBeNull();
  });
});
