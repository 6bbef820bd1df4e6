import type { SprintCard } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendMessage } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { toast } from '../../../ui/toast.ts';
import { announceRemoved } from '../announce.ts';
import { cancelSprint, sprintsQuery } from '../api.ts';
import { sprintsTexts } from '../texts.ts';
import { useStartSprint } from './use-start-sprint.ts';

const texts = sprintsTexts.list;

/** A sprint that is being made: what is done now, how far it is, and the way out. */
export function GrowingSprint({ sprint: { id, title, generation } }: { sprint: SprintCard }) {
  const queries = useQueryClient();
  const cancelling = useMutation({
    mutationFn: () => cancelSprint(id),
    onSuccess: () => {
      announceRemoved(id);
      void queries.invalidateQueries({ queryKey: sprintsQuery.queryKey });
      // A recommendation is one again.
      void queries.invalidateQueries({ queryKey: ['onboarding', 'recommendations'] });
      sendMessage({ type: 'CARDS_REFRESH_REQUESTED' });
    },
    onError: () => toast.error(texts.cancelFailed, { id: 'cancel-sprint' }),
  });
  const doing = generation?.doing || (generation?.status === 'queued' ? texts.queued : texts.creating);
  const percent = generation ? Math.round(generation.percent) : undefined;
  return (
    <div className="mt-auto flex flex-col gap-3">
      <Progress
        label={doing}
        value={percent}
        valueText={percent === undefined ? undefined : texts.percent(percent)}
        tone="accent"
      />
      <Button
        variant="secondary"
        className="relative z-1 self-start"
        aria-label={texts.cancelCreation(title)}
        busy={cancelling.isPending}
        onClick={() => cancelling.mutate()}
      >
        {sprintsTexts.cancel}
      </Button>
    </div>
  );
}

interface FailedSprintProps {
  sprint: SprintCard;
  onLimit: () => void;
}

/** A sprint of which nothing came: why, and once more. */
export function FailedSprint({ sprint: { id, title, generation }, onLimit }: FailedSprintProps) {
  const starting = useStartSprint({ onLimit });
  return (
    <div className="mt-auto flex flex-col gap-3">
      <p className="text-danger text-sm">{generation?.error ?? texts.failedCreation}</p>
      <Button
        variant="secondary"
        className="relative z-1 self-start"
        aria-label={texts.retryLabel(title)}
        busy={starting.isPending}
        onClick={() => starting.mutate(id)}
      >
        {texts.retry}
      </Button>
    </div>
  );
}
