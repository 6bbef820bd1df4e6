import type { QuizStats } from '@akada/contract/client';
import { useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { quizStatsTexts } from './texts.ts';

const texts = quizStatsTexts.distribution;
const WIDTH = 320;
const HEIGHT = 120;
const GAP = 6;
const FOOT = 16;
const PASS = 50;

/** How the scores spread: a bar for each band, its number above it; the same as words for screen readers. */
export function Distribution({ distribution }: { distribution: QuizStats['distribution'] }) {
  const id = useId();
  const most = Math.max(1, ...distribution.map(({ count }) => count));
  const step = WIDTH / Math.max(1, distribution.length);
  const inWords = distribution
    .filter(({ count }) => count > 0)
    .map(({ from, to, count }) => `${texts.band(from, to)}: ${texts.count(count)}`)
    .join('; ');
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg">
        {texts.heading}
      </h2>
      <div className="flex flex-col gap-5 lg:flex-row lg:items-center lg:gap-10">
        <svg
          role="img"
          aria-label={texts.summary(inWords)}
          viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT + 14}`}
          className="w-full min-w-0 max-w-xl lg:flex-1"
        >
          {distribution.map(({ from, count }, index) => {
            const height = (count / most) * HEIGHT;
            const x = index * step + GAP / 2;
            return (
              <g key={from}>
                <rect
                  x={x}
                  y={14 + HEIGHT - Math.max(height, 1)}
                  width={step - GAP}
                  height={Math.max(height, 1)}
                  rx={count > 0 ? 3 : 0}
                  className={count === 0 ? 'fill-line' : from >= PASS ? 'fill-primary' : 'fill-warning'}
                />
                {count > 0 ? (
                  <text
                    x={x + (step - GAP) / 2}
                    y={14 + HEIGHT - height - 4}
                    textAnchor="middle"
                    fontSize="11"
                    fontWeight="600"
                    className="fill-ink"
                  >
                    {count}
                  </text>
                ) : null}
                <text
                  x={x + (step - GAP) / 2}
                  y={HEIGHT + FOOT + 10}
                  textAnchor="middle"
                  fontSize="11"
                  className="fill-ink-soft"
                >
                  {from}
                </text>
              </g>
            );
          })}
        </svg>
        <Levels distribution={distribution} />
      </div>
      <p className="text-ink-soft text-sm">{texts.axis}</p>
    </Card>
  );
}

/** The levels that takers are told, with the least score of each. */
const levels = [
  { from: 90, name: texts.levels.expert },
  { from: 80, name: texts.levels.advanced },
  { from: 70, name: texts.levels.proficient },
  { from: 60, name: texts.levels.developing },
  { from: 0, name: texts.levels.needsImprovement },
];

function Levels({ distribution }: { distribution: QuizStats['distribution'] }) {
  return (
    <dl className="flex shrink-0 flex-col divide-y divide-line lg:w-80">
      {levels.map(({ from, name }, index) => {
        const below = levels[index - 1]?.from ?? 101;
        const inLevel = distribution.filter((band) => band.from >= from && band.from < below);
        const count = inLevel.reduce((sum, band) => sum + band.count, 0);
        return (
          <div key={name} className="flex items-baseline justify-between gap-4 py-2">
            <dt>
              {name} <span className="text-ink-faint text-sm">{texts.levelRange(from, Math.min(100, below - 1))}</span>
            </dt>
            <dd className="shrink-0 font-semibold tabular-nums max-[15em]:shrink">{texts.count(count)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
