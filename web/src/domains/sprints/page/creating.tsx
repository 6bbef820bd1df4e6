import type { LearningPath } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sendMessage } from '../../../lib/messages.ts';
import { PlanArt } from '../../../ui/art/login-art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { toast } from '../../../ui/toast.ts';
import { changeSprintCount } from '../sprint-count.ts';
import { cancelSprint, pathQuery, startSprint } from './api.ts';
import { Refusal } from './refusal.tsx';
import { sprintPageTexts } from './texts.ts';

const texts = sprintPageTexts.creating;

/** A sprint that is not there yet: how far its making is, or why it failed and how to try again. */
export function Creating({ path }: { path: LearningPath }) {
  const { run, isBusy, failure } = useAction();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { generation, state } = path;

  const cancel = () =>
    run(async () => {
      await cancelSprint(path.id);
      sendMessage({ type: 'SPRINT_DELETED', id: path.id });
      changeSprintCount(-1);
      toast.info(texts.cancelled);
      await navigate('/dashboard', { replace: true });
    });
  const start = () =>
    run(async () => {
      await startSprint(path.id);
      sendMessage({ type: 'SPRINT_CREATED', id: path.id });
      changeSprintCount(1);
      await queries.invalidateQueries({ queryKey: pathQuery(path.id).queryKey });
    });

  return (
    <Card as="section" className="mx-auto flex w-full max-w-xl flex-col gap-5">
      <div aria-hidden className="mx-auto w-40 [&>svg]:h-auto [&>svg]:w-full">
        <PlanArt />
      </div>
      {state === 'creating' ? (
        <>
          <div className="text-center">
            <h2 className="text-xl">{texts.heading}</h2>
            <p className="mt-1 text-ink-soft">{texts.text}</p>
          </div>
          <Progress
            label={generation?.doing || texts.queued}
            value={generation?.percent ?? 0}
            valueText={texts.percent(Math.round(generation?.percent ?? 0))}
            tone="accent"
          />
          <Button variant="secondary" className="self-center" busy={isBusy} onClick={cancel}>
            {texts.cancel}
          </Button>
        </>
      ) : (
        <>
          <div className="text-center">
            <h2 className="text-xl">{state === 'draft' ? texts.draft : texts.failed}</h2>
            <p className="mt-1 text-ink-soft">
              {state === 'draft' ? texts.draftText : [generation?.error, texts.failedText].filter(Boolean).join(' ')}
            </p>
          </div>
          <Button variant="accent" className="self-center" busy={isBusy} onClick={start}>
            {state === 'draft' ? texts.start : sprintPageTexts.retry}
          </Button>
        </>
      )}
      {failure === null ? null : <Refusal error={failure} />}
    </Card>
  );
}

/** One thing at a time, and what went wrong with it. */
function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    await work().catch((error: unknown) => setFailure(error));
    setBusy(false);
  };
  return { run, isBusy, failure };
}
