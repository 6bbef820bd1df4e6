import { Skeleton } from '../../ui/skeleton.tsx';
import { chipText, shownPrompts, waitingPrompts } from './suggestions.ts';
import { assistantTexts } from './texts.ts';

interface SuggestionListProps {
  prompts: readonly string[];
  isPending: boolean;
  topic: string;
  /** Something was said: fewer, and as chips. */
  hasMessages: boolean;
  isBusy: boolean;
  onAsk: (prompt: string) => void;
}

/** Questions to begin or to go on with. */
export function SuggestionList({ prompts, isPending, topic, hasMessages, isBusy, onAsk }: SuggestionListProps) {
  const look = hasMessages ? 'flex flex-wrap gap-2' : 'grid gap-2';
  if (isPending) {
    // Of the same size, so that nothing moves when they come.
    return (
      <div aria-hidden className={look}>
        {waitingPrompts(hasMessages).map((key) => (
          <Skeleton key={key} className={hasMessages ? 'h-11 w-48 rounded-control' : 'h-11 rounded-control'} />
        ))}
      </div>
    );
  }
  return (
    <ul aria-label={assistantTexts.suggestions} className={look}>
      {shownPrompts(prompts, topic, hasMessages).map((prompt) => (
        <li key={prompt}>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => onAsk(prompt)}
            title={prompt}
            className="min-h-11 rounded-control border border-line bg-surface px-3 py-2 text-left text-sm transition-colors hover:bg-sunken disabled:text-ink-faint"
          >
            {hasMessages ? chipText(prompt) : prompt}
          </button>
        </li>
      ))}
    </ul>
  );
}
