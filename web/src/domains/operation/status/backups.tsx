import type { BackupFigures } from '@akada/contract/client';
import { formatMoment, formatSize } from '../../../lib/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { FactList } from './facts.tsx';
import { operatorTexts } from './texts.ts';

/** The last backup, what it holds, and a warning where one is missing. */
export function Backups({ last, last_good_at, is_overdue }: BackupFigures) {
  const texts = operatorTexts.backups;
  const isGood = last !== null && last.fault === '';
  const facts: [string, string][] = [[texts.columns.made, last_good_at ? formatMoment(last_good_at) : texts.never]];
  if (isGood) {
    facts.push(
      [texts.columns.took, texts.took(last.seconds)],
      [texts.columns.size, formatSize(last.bytes)],
      [texts.columns.holds, texts.holds(last.rows, last.files)],
      [texts.columns.leftOut, texts.leftOut(last.left_out)],
      [texts.columns.file, last.file],
    );
  }
  return (
    <>
      {is_overdue ? <Banner tone="warning">{texts.overdue}</Banner> : null}
      {last && !isGood ? (
        <Banner tone="error">
          {texts.failed(formatMoment(last.at))} {last.fault}
        </Banner>
      ) : null}
      <FactList facts={facts} />
    </>
  );
}
