import { useEffect, useState } from 'react';
import { onMessage } from '../../lib/messages.ts';
import { storedStudyTime } from '../../lib/storage/study-time.ts';
import type { LiveSession } from './live-session.ts';

const TICK_MS = 1000;

/** Until when a tab of this browser says that it counts study; null where none does. */
function leaseEnd(): number | null {
  const until = storedStudyTime.studyLease.get()?.until;
  return typeof until === 'number' ? until : null;
}

/** The session that another tab had begun before this page was opened. */
function findSession(now: number): LiveSession | null {
  const end = leaseEnd();
  if (end === null || end < now) return null;
  const sprintId = storedStudyTime.studySession.get()?.sprintId;
  return { sprintId: typeof sprintId === 'string' ? sprintId : undefined, since: now, now };
}

/** Study under way in another tab, told anew each second; null while nobody studies. */
export function useLiveSession(): LiveSession | null {
  const [session, setSession] = useState<LiveSession | null>(() => findSession(Date.now()));
  const isActive = session !== null;

  useEffect(
    () =>
      onMessage(['STUDY_SESSION_ACTIVE'], ({ active, sprintId }) => {
        const now = Date.now();
        setSession((before) => (active ? { since: now, ...before, sprintId, now } : null));
      }),
    [],
  );

  useEffect(() => {
    if (!isActive) return;
    const timer = window.setInterval(() => {
      const now = Date.now();
      // A tab that was closed by force says nothing; its lease runs out.
      const end = leaseEnd();
      const isOver = end !== null && end < now;
      setSession((before) => (isOver || !before ? null : { ...before, now }));
    }, TICK_MS);
    return () => window.clearInterval(timer);
  }, [isActive]);

  return session;
}
