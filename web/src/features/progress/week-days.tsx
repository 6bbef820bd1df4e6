import { Check, Minus } from 'lucide-react';
import { progressTexts } from '../../texts/en/progress.ts';
import { cx } from '../../ui/cx.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const texts = progressTexts.week;

/** Monday to Sunday: above 0 was used, 0 was missed, anything else can still be used. */
export function WeekDays({ status }: { status: readonly number[] }) {
  const names = texts.days.split(',');
  return (
    <ul className="grid max-w-96 grid-cols-7 gap-1">
      {names.map((name, index) => (
        <Day key={name} name={name} status={status[index] ?? -1} />
      ))}
    </ul>
  );
}

function Day({ name, status }: { name: string; status: number }) {
  const isDone = status > 0;
  const isMissed = status === 0;
  const words = isDone ? texts.done : isMissed ? texts.missed : texts.open;
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
        {name}: {words}
      </VisuallyHidden>
    </li>
  );
}
