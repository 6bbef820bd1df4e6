import { type PaperChange, type PaperItem, type PaperQuestion, questionText } from '@akada/contract';
import { describe, expect, it } from 'vitest';
import { plainQuestion, spliced, spliceFor, withStep } from './sheet.rules.ts';

const tools = (() => {
  let made = 0;
  return {
    newId: () => {
      made += 1;
      return `new ${made}`;
    },
    sameAs: ({ text }: { text: string }) => `same ${text}`,
  };
})();

const question = (
  id: string,
  text: string,
  options: string[] = [],
  more: Partial<PaperQuestion> = {},
): PaperQuestion => ({
  ...plainQuestion(id, text, 1),
  number: id,
  options: options.map((option, index) => ({ id: `${id}${index}`, label: 'ABCDABCD'[index] ?? '', text: option })),
  ...more,
});

function changed(items: readonly PaperItem[], change: PaperChange): PaperItem[] {
  const splice = spliceFor(items, change, tools);
  if (typeof splice === 'string') throw new Error(splice);
  return spliced(items, splice);
}

const stray: PaperItem = { kind: 'stray', id: 's', text: 'Take π as 22/7.', page: 1 };

describe('splitting', () => {
  const runOn = question('26', 'The coefficient is', ['10', '20', '40', '80 27. The middle term is', '6x', '12x'], {
    key: '262',
    key_status: 'printed',
    doubts: ['The text runs on'],
  });

  it('at a number inside an option makes two questions, each with its options and the key where it belongs', () => {
    const at = questionText(runOn).indexOf('27.');
    const [first, second] = changed([runOn], { do: 'split', item_id: '26', at }) as PaperQuestion[];
    expect(first).toMatchObject({ number: '26', key: '262', key_status: 'printed', doubts: [] });
    expect(first?.options.map(({ text }) => text)).toEqual(['10', '20', '40', '80']);
    expect(second).toMatchObject({ number: '27', text: 'The middle term is', key: null, key_status: 'none' });
    expect(second?.options.map(({ text }) => text)).toEqual(['6x', '12x']);
    expect(second?.same).toBe('same The middle term is');
  });

  it('is refused where one of the two would have no words', () => {
    const at = questionText(runOn).length;
    expect(spliceFor([runOn], { do: 'split', item_id: '26', at }, tools)).toBe('not_possible_here');
  });
});

describe('joining', () => {
  it('puts a stray line in front of the question that follows, or behind the last option of the one before', () => {
    const one = question('1', 'What is the area?', ['4', '5']);
    expect(changed([stray, one], { do: 'join', item_id: 's', with: 'after' })).toMatchObject([
      { id: '1', text: 'Take π as 22/7.\nWhat is the area?' },
    ]);
    const [joined] = changed([one, stray], { do: 'join', item_id: 's', with: 'before' }) as PaperQuestion[];
    expect(joined?.options.map(({ text }) => text)).toEqual(['4', '5 Take π as 22/7.']);
  });

  it('letters options anew where two would have the same label, and keeps the key by its identity', () => {
    const [both] = changed(
      [question('1', 'One', ['a', 'b']), question('2', 'Two', ['c', 'd'], { key: '21', key_status: 'printed' })],
      {
        do: 'join',
        item_id: '2',
        with: 'before',
      },
    ) as PaperQuestion[];
    expect(both?.options.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D']);
    expect(both).toMatchObject({ key: '21', key_status: 'printed' });
  });

  it('is refused where nothing stands there', () => {
    expect(spliceFor([stray], { do: 'join', item_id: 's', with: 'before' }, tools)).toBe('not_possible_here');
  });
});

it('an edit keeps the options that stay, and drops a key that goes', () => {
  const before = question('1', 'One', ['a', 'b'], { key: '11', key_status: 'printed' });
  const edit = { do: 'edit', item_id: '1', number: '1', text: 'Uno', answer: null, explanation: 'Because' } as const;
  const kept = changed([before], { ...edit, options: [{ id: '11', text: 'B' }] });
  expect(kept).toMatchObject([{ key: '11', key_status: 'printed', explanation: { text: 'Because', by: 'own' } }]);
  const gone = changed([before], { ...edit, options: [{ text: 'c' }] });
  expect(gone).toMatchObject([{ key: null, key_status: 'none' }]);
});

it('every change is undone by its step', () => {
  const items = [question('1', 'One', ['a', 'b']), stray, question('2', 'Two')];
  const changes: PaperChange[] = [
    { do: 'key', item_id: '1', option_id: '11' },
    { do: 'topic', item_id: '2', topic: 'Sets' },
    { do: 'split', item_id: '1', at: 2 },
    { do: 'join', item_id: 's', with: 'before' },
    { do: 'fine', item_id: '1' },
    { do: 'part', item_id: '1', parted: true },
    { do: 'ask', item_id: 's' },
    { do: 'delete', item_id: '2' },
  ];
  for (const change of changes) {
    const splice = spliceFor(items, change, tools);
    if (typeof splice === 'string') throw new Error(`${change.do}: ${splice}`);
    const [step] = withStep([], items, splice, { do: change.do, number: '' });
    expect(step && spliced(spliced(items, splice), step), change.do).toEqual(items);
  }
});
