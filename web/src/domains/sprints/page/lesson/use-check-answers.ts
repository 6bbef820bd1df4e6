import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import {
  answerTo,
  type CheckAnswers,
  checksIn,
  firstGiven,
  keyOf,
  tapped,
  watchChecks,
} from '../../../../lib/lessons/checks.ts';
import { localDay } from '../../../../lib/local-day.ts';
import { sendSoon } from '../../../../lib/outbox/account-outbox.ts';
import { checkAnswers } from '../../../../lib/outbox/shared-kinds.ts';
import { keepCheckAnswer, readCheckAnswers } from './check-answers.ts';

/**
 * What is tapped first in a check of the lesson joins the reviews; what is tapped after it is looking around. Tells what
 * was answered on this device, so that the checks are shown as they were left.
 */
export function useCheckAnswers(
  text: RefObject<HTMLElement | null>,
  sprintId: string,
  day: number,
  html: string | null,
): { answers: CheckAnswers; done: number; all: number } {
  const [answers, setAnswers] = useState(() => readCheckAnswers(sprintId, day));
  // With the text itself: who taps at once is heard too.
  useLayoutEffect(() => {
    const root = text.current;
    if (!root || html === null) return;
    return watchChecks(root, (check, option, typed) => {
      const given = tapped(readCheckAnswers(sprintId, day), check, option, typed);
      if (!given) return;
      const { answer, isFirst } = given;
      setAnswers(keepCheckAnswer(sprintId, day, check, answer));
      if (!isFirst) return;
      const event_id = `${sprintId}:${day}:${keyOf(check)}:${localDay()}`;
      const told = [{ ...check, ...firstGiven(answer), answered_at: new Date().toISOString(), event_id }];
      void sendSoon(checkAnswers, { body: { sprint_id: sprintId, day, answers: told } });
    });
  }, [text, sprintId, day, html]);
  const all = useMemo(() => checksIn(html ?? ''), [html]);
  return { answers, done: all.filter((check) => answerTo(answers, check)).length, all: all.length };
}
