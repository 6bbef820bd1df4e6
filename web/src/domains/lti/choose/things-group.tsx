import { Checkbox } from '../../../ui/checkbox.tsx';
import { type Choice, RadioGroup } from '../../../ui/choice-group.tsx';

export interface Chosen {
  /** Each a thing as JSON, in the order in which they were chosen. */
  values: readonly string[];
  takesSeveral: boolean;
  onChange: (values: readonly string[]) => void;
}

/** Some of the things that can be chosen: boxes to tick, or one choice among all groups of the page. */
export function ThingsGroup({ legend, things, chosen }: { legend: string; things: Choice<string>[]; chosen: Chosen }) {
  const { values, takesSeveral, onChange } = chosen;
  if (!takesSeveral) {
    return (
      <RadioGroup
        legend={legend}
        name="thing"
        choices={things}
        value={values[0] ?? null}
        onChange={(value) => onChange([value])}
      />
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {things.map(({ value, label, hint }) => (
        <Checkbox
          key={value}
          label={label}
          hint={hint}
          checked={values.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...values, value] : values.filter((other) => other !== value))
          }
        />
      ))}
    </fieldset>
  );
}
