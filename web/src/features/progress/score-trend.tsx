import type { ProgressOverview } from '@akada/contract/client';
import { formatDate } from '../../lib/format.ts';
import { GOOD_SCORE } from '../../lib/good-score.ts';
import { progressTexts } from '../../texts/en/progress.ts';

const texts = progressTexts.scores;
const WIDTH = 320;
const HEIGHT = 96;
const EDGE = 6;

const heightOf = (score: number) => HEIGHT - EDGE - (score / 100) * (HEIGHT - 2 * EDGE);

/** The scores of the last quizzes as a line, with a mark where a good one begins. */
export function ScoreTrend({ scores }: { scores: ProgressOverview['score_trend'] }) {
  const newest = scores.at(-1);
  if (!newest) return <p className="text-ink-soft">{texts.none}</p>;
  const step = (WIDTH - 2 * EDGE) / Math.max(1, scores.length - 1);
  const points = scores.map(({ score, taken_at }, index) => ({
    id: `${index}-${taken_at}`,
    // A single one stands in the middle.
    x: scores.length === 1 ? WIDTH / 2 : EDGE + index * step,
    y: heightOf(score),
    name: texts.point(score, formatDate(taken_at)),
  }));
  const summary = texts.last(scores.length, newest.score);
  return (
    <figure>
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
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
        <span>{summary}</span>
        <span>{texts.good(GOOD_SCORE)}</span>
      </figcaption>
    </figure>
  );
}
