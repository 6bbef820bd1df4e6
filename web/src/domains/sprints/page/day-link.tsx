import type { SprintDay } from '@akada/contract/client';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ButtonVariant } from '../../../ui/button-style.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

/** What a link to a day passes along: the title, and no dialog. */
export function useDayState(): { title?: string } {
  const { state } = useLocation();
  const title = (state as { title?: unknown } | null)?.title;
  return typeof title === 'string' ? { title } : {};
}

interface DayLinkProps {
  day: SprintDay;
  variant: ButtonVariant;
  className?: string;
  children: ReactNode;
}

export function DayLink({ day, variant, className, children }: DayLinkProps) {
  const state = useDayState();
  return (
    <LinkButton to={{ search: `?day=${day.day}` }} state={state} variant={variant} className={className}>
      {children}
    </LinkButton>
  );
}
