import type { ReadScanPage, ScanPage } from '@akada/contract/client';
import { ApiError } from '@akada/contract/client';
import { describe, expect, it } from 'vitest';
import { addPages, changePage, emptyScan } from '../here/kept-scan.ts';
import { setbackOf } from '../here/sending.ts';
import { inCut } from './cut-of-line.ts';
import { pageToCheck, shownPages } from './pages.ts';
import { paragraphsOf } from './paragraphs.ts';
import { withWord } from './use-words.ts';

const page = (key: string, facts: Partial<ScanPage> = {}): ScanPage => ({
  ...{ key, number: 1, state: 'read', fault: null, doubts: 0, bytes: 1000 },
  ...{ width: 1000, height: 1400, read_by: 'reader' },
  ...facts,
});

const idle = { share: {}, state: 'idle' } as const;

describe('the pages of a scan', () => {
  it('show those on the phone among those on the server', () => {
    const here = addPages(emptyScan('notes-01'), [{ key: 'new', name: 'new.jpg' }], [{ key: 'a' }], undefined);
    const queued = changePage(here, 'new', { step: 'queued' });
    const pages = shownPages(queued, { pages: [page('a')] }, { ...idle, share: { new: 0.424 } });
    expect(pages.map(({ number, look }) => [number, look])).toEqual([
      [1, { kind: 'read' }],
      [2, { kind: 'sending', percent: 42 }],
    ]);
  });

  it('tell what is wrong, and how many words are to be checked', () => {
    const pages = shownPages(
      emptyScan('notes-01'),
      {
        pages: [
          page('dark', { state: 'refused', fault: 'too_dark' }),
          page('a', { doubts: 4 }),
          page('b'),
          page('c', { fault: 'incomplete', doubts: 1 }),
        ],
      },
      idle,
    );
    expect(pages.map(({ look }) => look)).toEqual([
      { kind: 'fault', fault: 'too_dark' },
      { kind: 'doubts', count: 4 },
      { kind: 'read' },
      { kind: 'incomplete' },
    ]);
  });

  it('open at the first with words to check, unless another is wanted', () => {
    const pages = shownPages(emptyScan('notes-01'), { pages: [page('a'), page('b', { doubts: 2 })] }, idle);
    expect(pageToCheck(pages, null)?.key).toBe('b');
    expect(pageToCheck(pages, 'a')?.key).toBe('a');
    expect(pageToCheck([], null)).toBeUndefined();
  });
});

const word = (id: string, text: string, is_doubtful = false) => ({
  ...{ id, text, as_read: text, is_doubtful, suggestions: [] },
  box: { x: 0, y: 0, width: 10, height: 10 },
});
const line = (number: number, y: number, text: string, keeps_picture = false): ReadScanPage['lines'][number] => ({
  ...{ line: number, keeps_picture, box: { x: 0, y, width: 500, height: 20 } },
  words: [word(`${number}`, text, text.endsWith('?'))],
});

describe('the text of a page', () => {
  it('runs on from line to line until there is a gap', () => {
    const paragraphs = paragraphsOf([line(1, 0, 'Heading'), line(2, 60, 'first'), line(3, 84, 'second')]);
    expect(paragraphs.map((lines) => lines.length)).toEqual([1, 2]);
  });

  it('keeps a line with its picture by itself', () => {
    const paragraphs = paragraphsOf([line(1, 0, 'so'), line(2, 24, 'E = mc²', true), line(3, 48, 'holds')]);
    expect(paragraphs).toHaveLength(3);
  });

  it('has each word marked where the cut of its line shows it', () => {
    expect(inCut({ x: 400, width: 150 }, { x: 100, width: 600 })).toEqual({ left: 0.5, width: 0.25 });
  });

  it('shows a corrected word and counts one doubt less', () => {
    const read: ReadScanPage = {
      ...page('a', { doubts: 2 }),
      lines: [line(1, 0, 'cristal?'), line(2, 24, 'surfare?')],
    };
    const after = withWord(read, '1', 'cristae');
    expect(after.doubts).toBe(1);
    expect(after.lines[0]?.words[0]?.text).toBe('cristae');
  });
});

describe('what goes wrong on the way', () => {
  const refusal = (status: number, code: string) => new ApiError(status, { detail: code, code });

  it('is the page’s fault, the network’s, or ours', () => {
    expect(setbackOf(refusal(422, 'image_not_usable'))).toBe('page');
    expect(setbackOf(refusal(503, 'busy'))).toBe('later');
    expect(setbackOf(refusal(429, 'rate_limited'))).toBe('later');
    expect(setbackOf(new TypeError('no network'))).toBe('later');
    expect(setbackOf(refusal(422, 'pictures_not_read'))).toBe('off');
    expect(setbackOf(refusal(404, 'scan_not_found'))).toBe('again');
    expect(setbackOf(refusal(401, 'not_authenticated'))).toBe('stop');
  });
});
