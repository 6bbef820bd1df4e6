import type { QuizLive } from '@akada/contract/client';
import { useEffect, useState } from 'react';

/** How far the server's clock is ahead of this one, as an answer told it. */
export const skewOf = ({ server_time }: Pick<QuizLive, 'server_time'>, answeredAt: number): number =>
  Date.parse(server_time) - answeredAt;

const two = (value: number) => String(value).padStart(2, '0');

/** `12:40`, or `1:02:40` from an hour on. */
export function formatClock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Whole seconds until a moment of the server's clock; null without one. Counts to the moment, not by ticks. */
export function useSecondsLeft(endsAt: string | null, skew: number): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (endsAt === null) return;
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), 500);
    return () => window.clearInterval(timer);
  }, [endsAt]);
  return endsAt === null ? null : Math.max(0, Math.ceil((Date.parse(endsAt) - now - skew) / 1000));
}
