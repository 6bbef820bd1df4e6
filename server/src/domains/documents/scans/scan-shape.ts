import type { ReadScanPage, Scan, ScanPage } from '@akada/contract';
import type { ScannedPage } from '../../../ports/scanner/port.ts';
import type { BriefPage, PageRow, ScanRow } from './scans.repo.ts';
import { type KnownWords, suggest } from './suggestions.rules.ts';
import { corrected, wordId } from './words.ts';

/** Rows as the contract has them. */

/** Pages of a file keep its numbers; photographs are counted as they lie. */
export const numberOf = ({ is_of_file }: ScanRow, { position }: Pick<PageRow, 'position'>, at: number) =>
  is_of_file ? position : at + 1;

export const toPage = (page: BriefPage, number: number): ScanPage => ({
  key: page.key,
  number,
  state: page.state,
  fault: page.fault,
  doubts: page.doubts,
  bytes: page.bytes,
  width: page.width,
  height: page.height,
  read_by: page.read_by,
});

export const toScan = (scan: ScanRow, pages: readonly BriefPage[], canRead: boolean): Scan => ({
  id: scan.id,
  title: scan.title,
  course: scan.course,
  bytes: pages.reduce((sum, { bytes }) => sum + bytes, 0),
  document_id: scan.document_id,
  can_read: canRead,
  pages: pages.map((page, at) => toPage(page, numberOf(scan, page, at))),
  created_at: scan.created_at.toISOString(),
});

export function toReadPage(page: PageRow, number: number, lists: readonly KnownWords[]): ReadScanPage {
  const { corrections } = page;
  const lines = (page.lines ?? []).map(({ box, keepsPicture, words }, line) => ({
    line,
    box,
    keeps_picture: keepsPicture,
    words: words.map((word, at) => {
      const id = wordId(line, at);
      const said = corrections[id];
      const isDoubtful = word.isDoubtful && said === undefined;
      return {
        id,
        text: said ?? word.text,
        as_read: word.text,
        box: word.box,
        is_doubtful: isDoubtful,
        suggestions: isDoubtful ? suggest(word.text, lists) : [],
      };
    }),
  }));
  return { ...toPage(page, number), lines };
}

/** What was read, as people corrected it. */
export const toScannedPage = ({ width, height, lines, fault, read_by, corrections }: PageRow): ScannedPage =>
  corrected({ width, height, lines: lines ?? [], fault, readBy: read_by ?? 'reader' }, corrections);
