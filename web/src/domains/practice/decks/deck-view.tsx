import type { Deck, RecallCard } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, EllipsisVertical, Eye, EyeOff, Plus, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type DeckPlace, deckSearch, isCardDue, MOST_NEW_CARDS } from '../../../lib/deck-place.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { NoCardsArt } from '../../../ui/art/quiet-art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toast.ts';
import { dropCard, exportDeck, waitingCards } from './api.ts';
import { BringDeck } from './bring-deck.tsx';
import { CardForm } from './card-form.tsx';
import { CardRow, WaitingCardRow } from './card-row.tsx';
import { DeckState } from './deck-state.tsx';
import { cardsTexts } from './texts.ts';
import { useDeck } from './use-deck.ts';

const texts = cardsTexts;

/** A deck: what can be studied of it now, and all of its cards. */
export function DeckView({ place }: { place: DeckPlace }) {
  const { data: deck, isPending, isFetching, error, refetch, isMissing, isMaking, failure, begin } = useDeck(place);
  if (isPending) return <Spinner>{texts.loading}</Spinner>;
  if (!deck) {
    const title = error instanceof Error && 'code' in error ? error.message : texts.failed;
    return (
      <LoadFailure title={title} retryLabel={texts.retry} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!isMissing && !isMaking) return <DeckCards deck={deck} place={place} onLookAgain={() => begin()} />;
  const hasCards = deck.cards.length + waitingCards(place).length > 0;
  const retry = () => (deck.isKept ? void refetch() : begin());
  return (
    <>
      <DeckState deck={deck} isMaking={isMaking} failure={failure} onRetry={retry} />
      {hasCards ? <DeckCards deck={deck} place={place} /> : null}
    </>
  );
}

/** What a dialog is open about; `new` for a card that is being written. */
type Open = { kind: 'new' } | { kind: 'edit' | 'drop'; card: RecallCard } | null;

interface DeckCardsProps {
  deck: Deck;
  place: DeckPlace;
  /** Has the teacher look for cards once more, where it found none. */
  onLookAgain?: () => void;
}

function DeckCards({ deck, place, onLookAgain }: DeckCardsProps) {
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open>(null);
  const [showsBacks, setShowsBacks] = useState(false);
  const close = () => setOpen(null);
  const reload = () => {
    close();
    void queries.invalidateQueries({ queryKey: ['deck'] });
    void queries.invalidateQueries({ queryKey: ['decks'] });
  };
  const drop = useMutation({
    mutationFn: dropCard,
    onSuccess: () => {
      reload();
      toast.success(texts.dropped);
    },
    onError: () => toast.error(texts.dropFailed, { id: 'card' }),
  });
  const saved = (isKept: boolean) => {
    reload();
    if (isKept) toast.info(texts.kept);
  };
  const waiting = waitingCards(place);
  const isPlaced = place.document_id !== undefined || place.sprint_id !== undefined;
  const write = (
    <Button variant="secondary" onClick={() => setOpen({ kind: 'new' })}>
      <Plus aria-hidden />
      {texts.add}
    </Button>
  );
  const isEmpty = deck.cards.length + waiting.length === 0;
  return (
    <>
      {isEmpty ? (
        <EmptyState
          isSection
          art={<NoCardsArt />}
          title={texts.noneTitle}
          action={
            <>
              {write}
              {isPlaced && onLookAgain ? (
                <Button variant="ghost" onClick={onLookAgain}>
                  <RefreshCw aria-hidden />
                  {texts.lookAgain}
                </Button>
              ) : null}
            </>
          }
        >
          {isPlaced ? texts.noneText : texts.noneAtAll}
        </EmptyState>
      ) : (
        <DeckHead deck={deck} place={place} write={write} />
      )}
      <BringDeck place={place} onBrought={reload} />
      {isEmpty ? null : (
        <Card as="section" aria-label={texts.list}>
          <Button variant="ghost" className="-mt-2 mb-3 -ml-4" onClick={() => setShowsBacks((now) => !now)}>
            {showsBacks ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            {showsBacks ? texts.hideBacks : texts.showBacks}
          </Button>
          <ul className="-my-3 flex flex-col divide-y divide-line">
            {deck.cards.map((card) => (
              <CardRow
                documentId={place.document_id}
                key={card.id}
                card={card}
                showsBack={showsBacks}
                onEdit={() => setOpen({ kind: 'edit', card })}
                onDrop={() => setOpen({ kind: 'drop', card })}
              />
            ))}
            {waiting.map(({ front, back }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no id before the server has them.
              <WaitingCardRow key={index} front={front} back={back} />
            ))}
          </ul>
        </Card>
      )}
      {open?.kind === 'new' || open?.kind === 'edit' ? (
        <CardForm place={place} card={open.kind === 'edit' ? open.card : null} onSaved={saved} onClose={close} />
      ) : null}
      <AlertDialog
        open={open?.kind === 'drop'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={texts.dropTitle}
        description={texts.dropText}
        cancelLabel={texts.dropKeep}
        confirmLabel={texts.dropConfirm}
        busy={drop.isPending}
        onConfirm={() => open?.kind === 'drop' && drop.mutate(open.card.id)}
      />
    </>
  );
}

/** Fewer than these, and the page says what cards are made from. */
const FEW = 5;

interface DeckHeadProps {
  deck: Deck;
  place: DeckPlace;
  /** The button that writes a card. */
  write: ReactNode;
}

function DeckHead({ deck: { cards }, place, write }: DeckHeadProps) {
  const now = new Date();
  const fresh = cards.filter(({ card }) => card === null).length;
  const due = cards.filter(({ card }) => isCardDue(card, now)).length;
  const made = cards.filter(({ own }) => !own).length;
  const save = (format: 'csv' | 'apkg') =>
    void exportDeck(place, format).catch(() => toast.error(texts.exportFailed, { id: 'export' }));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <p className="text-ink-soft">{texts.counts(cards.length, fresh, due)}</p>
        <Menu
          trigger={
            <IconButton label={texts.more} className="-mr-2">
              <EllipsisVertical aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={<Download aria-hidden />} onSelect={() => save('apkg')}>
            {texts.anki}
          </MenuItem>
          <MenuItem icon={<Download aria-hidden />} onSelect={() => save('csv')}>
            {texts.csv}
          </MenuItem>
        </Menu>
      </div>
      {fresh + due === 0 ? <p>{texts.allDone}</p> : null}
      {place.document_id && made < FEW ? <p className="text-ink-soft">{texts.fewText}</p> : null}
      <div className="flex flex-wrap items-center gap-3">
        {fresh + due > 0 ? (
          <LinkButton to={`/reviews${deckSearch(place)}`} variant="accent" size="lg">
            {texts.study(due + Math.min(fresh, MOST_NEW_CARDS))}
          </LinkButton>
        ) : null}
        {write}
      </div>
    </div>
  );
}
