import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';
import { useHydrated } from './hydrated.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
  /** Disables the button and shows `busyLabel` in place of the children. */
  busy?: boolean;
  busyLabel?: string;
}

/**
 * On a page that was rendered at build time it waits until the page is alive: a press that came too early would be lost,
 * and a form would send a password in its address.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  full = false,
  busy = false,
  busyLabel,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy || !isHydrated}
      aria-busy={busy || undefined}
      className={buttonClass(variant, size, full, className)}
    >
      {busy ? (
        <>
          <LoaderCircle aria-hidden className="animate-spin" />
          {busyLabel ?? children}
        </>
      ) : (
        children
      )}
    </button>
  );
}
