import { type RefObject, useEffect, useState } from 'react';
import { watchChecks } from '../../lib/lesson-checks.ts';
import { localDay } from '../../lib/local-day.ts';
import { sendSoon } from '../../lib/outbox/account-outbox.ts';
import { checkAnswers } from '../../lib/outbox/shared-kinds.ts';
import { keepPlace, readPlace } from './place.ts';

/** So many checks a text has: the answers of each are `details` of one name. */
const countChecks = (html: string | null) => new Set(html?.match(/name="check-\d+"/g)).size;

/**
 * What is tapped first in a check of the lesson joins the reviews, once a day: reading it again is no answer. Tells how
 * many of them are done, on this device.
 */
export function useCheckAnswers(
  text: RefObject<HTMLElement | null>,
  sprintId: string,
  day: number,
  html: string | null,
): { done: number; all: number } {
  const [done, setDone] = useState<readonly number[]>(() => {
    const before = readPlace(sprintId);
    return before?.day === day ? before.checks : [];
  });
  useEffect(() => {
    const root = text.current;
    if (!root || html === null) return;
    const answered = new Set<number>();
    return watchChecks(root, (check, option) => {
      if (answered.has(check)) return;
      answered.add(check);
      setDone((before) => [...new Set([...before, check])]);
      const event_id = `${sprintId}:${day}:${check}:${localDay()}`;
      const answers = [{ check, option, answered_at: new Date().toISOString(), event_id }];
      void sendSoon(checkAnswers, { body: { sprint_id: sprintId, day, answers } });
    });
  }, [text, sprintId, day, html]);
  useEffect(() => {
    if (done.length > 0) keepPlace(sprintId, { day, checks: [...done] });
  }, [sprintId, day, done]);
  const all = countChecks(html);
  return { done: done.filter((check) => check <= all).length, all };
}
