import { Banner } from '../../../ui/banner.tsx';
import { Select } from '../../../ui/select.tsx';
import { isAsynchronous, isMany, questionCounts } from '../modes.ts';
import { documentsTexts } from '../texts.ts';

interface CountSelectProps {
  count: number;
  onChange: (count: number) => void;
  disabled: boolean;
}

const label = (count: number) =>
  isAsynchronous(count) ? documentsTexts.countOptionAsync(count) : documentsTexts.countOption(count);

const options = questionCounts.map((count) => ({ value: String(count), label: label(count) }));

export function CountSelect({ count, onChange, disabled }: CountSelectProps) {
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={documentsTexts.count}
        options={options}
        value={String(count)}
        disabled={disabled}
        onChange={(event) => onChange(Number(event.target.value))}
        className="sm:max-w-72"
      />
      {isMany(count) ? <Banner tone="warning">{documentsTexts.countWarning}</Banner> : null}
    </div>
  );
}
