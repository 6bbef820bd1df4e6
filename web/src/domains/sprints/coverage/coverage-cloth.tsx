import type { CoverageRow } from '@akada/contract/client';
import { CoverageTile } from './coverage-tile.tsx';
import { rowId } from './row-id.ts';
import { coverageTexts } from './texts.ts';

const texts = coverageTexts;
const verdicts = ['covered', 'thin', 'missing'] as const;

/** All topics in the order of the course, each a way to its row; motif and outline tell them apart, not colour alone. */
export function CoverageCloth({ rows }: { rows: readonly CoverageRow[] }) {
  return (
    <nav aria-label={texts.cloth}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-1">
        {rows.map(({ phrase, verdict }, index) => (
          <li key={phrase}>
            <a
              href={`#${rowId(phrase)}`}
              aria-label={texts.tile(phrase, texts.verdicts[verdict])}
              className="block rounded-control"
            >
              <CoverageTile verdict={verdict} place={index} className="block aspect-square w-full" />
            </a>
          </li>
        ))}
      </ol>
      <ul className="mt-3 flex flex-wrap justify-between gap-x-3 gap-y-1 text-sm tabular-nums">
        {verdicts.map((verdict) => (
          <li key={verdict} className="flex items-center gap-1.5">
            <CoverageTile verdict={verdict} className="size-5" />
            {texts.count(rows.filter((row) => row.verdict === verdict).length, texts.verdicts[verdict])}
          </li>
        ))}
      </ul>
    </nav>
  );
}
