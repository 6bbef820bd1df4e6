import type { Coverage } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { reasonOf } from './reason.ts';
import { coverageTexts } from './texts.ts';

const texts = coverageTexts;

/** Our lessons about what is missing, into the plan by one tap; what came of it takes the button's place. */
export function usePlan({ id, rows }: Coverage) {
  const queries = useQueryClient();
  const missing = (rows ?? []).flatMap(({ verdict, lesson }) => (verdict === 'missing' && lesson ? [lesson.name] : []));
  const lessons = [...new Set(missing)];
  const plan = useMutation({
    mutationFn: () => client.coverage.plan({ params: { id }, body: { lessons } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['sprints'] }),
  });
  const button =
    missing.length > 0 && !plan.isSuccess ? (
      <Button
        variant="accent"
        size="lg"
        className="max-lg:w-full"
        busy={plan.isPending}
        busyLabel={texts.planning}
        onClick={() => plan.mutate()}
      >
        {texts.plan(missing.length)}
      </Button>
    ) : null;
  const outcome = plan.isError ? (
    <Banner tone="error" title={texts.planFailed}>
      {reasonOf(plan.error)}
    </Banner>
  ) : plan.data ? (
    <Banner
      tone="success"
      title={
        plan.data.added > 0 ? texts.planned(plan.data.added, plan.data.title) : texts.plannedBefore(plan.data.title)
      }
      action={
        <LinkButton
          variant="secondary"
          to={`/sprint/${plan.data.sprint_id}${plan.data.first_day ? `?day=${plan.data.first_day}` : ''}`}
        >
          {plan.data.first_day ? texts.toPlan : texts.toSprint}
        </LinkButton>
      }
    />
  ) : null;
  return { button, outcome };
}
