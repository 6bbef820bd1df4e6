import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeckPlace, deckSearch } from '../../../lib/deck-place.ts';
import { wordsOf } from '../../../lib/words-of.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.ts';
import { forgetRefused, isPlaceGone, refusedQuery, retryRefused } from './refused.ts';
import type { RefusedCard } from './stored.ts';
import { cardsTexts } from './texts.ts';
import { useFocusAfterwards } from './use-focus-afterwards.ts';

const texts = cardsTexts;

/** What was written without a connection and could not be added later: of one deck, or all of it. */
export function RefusedCards({ place }: { place: DeckPlace | null }) {
  const { data = [] } = useQuery(refusedQuery);
  const shown = place ? data.filter((card) => deckSearch(card) === deckSearch(place)) : data;
  if (shown.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-lg">{texts.refused.title(shown.length)}</h2>
      <p className="mt-1 text-ink-soft text-sm">{texts.refused.lead}</p>
      <ul className="mt-3 -mb-3 flex flex-col divide-y divide-line">
        {shown.map((card) => (
          <RefusedRow key={card.id} card={card} />
        ))}
      </ul>
    </Card>
  );
}

function RefusedRow({ card }: { card: RefusedCard }) {
  const queries = useQueryClient();
  const [isDropping, setDropping] = useState(false);
  const reload = () => {
    for (const key of ['refused-cards', 'deck', 'decks']) void queries.invalidateQueries({ queryKey: [key] });
  };
  const retry = useMutation({
    mutationFn: () => retryRefused(card),
    onSuccess: (isKept) => (isKept ? toast.info(texts.kept) : toast.success(texts.refused.added)),
    onError: (error) => toast.error(wordsOf(error), { id: 'card' }),
    onSettled: reload,
  });
  useFocusAfterwards();
  return (
    <li className="py-3">
      <p className="break-words font-semibold">{card.front}</p>
      <div className="mt-1 whitespace-pre-line break-words">{card.back}</div>
      <p className="mt-1 text-ink-soft text-sm">{card.reason}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={retry.isPending}
          busyLabel={texts.refused.retrying}
          onClick={() => retry.mutate()}
        >
          {isPlaceGone(card) ? texts.refused.toOwn : texts.refused.retry}
        </Button>
        <Button variant="ghost" onClick={() => setDropping(true)}>
          {texts.drop}
        </Button>
      </div>
      <AlertDialog
        open={isDropping}
        onOpenChange={setDropping}
        title={texts.dropTitle}
        description={texts.refused.dropText}
        cancelLabel={texts.dropKeep}
        confirmLabel={texts.dropConfirm}
        onConfirm={() => {
          forgetRefused(card);
          reload();
          toast.success(texts.dropped);
        }}
      />
    </li>
  );
}
