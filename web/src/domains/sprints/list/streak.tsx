import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { streakQuery } from '../api.ts';
import { sprintsTexts } from '../texts.ts';

/** The days in a row: always seen, never in the way of the one thing to do. */
export function Streak() {
  const { data: streak } = useQuery(streakQuery);
  if (streak === undefined) return null;
  return (
    <p className="inline-flex items-center gap-1.5 font-bold tabular-nums">
      <Flame aria-hidden className="size-5 text-warning" />
      <VisuallyHidden>{sprintsTexts.now.streak}: </VisuallyHidden>
      <span>{sprintsTexts.now.streakDays(streak)}</span>
    </p>
  );
}
