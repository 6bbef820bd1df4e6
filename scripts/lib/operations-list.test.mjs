import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operationsFile, operationsNow, operationsOf } from './operations-list.mjs';

it('is as features.ts says (npm run operations writes it)', () => {
  expect(readFileSync(operationsFile, 'utf8')).toBe(operationsNow());
});

it('names the operations of a feature under its name, whatever its table is called', () => {
  const made = operationsOf(
    ["import { wordsEndpoints } from './tutor/words/endpoints.ts';", '', '  vocabulary: wordsEndpoints,'].join('\n'),
  );
  expect(made).toContain("import { wordsOperations } from './tutor/words/schemas.ts';");
  expect(made).toContain('  vocabulary: wordsOperations,');
});
