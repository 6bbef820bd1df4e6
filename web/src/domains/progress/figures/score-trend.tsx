import type { ProgressOverview } from '@akada/contract/client';
import { formatDate } from '../../../lib/format.ts';
import { GOOD_SCORE } from '../../../lib/good-score.ts';
import { progressTexts } from '../texts.ts';

const texts = progressTexts.scores;
const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 14;
/** Above the points stand their values. */
const TOP = 26;
/** More values than this would run into each other. */
const MOST_VALUES = 7;

const heightOf = (score: number) => HEIGHT - EDGE - (score / 100) * (HEIGHT - EDGE - TOP);

/** Which points show their value: all of a few; of many the first, the best, the lowest and the newest. */
function shownValues(scores: readonly number[]): ReadonlySet<number> {
  if (scores.length <= MOST_VALUES) return new Set(scores.keys());
  const best = scores.lastIndexOf(Math.max(...scores));
  const lowest = scores.lastIndexOf(Math.min(...scores));
  return new Set([0, best, lowest, scores.length - 1]);
}

/** The scores of the last quizzes as a line, with a mark where a good one begins. */
export function ScoreTrend({ scores }: { scores: ProgressOverview['score_trend'] }) {
  const newest = scores.at(-1);
  if (!newest) return <p className="text-ink-soft">{texts.none}</p>;
  const step = (WIDTH - 2 * EDGE) / Math.max(1, scores.length - 1);
  const shown = shownValues(scores.map(({ score }) => score));
  const points = scores.map(({ score, taken_at }, index) => ({
    value: shown.has(index) ? texts.value(score) : null,
    id: `${index}-${taken_at}`,
    // A single one stands in the middle.
    x: scores.length === 1 ? WIDTH / 2 : EDGE + index * step,
    y: heightOf(score),
    name: texts.point(score, formatDate(taken_at)),
  }));
  const summary = texts.last(scores.length, newest.score);
  return (
    <figure>
      <div className="relative">
        <svg role="img" aria-label={summary} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full">
          <line
            x1={0}
            x2={WIDTH}
            y1={heightOf(GOOD_SCORE)}
            y2={heightOf(GOOD_SCORE)}
            className="stroke-line"
            strokeDasharray="4 4"
          />
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            strokeWidth="2"
            strokeLinejoin="round"
            className="stroke-primary"
          />
          {points.map(({ id, x, y, name }) => (
            <circle key={id} cx={x} cy={y} r="4" className="fill-primary">
              <title>{name}</title>
            </circle>
          ))}
        </svg>
        {/* Beside the picture, so that they are as large on a phone as on a desk. */}
        {points.map(({ id, x, y, value }) =>
          value ? (
            <span
              key={id}
              aria-hidden
              className="-translate-x-1/2 -translate-y-[calc(100%+0.4rem)] absolute text-ink-soft text-sm tabular-nums leading-none"
              style={{ left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` }}
            >
              {value}
            </span>
          ) : null,
        )}
      </div>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
        <span>{summary}</span>
        <span>{texts.good(GOOD_SCORE)}</span>
      </figcaption>
    </figure>
  );
}
