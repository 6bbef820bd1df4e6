import { describe, expect, it } from 'vitest';
import {
  addPages,
  bringBack,
  changePage,
  countQueued,
  emptyScan,
  hasDrafts,
  type KeptScan,
  leftovers,
  moved,
  nextToSend,
  orderOf,
  releasePages,
  removePage,
} from './kept-scan.ts';

const photo = (key: string) => ({ key, name: `${key}.jpg` });
const there = (...keys: string[]) => keys.map((key) => ({ key }));

/** Pages that were photographed and made small. */
function ready(...keys: string[]): KeptScan {
  const scan = addPages(emptyScan('notes-01'), keys.map(photo), []);
  return keys.reduce((now, key) => changePage(now, key, { step: 'ready', bytes: 1000 }), scan);
}

describe('pages on the phone', () => {
  it('follow those that are on the server', () => {
    const added = addPages(emptyScan('notes-01'), [photo('c')], there('a', 'b'));
    expect(orderOf(added, there('a', 'b'))).toEqual(['a', 'b', 'c']);
  });

  it('are put to another place, and no further than the ends', () => {
    expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b']);
  });

  it('that were taken again lie where the bad one lay', () => {
    const again = addPages(emptyScan('notes-01'), [photo('better')], there('a', 'dark', 'c'), 'dark');
    expect(orderOf(again, there('a', 'dark', 'c'))).toEqual(['a', 'better', 'c']);
    expect(leftovers(again, there('a', 'dark', 'c'))).toEqual([]);
    const sent = changePage(again, 'better', { step: 'sent' });
    expect(leftovers(sent, there('a', 'dark', 'c', 'better'))).toEqual(['dark']);
  });

  it('that were taken out can be brought back until they are sent', () => {
    const without = removePage(ready('a', 'b'), 'a');
    expect(orderOf(without, [])).toEqual(['b']);
    expect(orderOf(bringBack(without, 'a'), [])).toEqual(['a', 'b']);
    const released = releasePages(without, ['b']);
    expect(released.pages.map(({ key }) => key)).toEqual(['b']);
  });

  it('that the server has are taken away there too', () => {
    expect(leftovers(removePage(emptyScan('notes-01'), 'a'), there('a', 'b'))).toEqual(['a']);
  });
});

describe('the queue of pages', () => {
  it('sends in the order of reading, each page once', () => {
    let scan = releasePages(ready('a', 'b', 'c'), ['b', 'a', 'c']);
    const sent: string[] = [];
    for (let page = nextToSend(scan); page; page = nextToSend(scan)) {
      sent.push(page.key);
      scan = changePage(scan, page.key, { step: 'sent' });
    }
    expect(sent).toEqual(['b', 'a', 'c']);
    expect(countQueued(scan)).toBe(0);
  });

  it('leaves out what is not made small yet, was refused, or taken out', () => {
    const scan = addPages(releasePages(ready('a', 'b'), ['a', 'b']), [photo('new')], []);
    const left = removePage(changePage(scan, 'a', { step: 'refused', reason: 'Too large.' }), 'b');
    expect(nextToSend(left)).toBeUndefined();
    expect(hasDrafts(left)).toBe(true);
  });

  it('takes nothing that its owner has not sent off', () => {
    expect(nextToSend(ready('a'))).toBeUndefined();
    expect(hasDrafts(ready('a'))).toBe(true);
    expect(hasDrafts(releasePages(ready('a'), ['a']))).toBe(false);
  });
});
