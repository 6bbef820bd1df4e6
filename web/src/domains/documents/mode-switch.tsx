import { BookOpenText, FileSearch, ListChecks } from 'lucide-react';
import { useId } from 'react';
import { type Mode, modes } from './modes.ts';
import { documentsTexts } from './texts.ts';

export const modeIcons = { analysis: FileSearch, quiz: ListChecks, study: BookOpenText };

interface ModeSwitchProps {
  mode: Mode;
  onChange: (mode: Mode) => void;
  disabled: boolean;
}

/** Three tools for one document; radio buttons, so that arrow keys move between them. */
export function ModeSwitch({ mode, onChange, disabled }: ModeSwitchProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="sr-only">{documentsTexts.modeLabel}</legend>
      <div className="grid grid-cols-3 gap-1 rounded-card border border-line bg-sunken p-1">
        {modes.map((each) => {
          const Icon = modeIcons[each];
          return (
            <label
              key={each}
              className="flex min-h-12 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-control px-1.5 py-1.5 text-center font-semibold text-ink-soft text-sm transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-disabled:cursor-not-allowed has-disabled:hover:text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-focus lg:flex-row lg:gap-2 lg:text-base"
            >
              <input
                type="radio"
                name={name}
                value={each}
                checked={each === mode}
                onChange={() => onChange(each)}
                className="sr-only"
              />
              <Icon aria-hidden className="size-5 shrink-0" />
              {documentsTexts.modes[each]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
