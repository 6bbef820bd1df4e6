import { useQueryClient } from '@tanstack/react-query';
import type { DeckPlace } from '../../../lib/deck-place.ts';
import { toast } from '../../../ui/toast.ts';
import type { CardTexts } from './api.ts';
import { CardForm } from './card-form.tsx';
import { cardsTexts } from './texts.ts';

/** A card written where one reads, begun with what was marked there. */
export function WriteCard({ place, draft, onClose }: { place: DeckPlace; draft: CardTexts; onClose: () => void }) {
  const queries = useQueryClient();
  const saved = (isKept: boolean) => {
    onClose();
    if (isKept) toast.info(cardsTexts.kept);
    else toast.success(cardsTexts.added);
    void queries.invalidateQueries({ queryKey: ['deck'] });
    void queries.invalidateQueries({ queryKey: ['decks'] });
  };
  return <CardForm place={place} card={null} draft={draft} onSaved={saved} onClose={onClose} />;
}
