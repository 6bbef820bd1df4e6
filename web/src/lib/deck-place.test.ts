import { expect, it } from 'vitest';
import { deckPlaceIn, deckSearch } from './deck-place.ts';

it('is named in an address and found again', () => {
  for (const place of [{ document_id: 'a b' }, { sprint_id: 's', day: 3 }, {}])
    expect(deckPlaceIn(new URLSearchParams(deckSearch(place)))).toEqual(place);
});

it('is none where the address names none', () => {
  expect(deckPlaceIn(new URLSearchParams(''))).toBeNull();
});
