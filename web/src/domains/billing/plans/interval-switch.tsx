import { Badge } from '../../../ui/badge.tsx';
import type { Interval } from './api.ts';
import { billingTexts } from './texts.ts';

const texts = billingTexts.plans;

interface IntervalSwitchProps {
  value: Interval;
  onChange: (interval: Interval) => void;
  savingPercent: number;
}

/** By the month or by the year: two choices in one row. */
export function IntervalSwitch({ value, onChange, savingPercent }: IntervalSwitchProps) {
  return (
    <fieldset className="self-center rounded-pill border border-line bg-sunken p-1">
      <legend className="sr-only">{texts.interval}</legend>
      <div className="flex flex-wrap">
        {(['monthly', 'yearly'] as const).map((interval) => (
          <label
            key={interval}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-pill px-4 font-semibold text-ink-soft transition-colors has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 sm:px-6"
          >
            <input
              type="radio"
              name="interval"
              value={interval}
              checked={interval === value}
              onChange={() => onChange(interval)}
              className="sr-only"
            />
            {texts[interval]}
            {interval === 'yearly' ? <Badge tone="success">{texts.save(savingPercent)}</Badge> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
