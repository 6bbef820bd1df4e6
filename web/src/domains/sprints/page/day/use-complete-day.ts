import type { LearningPath, SprintDay } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { localDay } from '../../../../lib/local-day.ts';
import { sendMessage } from '../../../../lib/messages.ts';
import { sendSoon } from '../../../../lib/outbox/account-outbox.ts';
import { updateProgress } from '../../../../lib/outbox/shared-kinds.ts';
import { toast } from '../../../../ui/toast.ts';
import { noteCompleted, pathQuery } from '../api.ts';
import { milestonesBetween } from '../place.ts';
import { sprintPageTexts } from '../texts.ts';

const texts = sprintPageTexts.complete;

/** Completes a day: shown at once, kept until the server has it, and counted once however often it is sent. */
export function useCompleteDay(path: LearningPath) {
  const queries = useQueryClient();
  return useCallback(
    async (day: SprintDay) => {
      const { id, title, progress: before } = path;
      await queries.cancelQueries({ queryKey: pathQuery(id).queryKey });
      const local = noteCompleted(queries, id, day.day);
      const body = {
        day_number: day.day,
        percentage: 100,
        completed: true,
        activity_type: 'day_completed' as const,
        date: localDay(),
      };
      const saved = await sendSoon(updateProgress, { params: { sprintId: id }, body });
      const progress = saved?.percentage ?? local?.progress ?? before;
      if (saved === null)
        toast.info(texts.done(day.day_range), { description: navigator.onLine ? texts.kept : texts.offline });
      for (const { name } of saved?.achievements ?? []) {
        toast.success(texts.achievement(name));
        sendMessage({ type: 'ACHIEVEMENT_UNLOCKED', name });
      }
      sendMessage({ type: 'SPRINT_PROGRESS_UPDATE', sprintId: id, progress });
      for (const step of milestonesBetween(before, progress)) {
        sendMessage({
          type: 'NEW_ACTIVITY',
          title: texts.milestone(step),
          description: texts.milestoneText(title),
          iconType: 'target',
        });
      }
      // This page hears the message above too; the progress page may not be open.
      await queries.invalidateQueries({ queryKey: ['progress'] });
    },
    [path, queries],
  );
}
