import type { HallResults } from '@akada/contract/client';
import { HallNotice } from './hall-notice.tsx';
import { projectorTexts } from './texts.ts';

const texts = projectorTexts.scores;

/** How the scores spread: a column for each band of ten, its number above it; the same in words for screen readers. */
export function ScoresSlide({ results }: { results: HallResults }) {
  if (results.attempts === 0) return <HallNotice title={texts.none}>{texts.noneText}</HallNotice>;
  const { averageScore, medianScore, distribution } = results;
  const most = Math.max(...distribution.map(({ count }) => count));
  const inWords = distribution.map(({ from, to, count }) => texts.band(from, to, count)).join('; ');
  return (
    <div className="flex flex-col gap-[4vmin]">
      <h2 className="text-hall-lg">{texts.heading(Math.round(averageScore), Math.round(medianScore))}</h2>
      <div role="img" aria-label={texts.summary(inWords)} className="flex flex-col gap-2">
        <div className="grid h-[44vmin] grid-cols-10 items-end gap-1 border-line-strong border-b-3 sm:gap-[1vw]">
          {distribution.map(({ from, count }) => (
            <div key={from} className="flex h-full flex-col items-center justify-end">
              {count > 0 ? <b className="text-base tabular-nums sm:text-hall">{count}</b> : null}
              {/* The tallest leaves room for the number above it. */}
              <div
                className="w-full rounded-t-control bg-primary"
                style={{ height: `${(80 * count) / Math.max(1, most)}%` }}
              />
            </div>
          ))}
        </div>
        <div className="grid grid-cols-10 gap-1 text-center text-base text-ink-soft tabular-nums sm:gap-[1vw] sm:text-hall">
          {distribution.map(({ from }) => (
            <span key={from}>{from}</span>
          ))}
        </div>
      </div>
      <p className="text-hall text-ink-soft">{texts.axis}</p>
    </div>
  );
}
