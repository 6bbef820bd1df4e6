import { expect, it } from 'vitest';
import { describePrice } from './document-price.ts';

const balance = { available_documents: 2, used_free_trial: true, documents_used: 1, unlocked_documents: 1 };

it('costs nothing more for a document that is unlocked', () => {
  expect(describePrice(balance, 0)).toBe('Already unlocked');
});

it('costs nothing for the first document', () => {
  expect(describePrice({ ...balance, available_documents: 0, used_free_trial: false }, 1)).toBe(
    'Free: your first document',
  );
});

it('takes a token for every further document, and says how many there are', () => {
  expect(describePrice(balance, 1)).toBe('Costs 1 token; you have 2');
  expect(describePrice(balance, 3)).toBe('Costs 3 tokens; you have 2');
  expect(describePrice({ ...balance, available_documents: 0 }, 1)).toBe('Costs 1 token; you have none');
});

it('counts the free document among several', () => {
  expect(describePrice({ ...balance, used_free_trial: false }, 3)).toBe('Costs 2 tokens; you have 2');
});
