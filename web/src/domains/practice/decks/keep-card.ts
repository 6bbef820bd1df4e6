import type { DeckPlace } from '../../../lib/deck-place.ts';
import { toast } from '../../../ui/toast.ts';
import { addCard, type CardTexts } from './api.ts';
import { cardsTexts } from './texts.ts';

/** Keeps a card as it was proposed, and says so; whether it worked. */
export async function keepCard(place: DeckPlace, texts: CardTexts): Promise<boolean> {
  try {
    const added = await addCard(place, texts);
    if (added) toast.success(cardsTexts.added);
    else toast.info(cardsTexts.kept);
    return true;
  } catch {
    toast.error(cardsTexts.keepFailed, { id: 'card' });
    return false;
  }
}
