import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
}

/** A link to another page that looks like a button. */
export function LinkButton({ variant = 'primary', size = 'md', full = false, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass(variant, size, full, className)} />;
}
