import { useEffect, useRef } from 'react';
import { formatDate, formatMonth } from '../../../lib/format.ts';
import { progressTexts } from '../texts.ts';
import { heatmapCells, monthMarks, WEEKS } from './heatmap-cells.ts';

const texts = progressTexts.heatmap;
const STEP = 14;
const CELL = 11;
/** The line of the months' names, and room for the last of them. */
const NAMES = 18;
const WIDTH = WEEKS * STEP + NAMES;
const HEIGHT = NAMES + 7 * STEP;
/** Stronger with each level; the names beside say the same without colour. */
const fills = ['fill-sunken', 'fill-primary/25', 'fill-primary/50', 'fill-primary/75', 'fill-primary'];

export interface HeatmapProps {
  levels: Record<string, number>;
  today: string;
}

/** A year of study, a square a day. Scrolls inside itself, to the newest week first. */
export function Heatmap({ levels, today }: HeatmapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const names = texts.levels.split(',');
  const cells = heatmapCells(levels, today);
  const studied = cells.filter(({ level }) => level > 0);
  const summary = texts.summary(studied.length, WEEKS);

  useEffect(() => {
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth;
  }, []);

  return (
    <div className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section ref={frame} className="overflow-x-auto" tabIndex={0} aria-label={texts.heading}>
        <svg role="img" aria-label={summary} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          {monthMarks(cells).map(({ day, week }) => (
            <text key={day} x={week * STEP} y={NAMES - 7} className="fill-ink-soft text-sm">
              {formatMonth(day)}
            </text>
          ))}
          {cells.map(({ day, level, week, weekday }) => (
            <rect
              key={day}
              x={week * STEP}
              y={NAMES + weekday * STEP}
              width={CELL}
              height={CELL}
              rx="2"
              className={fills[level]}
              data-level={level}
            >
              <title>{texts.cell(names[level] ?? '', formatDate(day))}</title>
            </rect>
          ))}
        </svg>
      </section>
      <div className="flex flex-wrap items-center justify-between gap-3 text-ink-soft text-sm">
        <span>{summary}</span>
        <span className="flex items-center gap-1">
          {texts.less}
          <svg aria-hidden="true" width={5 * STEP} height={CELL} viewBox={`0 0 ${5 * STEP} ${CELL}`}>
            {fills.map((fill, level) => (
              <rect key={fill} x={level * STEP} width={CELL} height={CELL} rx="2" className={fill} />
            ))}
          </svg>
          {texts.more}
        </span>
      </div>
    </div>
  );
}
