import { type RefObject, useEffect } from 'react';
import { watchChecks } from '../../lib/lesson-checks.ts';
import { localDay } from '../../lib/local-day.ts';
import { sendSoon } from '../../lib/outbox.ts';

/** What is tapped first in a check of the lesson joins the reviews, once a day: reading it again is no answer. */
export function useCheckAnswers(
  text: RefObject<HTMLElement | null>,
  sprintId: string,
  day: number,
  html: string | null,
) {
  useEffect(() => {
    const root = text.current;
    if (!root || html === null) return;
    const answered = new Set<number>();
    return watchChecks(root, (check, option) => {
      if (answered.has(check)) return;
      answered.add(check);
      const event_id = `${sprintId}:${day}:${check}:${localDay()}`;
      const answers = [{ check, option, answered_at: new Date().toISOString(), event_id }];
      void sendSoon('checkAnswers', { body: { sprint_id: sprintId, day, answers } });
    });
  }, [text, sprintId, day, html]);
}
