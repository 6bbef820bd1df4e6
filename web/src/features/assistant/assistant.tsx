import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../../lib/online.ts';
import { assistantTexts } from '../../texts/en/assistant.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Replied } from '../../ui/chat.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { type CourseDay, clearHistory, promptsQuery } from './api.ts';
import { ChatInput } from './chat-input.tsx';
import type { Citation } from './message.ts';
import { MessageView } from './message-view.tsx';
import { chipText, shownPrompts, waitingPrompts } from './suggestions.ts';
import { useConversation } from './use-conversation.ts';

const texts = assistantTexts;

export interface AssistantProps {
  sprintId: string;
  week: number;
  dayRange: string;
  day: number;
  /** The other days of a course of the library: what this one does not say may stand there. */
  course: readonly CourseDay[];
  /** Whether there is a text that the tutor can answer from. */
  hasLesson: boolean;
  /** The title of the day. */
  topic: string;
  /** Shows the place that an answer rests on. */
  onOpenPlace: (citation: Citation) => void;
}

/** The tutor of the day that is open. */
export function Assistant({ topic, hasLesson, onOpenPlace, ...place }: AssistantProps) {
  const { messages, isLoading, pending, ask, forget } = useConversation(place, hasLesson);
  const { data: prompts = [], isPending } = useQuery({ ...promptsQuery(place), enabled: hasLesson });
  const [isClearing, setClearing] = useState(false);
  const isOnline = useOnline();
  const end = useRef<HTMLDivElement>(null);
  const isBusy = pending !== null;
  const last = messages.at(-1);

  useEffect(() => {
    if (messages.length === 0 && pending === null) return;
    // In braces: newer browsers answer with a promise, which React would take for the effect's end.
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length, pending]);

  const clear = async () => {
    await clearHistory(place.sprintId);
    forget();
    setClearing(false);
    toast.success(texts.cleared);
  };

  return (
    <section aria-label={texts.title} className="flex min-h-0 flex-1 flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <p className="text-ink-soft">{hasLesson ? texts.welcome(topic) : texts.noLesson}</p>
        {messages.length > 0 ? (
          <IconButton label={texts.clear} onClick={() => setClearing(true)} disabled={isBusy}>
            <Trash2 aria-hidden />
          </IconButton>
        ) : null}
      </div>
      {isOnline ? null : <Banner tone="warning">{texts.offline}</Banner>}
      {isLoading ? <Skeleton className="h-24 w-full rounded-card" /> : null}
      <ol aria-live="polite" className="flex flex-col gap-4">
        {messages.map((message) => (
          <MessageView key={message.id} message={message} onOpenPlace={onOpenPlace} />
        ))}
        {isBusy ? (
          <Replied speaker={texts.assistant}>
            <p className="max-w-(--measure) whitespace-pre-line" aria-busy>
              {pending || <span className="text-ink-soft">{texts.thinking}</span>}
            </p>
          </Replied>
        ) : null}
      </ol>
      {last && last.offers.length > 0 && hasLesson && !isBusy ? (
        <div className="flex flex-wrap gap-2">
          {last.offers.map((offer) => (
            <Button
              key={offer}
              variant={offer === 'tell' ? 'ghost' : 'secondary'}
              onClick={() => void ask(texts.offers[offer])}
            >
              {texts.offers[offer]}
            </Button>
          ))}
        </div>
      ) : null}
      <div ref={end} />
      {!hasLesson ? null : isPending ? (
        // Of the same size, so that the input stays where it is when they come.
        <div aria-hidden className={messages.length > 0 ? 'flex flex-wrap gap-2' : 'grid gap-2'}>
          {waitingPrompts(messages.length > 0).map((key) => (
            <Skeleton
              key={key}
              className={messages.length > 0 ? 'h-11 w-48 rounded-control' : 'h-11 rounded-control'}
            />
          ))}
        </div>
      ) : (
        <ul aria-label={texts.suggestions} className={messages.length > 0 ? 'flex flex-wrap gap-2' : 'grid gap-2'}>
          {shownPrompts(prompts, topic, messages.length > 0).map((prompt) => (
            <li key={prompt}>
              <button
                type="button"
                disabled={isBusy}
                onClick={() => void ask(prompt)}
                title={prompt}
                className="min-h-11 rounded-control border border-line bg-surface px-3 py-2 text-left text-sm transition-colors hover:bg-sunken disabled:text-ink-faint"
              >
                {messages.length > 0 ? chipText(prompt) : prompt}
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasLesson ? <ChatInput isBusy={isBusy} onSend={(text) => void ask(text)} /> : null}
      <AlertDialog
        open={isClearing}
        onOpenChange={setClearing}
        title={texts.clearQuestion}
        description={texts.clearText}
        cancelLabel={texts.cancel}
        confirmLabel={texts.clear}
        onConfirm={() => void clear()}
      />
    </section>
  );
}
