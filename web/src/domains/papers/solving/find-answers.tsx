import type { Paper, PaperQuestion, SolvingOutcome } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { wordsOf } from '../../../lib/words-of.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { toast } from '../../../ui/toast.ts';
import { checkedPaperQuery } from '../api.ts';
import { questionsOf } from '../same.ts';
import { papersTexts } from '../texts.ts';
import { beginSolving, solvingQuery } from './api.ts';

const texts = papersTexts.solving;

const isOpen = ({ options, key, key_status }: PaperQuestion) =>
  options.length > 1 && (key_status === 'none' || (key_status === 'printed' && key !== null));

/** Where this installation has a model: keys that two solutions agree on, proposed to be kept or dropped. */
export function FindAnswers({ paper }: { paper: Paper }) {
  const cache = useQueryClient();
  const { data } = useQuery(solvingQuery(paper.id));
  const { mutate, isPending } = useMutation({
    mutationFn: () => beginSolving(paper.id),
    onSuccess: (begun) => cache.setQueryData(solvingQuery(paper.id).queryKey, begun),
    onError: (error) => toast.error(wordsOf(error, texts.failed), { id: 'solving' }),
  });
  const isUnderWay = Boolean(data?.making);
  const wasUnderWay = useRef(false);
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) {
      void cache.invalidateQueries({ queryKey: checkedPaperQuery(paper.id).queryKey, exact: true });
    }
    wasUnderWay.current = isUnderWay;
  }, [isUnderWay, cache, paper.id]);
  if (!data?.is_offered) return null;
  if (data.making) {
    return (
      <Progress
        label={data.making.doing || texts.working}
        value={data.making.percent}
        valueText={`${data.making.percent}%`}
      />
    );
  }
  const open = questionsOf(paper).filter(isOpen);
  const withoutKey = open.filter(({ key }) => key === null).length;
  return (
    <div className="flex flex-col items-start gap-2">
      {data.failure ? (
        <Banner tone="warning" title={texts.nothing}>
          {data.failure}
        </Banner>
      ) : null}
      {data.outcome ? <p className="text-sm">{told(data.outcome)}</p> : null}
      {withoutKey > 0 || (open.length > 0 && !data.outcome) ? (
        <>
          <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
            <Sparkles aria-hidden />
            {withoutKey > 0 ? texts.find(withoutKey) : texts.compare(open.length)}
          </Button>
          {data.outcome ? null : <p className="text-ink-soft text-sm">{texts.how}</p>}
        </>
      ) : null}
    </div>
  );
}

function told({ proposed, split, doubted, left, note }: SolvingOutcome): string {
  const parts = [
    proposed > 0 ? texts.proposed(proposed) : '',
    split > 0 ? texts.split(split) : '',
    doubted > 0 ? texts.doubted(doubted) : '',
    left > 0 ? texts.left(left) : '',
    note ?? '',
  ];
  return parts.filter(Boolean).join(' ') || texts.allFine;
}
