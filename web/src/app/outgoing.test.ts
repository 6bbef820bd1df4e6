import { expect, it } from 'vitest';
import { outgoingKinds } from './outgoing.ts';

// What waits on phones names its kind: one that is missing here would lie there for ever.
it('finds every kind of call that the domains declare, each under a name of its own', () => {
  const names = outgoingKinds.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['studyTime', 'updateProgress', 'quiz', 'draftDecisions', 'newCard']));
  expect(names).toEqual([...new Set(names)]);
});
