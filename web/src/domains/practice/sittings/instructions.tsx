import { useState } from 'react';
import { Link } from 'react-router';
import type { Wish } from '../../../lib/sittings/draw.ts';
import { hasKey, type SittingPlan } from '../../../lib/sittings/sitting.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { ChoiceCards } from '../../../ui/choice-group.tsx';
import { Field } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { type PresetName, poolFor, presetsFor } from './presets.ts';
import { useKeysSwitch } from './room/use-room-keys.ts';
import { sittingTexts } from './texts.ts';
import { clockTime } from './time.ts';

const texts = sittingTexts.before;

interface InstructionsProps {
  plan: SittingPlan;
  onStart: (pool: SittingPlan, wish: Wish) => void;
}

/** What is ahead: how many questions, how long, what is kept. The clock starts with the button alone. */
export function Instructions({ plan, onStart }: InstructionsProps) {
  const presets = presetsFor(plan);
  const [name, setName] = useState<PresetName>('asItSays');
  const preset = presets.find((one) => one.name === name);
  const [own, setOwn] = useState(() => {
    const start = presets.find((one) => one.name === 'own');
    return { count: String(start?.count ?? 1), minutes: String(start?.minutes ?? '') };
  });
  const [isMixed, setMixed] = useState(false);
  const [hasKeys, setKeys] = useKeysSwitch();
  const pool = poolFor(plan, name);
  const most = pool.questions.length;
  const isOwn = name === 'own';
  const count = isOwn ? Number(own.count) : (preset?.count ?? most);
  const minutes = isOwn ? (own.minutes.trim() === '' ? null : Number(own.minutes)) : (preset?.minutes ?? null);
  const countFault = isWhole(count, most) ? undefined : texts.countFault(most);
  const minutesFault = minutes === null || isWhole(minutes, 600) ? undefined : texts.minutesFault;
  const isFine = !countFault && !minutesFault;
  const withoutKey = pool.questions.filter((question) => !hasKey(question)).length;
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col gap-6 px-4 py-6 md:py-10">
      <header>
        <h1 className="wrap-anywhere text-2xl">{plan.title}</h1>
        <p className="mt-1 text-ink-soft">
          {[plan.detail, sittingTexts.size(plan.questions.length, plan.minutes)].filter(Boolean).join(' · ')}
        </p>
      </header>
      <ChoiceCards
        legend={texts.choose}
        columns={2}
        value={name}
        onChange={setName}
        choices={presets.map((one) => ({
          value: one.name,
          label: texts[one.name],
          hint:
            one.name === 'own'
              ? undefined
              : one.minutes === null
                ? texts.noLimit(one.count)
                : sittingTexts.size(one.count, one.minutes),
        }))}
      />
      {isOwn ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={texts.count}
            inputMode="numeric"
            value={own.count}
            error={countFault}
            onChange={(event) => setOwn({ ...own, count: event.target.value })}
          />
          <Field
            label={texts.minutes}
            inputMode="numeric"
            value={own.minutes}
            error={minutesFault}
            onChange={(event) => setOwn({ ...own, minutes: event.target.value })}
          />
        </div>
      ) : null}
      <div>
        <Switch label={texts.mix} hint={texts.mixHint} checked={isMixed} onChange={setMixed} />
        <Switch
          label={texts.keys}
          hint={texts.keysHint}
          checked={hasKeys}
          onChange={setKeys}
          className="hidden lg:flex"
        />
      </div>
      <section>
        <h2 className="mb-2 text-lg">{texts.rules}</h2>
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          <li>{minutes === null || !isFine ? texts.noClock : texts.clock(clockTime(Date.now() + minutes * 60_000))}</li>
          <li>{texts.saved}</li>
          {minutes === null ? null : <li>{texts.runs}</li>}
          {minutes === null ? null : <li>{texts.device}</li>}
          {withoutKey > 0 ? (
            <li>{count < most ? texts.noKeyUpTo(Math.min(withoutKey, count)) : texts.noKey(withoutKey)}</li>
          ) : null}
        </ul>
      </section>
      <div className="mt-auto flex flex-col gap-2 sm:flex-row-reverse sm:justify-start">
        <Button
          variant="accent"
          size="lg"
          className="sm:min-w-40"
          disabled={!isFine}
          onClick={() => onStart(pool, { count, minutes, isMixed })}
        >
          {texts.start}
        </Button>
        <Link to={plan.back} className={buttonClass('ghost', 'lg', false)}>
          {texts.back}
        </Link>
      </div>
    </main>
  );
}

const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
