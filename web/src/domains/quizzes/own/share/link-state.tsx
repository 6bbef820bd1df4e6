import type { QuizStatus } from '@akada/contract/client';
import { CalendarClock, CircleSlash, Link2, Lock, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { quizSharingTexts } from './texts.ts';

const tones: Record<QuizStatus, BadgeTone> = {
  open: 'success',
  scheduled: 'info',
  ended: 'neutral',
  closed: 'neutral',
  taken_down: 'danger',
};
const icons: Record<QuizStatus, LucideIcon> = {
  open: Link2,
  scheduled: CalendarClock,
  ended: Lock,
  closed: Lock,
  taken_down: CircleSlash,
};

interface LinkStateProps {
  status: QuizStatus;
  /** Says more than the state alone: since or until when. */
  children?: string;
  className?: string;
}

/** Whether a quiz can be taken by its link now. */
export function LinkState({ status, children, className }: LinkStateProps) {
  const Icon = icons[status];
  return (
    <Badge tone={tones[status]} className={className}>
      <Icon aria-hidden />
      {children ?? quizSharingTexts.statuses[status]}
    </Badge>
  );
}
