import type { Mark } from '@akada/contract/client';
import { cx } from '../../../../ui/cx.ts';
import { sittingTexts } from '../texts.ts';
import { took } from '../time.ts';

const texts = sittingTexts.result;
const HEIGHT = 64;
const STEP = 7.5;

interface TimeChartProps {
  /** In the order of the sitting. */
  seconds: readonly number[];
  marks: readonly { mark: Mark }[];
}

const looks: Record<Mark, string> = {
  right: 'fill-(--art-green)',
  missed: 'fill-none stroke-line-strong',
  'no-key': 'fill-none stroke-line-strong [stroke-dasharray:2_2]',
};

/** How long each question was on the screen: right filled, missed outlined, without a key dotted. */
export function TimeChart({ seconds, marks }: TimeChartProps) {
  const longest = Math.max(...seconds);
  if (seconds.length < 2 || longest === 0) return null;
  const number = seconds.indexOf(longest) + 1;
  const seen = seconds.filter((spent) => spent > 0).toSorted((a, b) => a - b);
  const half = seen[Math.floor(seen.length / 2)] ?? 0;
  const longestText = texts.longest(number, took(longest), marks[number - 1]?.mark === 'missed' ? texts.andMissed : '');
  const width = seconds.length * STEP;
  const labelled = seconds.flatMap((_, index) => (index === 0 || (index + 1) % 10 === 0 ? index : []));
  const kinds = (['right', 'missed', 'no-key'] as const).filter((kind) => marks.some(({ mark }) => mark === kind));
  return (
    <section>
      <h2 className="mb-2 text-lg">{texts.time}</h2>
      <div className="rounded-card border border-line bg-surface px-4 py-3.5 shadow-card">
        <p>
          {texts.half(took(half))} {longestText}
        </p>
        <svg
          role="img"
          aria-label={texts.chart(seconds.length, longestText)}
          viewBox={`0 0 ${Math.max(width, 20 * STEP)} ${HEIGHT + 18}`}
          className="mt-3 mb-1 block h-auto w-full"
        >
          {seconds.map((spent, index) => {
            const height = Math.max(1, (HEIGHT - 2) * (spent / longest));
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
                key={index}
                x={index * STEP + 1}
                y={HEIGHT - height}
                width={STEP - 2.5}
                height={height}
                strokeWidth="1.2"
                className={looks[marks[index]?.mark ?? 'no-key']}
              />
            );
          })}
          <path d={`M0 ${HEIGHT + 0.5}H${width}`} className="stroke-line-strong" />
          {labelled.map((index) => (
            <text
              key={index}
              x={index === 0 ? 0 : (index + 1) * STEP - 2}
              textAnchor={index === 0 ? 'start' : 'end'}
              y={HEIGHT + 13}
              className="fill-ink-soft text-[10px]"
            >
              {index + 1}
            </text>
          ))}
        </svg>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
          {kinds.map((kind) => (
            <li key={kind} className="flex items-center gap-1.5">
              <svg aria-hidden="true" viewBox="0 0 9 16" className="h-4 w-2.5">
                <rect x="1" y="1" width="7" height="14" strokeWidth="1.5" className={cx(looks[kind])} />
              </svg>
              {texts.marks[kind]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
