import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface MenuProps {
  /** One button; it opens the menu. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
}

/** Not modal: the page stays usable and nothing is injected to lock it. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="appear z-(--z-popover) min-w-48 max-w-80 rounded-control border border-line bg-surface p-1.5 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  onSelect?: () => void;
  icon?: ReactNode;
  tone?: 'normal' | 'danger';
  disabled?: boolean;
  /** With `asChild` the one child is the item: a Link. */
  asChild?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, icon, tone = 'normal', disabled, asChild, children }: MenuItemProps) {
  return (
    <Radix.Item
      onSelect={onSelect}
      disabled={disabled}
      asChild={asChild}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-[0.375rem] px-3 py-2 outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-faint [&>svg]:size-5 [&>svg]:shrink-0',
        tone === 'danger'
          ? 'text-danger data-highlighted:bg-danger-soft data-highlighted:text-on-danger-soft'
          : 'data-highlighted:bg-primary-soft data-highlighted:text-on-primary-soft',
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Radix.Item>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />;
}
