import { useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import { documentsQuery } from '../../lib/documents/documents-list.ts';
import { DESKTOP_SCREEN, useMedia } from '../../lib/media.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { ConversationView } from './chat/conversation-view.tsx';
import { HistoryPanel } from './chat/history-panel.tsx';
import type { Mode } from './modes.ts';
import { DocumentPlace } from './shelf/document-place.tsx';
import { documentsTexts } from './texts.ts';
import { findUnsent, forgetUnsent } from './work/unsent-file.ts';
import { type AssistantEvents, useAssistant } from './work/use-assistant.ts';

interface DocumentPageProps extends AssistantEvents {
  /** The page's heading, which stands beside the history's button. */
  heading: ReactNode;
  /** What the page has to say first: about tokens. */
  notice: ReactNode;
  /** Whether the conversation is open; else one sees one's documents. */
  isAsking: boolean;
  /** The document and the tool that one came for; else those that were used last. */
  wanted: { documentId: string | null; mode: Mode | null };
  priceOf: (locked: number) => string | null;
  isTeaching: boolean;
  onSprint: (document: { id: string; title: string }) => void;
}

/** One's documents, and beside them the assistant: summaries, answers, quizzes and study materials. */
export function DocumentPage(props: DocumentPageProps) {
  const { heading, notice, isAsking, wanted, priceOf, isTeaching, onSprint, ...events } = props;
  const assistant = useAssistant(events);
  useWanted(assistant, wanted);
  const unsent = useUnsent();
  const [showsHistory, setShowsHistory] = useState(false);
  const historyId = useId();
  const isWide = useMedia(DESKTOP_SCREEN);

  const history = showsHistory ? (
    <Card
      as="section"
      id={historyId}
      aria-label={documentsTexts.history.heading}
      className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <HistoryPanel onStudyPageRemoved={assistant.dropStudyPage} />
    </Card>
  ) : null;

  return (
    <div className={cx('lg:grid lg:items-start lg:gap-8', showsHistory && 'lg:grid-cols-[minmax(0,1fr)_22rem]')}>
      <div className="flex min-h-[calc(100dvh-9rem-var(--foot,0px))] min-w-0 flex-col gap-4">
        {isAsking ? <BackLink to="/studentassessments" text={documentsTexts.place.all} /> : null}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {heading}
          <Button
            variant="secondary"
            aria-expanded={showsHistory}
            aria-controls={showsHistory ? historyId : undefined}
            onClick={() => setShowsHistory((now) => !now)}
          >
            <History aria-hidden />
            {showsHistory ? documentsTexts.hideHistory : documentsTexts.showHistory}
          </Button>
        </div>
        {isWide ? null : history}
        {notice}
        {isAsking ? (
          <ConversationView assistant={assistant} priceOf={priceOf} isTeaching={isTeaching} {...unsent} />
        ) : (
          <DocumentPlace assistant={assistant} onSprint={onSprint} {...unsent} />
        )}
      </div>
      {isWide ? history : null}
    </div>
  );
}

/** Opens what the address names, once. */
function useWanted(
  assistant: ReturnType<typeof useAssistant>,
  { documentId, mode }: DocumentPageProps['wanted'],
): void {
  const queries = useQueryClient();
  const open = useEffectEvent(async () => {
    if (!documentId) {
      if (mode) assistant.setMode(mode);
      return;
    }
    const { data } = await queries.fetchQuery(documentsQuery).catch(() => ({ data: [] }));
    const found = data.find(({ document_id }) => document_id === documentId);
    if (found) {
      const { document_id: id, metadata, tools } = found;
      assistant.openDocument({ id, name: metadata.filename, tools }, mode ?? 'analysis');
    } else if (mode) assistant.setMode(mode);
  });
  useEffect(() => {
    if (documentId ?? mode) void open();
  }, [documentId, mode]);
}

/** The file that did not reach the server the last time, whichever part of the page sent it. */
function useUnsent() {
  const [unsent, setUnsent] = useState<File | null>(null);
  const onUnsentChanged = useCallback(async () => setUnsent(await findUnsent()), []);
  useEffect(() => {
    void onUnsentChanged();
  }, [onUnsentChanged]);
  const onDiscard = useCallback(() => {
    setUnsent(null);
    void forgetUnsent();
  }, []);
  return { unsent, onUnsentChanged, onDiscard };
}
