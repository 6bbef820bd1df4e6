import type { PaperWalk } from '@akada/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useOnline } from '../../../lib/online.ts';
import { wordsOf } from '../../../lib/words-of.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.ts';
import type { PlacedQuestion } from '../same.ts';
import { papersTexts } from '../texts.ts';
import { solvingQuery, walkThrough } from './api.ts';

const texts = papersTexts.solving;
const parts = ['hint', 'step', 'solution'] as const;

/** A hint, then a step, then the solution, each when it is asked for. Only where there is a model, and a network to it. */
export function SolveWithMe({ asked: { paper, question } }: { asked: PlacedQuestion }) {
  const isOnline = useOnline();
  const { data } = useQuery({ ...solvingQuery(paper.id), enabled: isOnline, staleTime: Number.POSITIVE_INFINITY });
  const [shown, setShown] = useState(1);
  const {
    data: walk,
    mutate,
    isPending,
  } = useMutation({
    mutationFn: () => walkThrough(paper.id, question.id),
    onError: (error) => toast.error(wordsOf(error, texts.failed), { id: 'walk' }),
  });
  if (walk) {
    return (
      <Card as="section" aria-label={texts.withMe} className="flex flex-col items-start gap-3 p-4 md:p-4">
        <div aria-live="polite" className="flex flex-col gap-3">
          {parts.slice(0, shown).map((part) => (
            <div key={part}>
              <b className="block text-sm">{texts.parts[part]}</b>
              <p className="wrap-anywhere whitespace-pre-wrap">{walk[part]}</p>
            </div>
          ))}
          {shown === parts.length ? <p>{comesTo(walk, question)}</p> : null}
        </div>
        {shown < parts.length ? (
          <Button variant="secondary" onClick={() => setShown(shown + 1)}>
            {shown === 1 ? texts.nextStep : texts.showSolution}
          </Button>
        ) : null}
        <p className="text-ink-soft text-sm">{texts.byModel}</p>
      </Card>
    );
  }
  if (!isOnline || !data?.is_offered) return null;
  return (
    <Button variant="ghost" className="-ml-4 self-start" busy={isPending} onClick={() => mutate()}>
      <Sparkles aria-hidden />
      {texts.withMe}
    </Button>
  );
}

/** Said where it comes to something else than the key. */
function comesTo({ option_id }: PaperWalk, { key, options }: PlacedQuestion['question']): string {
  const labelOf = (id: string | null) => options.find((option) => option.id === id)?.label;
  const [label, keyLabel] = [labelOf(option_id), labelOf(key)];
  return label && keyLabel && label !== keyLabel ? texts.otherThanKey(label, keyLabel) : '';
}
