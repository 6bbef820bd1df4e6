import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ProposedCard as Proposed } from './message.ts';
import { assistantTexts } from './texts.ts';

const texts = assistantTexts.card;

interface ProposedCardProps {
  card: Proposed;
  /** Whether it is among the learner's cards now. */
  onKeep: (card: Proposed) => Promise<boolean>;
}

/** Something worth remembering: it becomes a card only by the learner's tap. */
export function ProposedCard({ card, onKeep }: ProposedCardProps) {
  const [state, setState] = useState<'open' | 'busy' | 'kept'>('open');
  const keep = async () => {
    setState('busy');
    setState((await onKeep(card)) ? 'kept' : 'open');
  };
  return (
    <section aria-label={texts.title} className="mt-2 rounded-control border border-line bg-sunken px-3 py-2">
      <p className="font-semibold">{card.front}</p>
      <p className="text-ink-soft">{card.back}</p>
      {state === 'kept' ? (
        <p role="status" className="mt-1 flex min-h-11 items-center gap-2 text-sm">
          <Check aria-hidden className="size-5" />
          {texts.kept}
        </p>
      ) : (
        <Button
          variant="secondary"
          className="mt-2"
          busy={state === 'busy'}
          busyLabel={texts.keeping}
          onClick={() => void keep()}
        >
          <Plus aria-hidden />
          {texts.keep}
        </Button>
      )}
    </section>
  );
}
