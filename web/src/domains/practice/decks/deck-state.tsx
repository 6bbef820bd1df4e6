import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { OpenDeck } from './api.ts';
import { cardsTexts as texts } from './texts.ts';

interface DeckStateProps {
  deck: OpenDeck;
  isMaking: boolean;
  failure: string | undefined;
  onRetry: () => void;
}

/** In place of the cards of a deck that is not made: how far it is, or why there is none. */
export function DeckState({ deck: { making, isKept }, isMaking, failure, onRetry }: DeckStateProps) {
  if (isKept)
    return <LoadFailure title={texts.offline} retryLabel={texts.retry} isRetrying={false} onRetry={onRetry} />;
  if (isMaking) {
    const percent = Math.round(making?.percent ?? 0);
    return (
      <div role="status">
        <Progress
          label={making?.doing || texts.making}
          {...(percent > 0 && { value: percent, valueText: `${percent}%` })}
        />
      </div>
    );
  }
  return (
    <LoadFailure title={failure || texts.makeFailed} retryLabel={texts.retry} isRetrying={false} onRetry={onRetry} />
  );
}
