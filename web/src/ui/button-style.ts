import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'accent';
export type ButtonSize = 'md' | 'lg';

const looks: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'border-transparent text-link hover:bg-primary-soft hover:text-on-primary-soft',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
  accent: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
};

/** The one look that buttons and links dressed as buttons share. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, full: boolean, className?: string): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline transition-colors [&>svg]:size-5 [&>svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint',
    size === 'lg' ? 'min-h-13 px-6 py-3 text-base' : 'min-h-11 px-4.5 py-2 text-base',
    full && 'w-full',
    looks[variant],
    className,
  );
}
