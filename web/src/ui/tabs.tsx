import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** Controlled, so that the open tab can live in the address. Where large text leaves no room, tabs go on in a second line. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange} className={className}>
      <Radix.List aria-label={label} className="flex flex-wrap gap-x-1 border-line border-b">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              '-mb-px min-h-11 border-transparent border-b-3 px-4 py-2 font-semibold text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-3',
              'data-[state=active]:border-accent data-[state=active]:text-ink',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
