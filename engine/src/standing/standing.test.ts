import { describe, expect, test } from 'vitest';
import type { Row } from './row.ts';
import { standsAlone } from './sentence.ts';
import { isVagueSubject, LEANING, leansOnContext, opensOnContext } from './words.ts';

describe.each<[string, readonly Row[]]>([['words that lean on another sentence', LEANING]])('%s', (_, rows) => {
  test.each(rows)('$rule: “$refused” is refused', ({ refuses, refused }) => {
    expect(rows.filter((row) => row.refuses.test(refused)).map((row) => row.refuses)).toEqual([refuses]);
  });
  test.each(rows)('$rule: “$kept” is kept by every row', ({ kept }) => {
    expect(rows.filter(({ refuses }) => refuses.test(kept))).toEqual([]);
  });
});

test.each<[string, (text: string) => boolean, string, string]>([
  ['a subject that is none', isVagueSubject, 'Several are sold', 'Goats are sold'],
  ['one of two that were named', opensOnContext, 'The forward reaction is fast', 'The heart is a pump'],
  ['a deed that was told', leansOnContext, 'A goat so raised is tame', 'A goat raised with care is tame'],
  ['an idiom leans on nothing', leansOnContext, 'The other is sold', 'Goats walk one after the other'],
])('%s', (_, refuses, refused, kept) => {
  expect([refuses(refused), refuses(kept)]).toEqual([true, false]);
});

test.each([
  [
    'The three goats graze in turn from dawn until the heat of noon.',
    'The three goats of Bello graze in turn from dawn until noon.',
  ],
  [
    'The weight of each kind depends on the hay and on the water that is given.',
    'The weight of each goat depends on the hay and on the water that is given.',
  ],
  [
    'The byre is the main place, although the yard and the field serve as well.',
    'The byre is the main place of rest, although the yard and the field serve as well.',
  ],
  [
    'Keeping a herd within this range of numbers for a year is called culling.',
    'Keeping a herd within a range of numbers for a year is called culling.',
  ],
])('“%s” leaves open what it speaks of', (refused, kept) => {
  const alone = (text: string) =>
    standsAlone({ index: 0, text, sectionId: 's1', blockIndex: 0, position: 0, kind: 'paragraph' }, true);
  expect([alone(refused), alone(kept)]).toEqual([false, true]);
});
