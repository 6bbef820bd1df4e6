import { Leaf, Smartphone, Wifi } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isMeasured, type MonthOfData, readDataUse } from '../../../../lib/data-use.ts';
import { formatMegabytes, formatMonth, formatNaira, formatNairaAndKobo } from '../../../../lib/format.ts';
import { deviceSaves, getSaver, type SaverChoice, setSaver } from '../../../../lib/saver.ts';
import { ChoiceCards } from '../../../../ui/choice-group.tsx';
import { Section } from '../section.tsx';
import { settingsTexts } from '../texts.ts';

const texts = settingsTexts.saver;
const MEGABYTE = 1_000_000;
/** The figures move while the page is open, as the page itself uses data. */
const LOOK_MS = 5000;

const choices = [
  { value: 'device', icon: <Smartphone aria-hidden /> },
  { value: 'on', icon: <Leaf aria-hidden /> },
  { value: 'off', icon: <Wifi aria-hidden /> },
] as const;

/** Saving data on this device, and what the product used. Both are the device's: another phone has another tariff. */
export function DataSaverSection() {
  const [choice, setChoice] = useState(getSaver);
  const choose = (value: SaverChoice) => {
    setSaver(value);
    setChoice(value);
  };
  return (
    <Section heading={texts.heading}>
      <ChoiceCards
        legend={texts.legend}
        hint={texts.hint}
        columns={3}
        value={choice}
        onChange={choose}
        choices={choices.map(({ value, icon }) => ({ value, icon, label: texts.choices[value] }))}
      />
      {choice === 'device' ? (
        <p className="text-ink-soft text-sm">{deviceSaves() ? texts.deviceOn : texts.deviceOff}</p>
      ) : null}
      <DataUsed />
    </Section>
  );
}

function DataUsed() {
  const [months, setMonths] = useState(() => readDataUse());
  useEffect(() => {
    const timer = window.setInterval(() => setMonths(readDataUse()), LOOK_MS);
    return () => window.clearInterval(timer);
  }, []);
  const [current, earlier] = months;
  const price = Number(document.documentElement.dataset.megabyte);
  if (!isMeasured() || !current) return <p className="text-ink-soft text-sm">{texts.notMeasured}</p>;
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-4">
      <dl className="flex flex-col gap-1">
        <Used label={texts.used} month={current} price={price} isMain />
        {earlier ? <Used label={texts.usedEarlier(formatMonth(earlier.month))} month={earlier} price={price} /> : null}
      </dl>
      <p className="text-ink-soft text-sm">
        {texts.how} {price > 0 ? texts.price(formatNairaAndKobo(price)) : null}
      </p>
    </div>
  );
}

interface UsedProps {
  label: string;
  month: MonthOfData;
  price: number;
  isMain?: boolean;
}

function Used({ label, month: { received, sent }, price, isMain = false }: UsedProps) {
  const bytes = received + sent;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className={isMain ? 'font-bold text-lg tabular-nums' : 'tabular-nums'}>
        {texts.megabytes(formatMegabytes(bytes))}
        {price > 0 ? <span className="font-normal text-base text-ink-soft">, {costOf(bytes, price)}</span> : null}
      </dd>
    </div>
  );
}

function costOf(bytes: number, price: number): string {
  const naira = (bytes / MEGABYTE) * price;
  return naira < 1 ? texts.lessThanNaira : texts.cost(formatNaira(naira));
}
