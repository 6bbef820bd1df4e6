import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOnline } from '../../lib/online.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Replied } from '../../ui/chat.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { type CourseDay, clearHistory, promptsQuery } from './api.ts';
import { AskedPassage } from './asked-passage.tsx';
import { ChatInput } from './chat-input.tsx';
import { aboutPassage, type Citation, type ProposedCard } from './message.ts';
import { MessageView } from './message-view.tsx';
import { firstWords } from './short-reply.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { assistantTexts } from './texts.ts';
import { useConversation } from './use-conversation.ts';

const texts = assistantTexts;

export interface AssistantProps {
  sprintId: string;
  week: number;
  dayRange: string;
  day: number;
  /** The other days of a course of the library: what this one does not say may stand there. */
  course: readonly CourseDay[];
  /** The heading of the section that is in view. */
  sectionInView: () => string;
  /** Whether there is a text that the tutor can answer from. */
  hasLesson: boolean;
  /** The title of the day. */
  topic: string;
  /** At the right of the head. */
  controls: ReactNode;
  /** A passage of the lesson that the next question is about. */
  passage: string | null;
  /** The passage was asked about, or is not to be. */
  onPassageDone: () => void;
  /** Shows the place that an answer rests on. */
  onOpenPlace: (citation: Citation) => void;
  /** Puts a card that the tutor proposes among the learner's; whether it is there now. */
  onKeepCard: (card: ProposedCard) => Promise<boolean>;
}

/** The tutor of the day that is open, as high as the room that it is given. */
export function Assistant(props: AssistantProps) {
  const { topic, hasLesson, controls, passage, onPassageDone, onOpenPlace, onKeepCard, ...place } = props;
  const { messages, isLoading, pending, ask, forget } = useConversation(place, hasLesson);
  const { data: prompts = [], isPending } = useQuery({ ...promptsQuery(place), enabled: hasLesson });
  const [isClearing, setClearing] = useState(false);
  const isOnline = useOnline();
  const isBusy = pending !== null;
  const last = messages.at(-1);
  const log = useTurnInSight(messages.length, isBusy, passage);

  const send = (question: string) => {
    if (isBusy) return;
    void ask(passage === null ? question : aboutPassage(passage, question));
    onPassageDone();
  };
  const clear = async () => {
    await clearHistory(place.sprintId);
    forget();
    setClearing(false);
    toast.success(texts.cleared);
  };

  return (
    <section aria-label={texts.title} className="flex h-full min-h-0 flex-col">
      <div className="flex items-center pt-1 pr-1 pl-4">
        <h2 className="min-w-0 flex-1 text-lg">{texts.title}</h2>
        {messages.length > 0 ? (
          <IconButton label={texts.clear} className="size-[44px]!" onClick={() => setClearing(true)} disabled={isBusy}>
            <Trash2 aria-hidden />
          </IconButton>
        ) : null}
        {controls}
      </div>
      <section
        ref={log}
        aria-label={texts.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys, also without a button in it
        tabIndex={0}
        className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-4 pt-1 pb-3"
      >
        {hasLesson && (messages.length > 0 || passage !== null) ? null : (
          <p className="text-ink-soft">{hasLesson ? texts.welcome(topic) : texts.noLesson}</p>
        )}
        {isOnline ? null : <Banner tone="warning">{texts.offline}</Banner>}
        {isLoading ? <Skeleton className="h-24 w-full shrink-0 rounded-card" /> : null}
        <ol aria-live="polite" className="flex flex-col gap-4 empty:hidden">
          {messages.map((message) => (
            <MessageView
              key={message.id}
              message={message}
              onOpenPlace={onOpenPlace}
              onKeepCard={onKeepCard}
              onOffer={
                message === last && hasLesson && !isBusy ? (offer) => void ask(commonTexts.offers[offer]) : undefined
              }
              onAsk={message === last && hasLesson && !isBusy ? (question) => void ask(question) : undefined}
            />
          ))}
          {isBusy ? (
            <Replied speaker={texts.assistant}>
              <p className="max-w-(--measure) whitespace-pre-line" aria-busy>
                {pending ? firstWords(pending) : <span className="text-ink-soft">{texts.thinking}</span>}
              </p>
            </Replied>
          ) : null}
        </ol>
        {!hasLesson ? null : passage !== null ? (
          <AskedPassage
            passage={passage}
            isBusy={isBusy}
            onExplain={() => send(texts.passage.explain)}
            onDrop={onPassageDone}
          />
        ) : (
          <SuggestionList
            prompts={prompts}
            isPending={isPending}
            topic={topic}
            hasMessages={messages.length > 0}
            isBusy={isBusy}
            onAsk={(prompt) => void ask(prompt)}
          />
        )}
      </section>
      {hasLesson ? (
        <div className="border-line border-t px-3 pt-2 pb-3">
          <ChatInput
            isBusy={isBusy}
            placeholder={passage === null ? texts.placeholder : texts.passage.placeholder}
            onSend={send}
          />
        </div>
      ) : null}
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

/** What was last asked stands at the top, so that the answer is read from its beginning; or what is to be asked about. */
function useTurnInSight(count: number, isBusy: boolean, passage: string | null) {
  const log = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each turn
  useEffect(() => {
    if (!log.current) return;
    const asked = [...log.current.querySelectorAll<HTMLElement>('[data-said]')].at(-1);
    // By hand, since scrolling it into view would move the lesson too.
    if (passage !== null) log.current.scrollTop = log.current.scrollHeight;
    else if (asked) log.current.scrollTop = asked.offsetTop - 8;
  }, [count, isBusy, passage]);
  return log;
}
