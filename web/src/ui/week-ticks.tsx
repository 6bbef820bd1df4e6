import { Check } from 'lucide-react';
import { weekTexts as texts } from '../texts/en/week.ts';
import { cx } from './cx.ts';
import { weekDays } from './week-day.ts';

interface WeekTicksProps {
  /** Monday to Sunday: above 0 was used, 0 was missed, anything else can still be used. */
  status: readonly number[];
  className?: string;
}

/** The week on a deep green panel. The tick of today is the one short movement of its page. */
export function WeekTicks({ status, className }: WeekTicksProps) {
  const today = (new Date().getDay() + 6) % 7;
  const days = weekDays(status);
  return (
    <ul className={cx('grid grid-cols-7 text-center text-sm', className)}>
      {texts.days.split(',').map((name, index) => {
        const day = days[index] ?? 'open';
        const isDone = day === 'done';
        const isToday = index === today;
        return (
          <li key={name} className={cx('flex flex-col items-center gap-0.5', isToday && 'font-bold')}>
            <span aria-hidden>{name.slice(0, 1)}</span>
            <span
              className={cx(
                'grid size-7.5 place-items-center rounded-pill border-2 [&>svg]:size-4',
                !isDone && 'border-on-brand/45',
                isDone && !isToday && 'border-on-brand bg-on-brand text-brand',
                isDone && isToday && 'appear-tick border-accent bg-accent text-on-accent',
              )}
            >
              {isDone ? <Check aria-hidden strokeWidth={3.5} /> : null}
            </span>
            <span className="sr-only">
              {name}: {texts[day]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
