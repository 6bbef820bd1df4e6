import type { RecallCard } from '@akada/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeckPlace } from '../../../lib/deck-place.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { addCard, type CardTexts, editCard } from './api.ts';
import { cardsTexts } from './texts.ts';

const texts = cardsTexts.form;
const [LONGEST_FRONT, LONGEST_BACK] = [500, 2000];

interface CardFormProps {
  place: DeckPlace;
  /** The card that is changed; null for a new one. */
  card: RecallCard | null;
  /** What a new one is begun with. */
  draft?: CardTexts;
  /** `isKept`: on this device, until there is a connection. */
  onSaved: (isKept: boolean) => void;
  onClose: () => void;
}

/** A card to write or to change. */
export function CardForm({ place, card, draft, onSaved, onClose }: CardFormProps) {
  const [front, setFront] = useState(card?.front ?? draft?.front ?? '');
  const [back, setBack] = useState(card?.back ?? draft?.back ?? '');
  const [isChecked, setChecked] = useState(false);
  const save = useMutation({
    mutationFn: () => (card ? editCard(card.id, { front, back }) : addCard(place, { front, back })),
    onSuccess: (saved) => onSaved(saved === null),
  });
  const submit = () => {
    setChecked(true);
    if (front.trim() && back.trim()) save.mutate();
  };
  return (
    <FormDialog
      title={card ? texts.editTitle : texts.addTitle}
      closeLabel={texts.close}
      saveLabel={texts.save}
      busyLabel={texts.saving}
      isBusy={save.isPending}
      failure={save.isError ? texts.failed : null}
      onSave={submit}
      onClose={onClose}
    >
      <TextArea
        label={texts.front}
        rows={2}
        maxLength={LONGEST_FRONT}
        value={front}
        error={isChecked && !front.trim() ? texts.frontMissing : undefined}
        onChange={(event) => setFront(event.target.value)}
      />
      <TextArea
        label={texts.back}
        rows={3}
        maxLength={LONGEST_BACK}
        value={back}
        error={isChecked && !back.trim() ? texts.backMissing : undefined}
        onChange={(event) => setBack(event.target.value)}
      />
    </FormDialog>
  );
}
