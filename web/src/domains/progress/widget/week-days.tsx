import { Check, Minus } from 'lucide-react';
import { weekTexts as texts } from '../../../texts/en/week.ts';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type WeekDay, weekDays } from '../../../ui/week-day.ts';

/** Monday to Sunday, as the server tells of each. */
export function WeekDays({ status }: { status: readonly number[] }) {
  const names = texts.days.split(',');
  const days = weekDays(status);
  return (
    <ul className="grid max-w-96 grid-cols-7 gap-1">
      {names.map((name, index) => (
        <Day key={name} name={name} day={days[index] ?? 'open'} />
      ))}
    </ul>
  );
}

function Day({ name, day }: { name: string; day: WeekDay }) {
  const isDone = day === 'done';
  const isMissed = day === 'missed' || day === 'unused';
  return (
    <li className="flex flex-col items-center gap-1 text-ink-soft text-sm">
      <span
        className={cx(
          'grid aspect-square w-full max-w-8 place-items-center rounded-pill border-2 [&>svg]:size-4',
          isDone && 'border-primary bg-primary text-on-primary',
          isMissed && 'border-line bg-sunken',
          !isDone && !isMissed && 'border-primary',
        )}
      >
        {isDone ? <Check aria-hidden /> : isMissed ? <Minus aria-hidden /> : null}
      </span>
      <span aria-hidden>{name.slice(0, 2)}</span>
      <VisuallyHidden>
        {name}: {texts[day]}
      </VisuallyHidden>
    </li>
  );
}
