import type { Paper, PaperChange, PaperChanged, PaperItem } from '@akada/contract/client';
import { ApiError } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { changePaper, checkedPaperQuery, undoChange } from '../api.ts';
import { papersTexts } from '../texts.ts';
import { inOrderOfDoubt, isDoubtful } from './propose.ts';

const texts = papersTexts.check;

export interface Checking {
  /** The gravest first. */
  doubtful: PaperItem[];
  fine: PaperItem[];
  current: PaperItem | undefined;
  choose: (id: string) => void;
  goOn: () => void;
  change: (change: PaperChange) => void;
  undo: () => void;
  /** Shows what a file of answers changed. */
  take: (answer: PaperChanged) => void;
  /** What was done last and can be undone. */
  last: Paper['undo'];
  isBusy: boolean;
}

const changed = (paper: Paper, { version, at, removed, items, undo }: PaperChanged): Paper => ({
  ...paper,
  version,
  items: paper.items.toSpliced(at, removed, ...items),
  undo,
});

/** After a change the same item stays in sight while it is there; a fixed one makes way for the next doubtful one. */
function nextOf(items: readonly PaperItem[], { at, items: put }: PaperChanged, wanted: PaperChange['do'] | 'undo') {
  const [first] = put;
  const hasSettled = wanted === 'fine' || wanted === 'delete' || wanted === 'join';
  if (first && !hasSettled) return first.id;
  return (inOrderOfDoubt(items)[0] ?? first ?? items[at] ?? items.at(-1))?.id;
}

/** What is being checked, and everything that can be done to it. */
export function useCheck(paper: Paper, wanted: string | null): Checking {
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(wanted);
  const { queryKey } = checkedPaperQuery(paper.id);
  const doubtful = inOrderOfDoubt(paper.items);
  const fine = paper.items.filter((item) => !isDoubtful(item));
  const current = paper.items.find(({ id }) => id === chosen) ?? doubtful[0] ?? fine[0];

  const take = (answer: PaperChanged) => {
    const before = cache.getQueryData<Paper>(queryKey) ?? paper;
    // Another tab or device was faster: then what is true now is read anew.
    if (answer.version > before.version + 1) return cache.invalidateQueries({ queryKey });
    const after = changed(before, answer);
    cache.setQueryData(queryKey, after);
    return after;
  };

  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: PaperChange | 'undo') =>
      wanted === 'undo' ? undoChange(paper.id) : changePaper(paper.id, wanted),
    onSuccess: (answer, wanted) => {
      const after = take(answer);
      if (after instanceof Promise) return after;
      setChosen(nextOf(after.items, answer, wanted === 'undo' ? 'undo' : wanted.do) ?? null);
      return undefined;
    },
    onError: (error) => {
      toast.error(error instanceof ApiError ? error.message : texts.changeFailed, { id: 'paper' });
      if (error instanceof ApiError && error.status === 404) void cache.invalidateQueries({ queryKey });
    },
  });

  const inOrder = [...doubtful, ...fine];
  const goOn = () => {
    const at = inOrder.findIndex(({ id }) => id === current?.id);
    setChosen(inOrder[(at + 1) % Math.max(1, inOrder.length)]?.id ?? null);
  };
  return {
    doubtful,
    fine,
    current,
    choose: setChosen,
    goOn,
    change: (change) => !isPending && mutate(change),
    undo: () => !isPending && paper.undo && mutate('undo'),
    take: (answer) => void take(answer),
    last: paper.undo,
    isBusy: isPending,
  };
}
