import type { DocumentCitation } from '@akada/contract/client';
import { FileText, History, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHistoryDialog } from '../../lib/history-dialog.ts';
import { DESKTOP_SCREEN, useMedia } from '../../lib/media.ts';
import { documentsTexts } from '../../texts/en/documents.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { Composer } from './composer.tsx';
import { CountSelect } from './count-select.tsx';
import { faultOf } from './document-fault.ts';
import { DropOverlay } from './drop-overlay.tsx';
import { EntryView } from './entry-view.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import type { Mode } from './modes.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { QuizOptions } from './quiz-options.tsx';
import { type AssistantEvents, useAssistant } from './use-assistant.ts';
import { useLockedDocuments } from './use-locked-documents.ts';
import { Welcome } from './welcome.tsx';
import { WorkView } from './work-view.tsx';

interface DocumentAssistantProps extends AssistantEvents {
  /** The page's heading, which stands beside the history's button. */
  heading: ReactNode;
  /** What the page has to say first: about tokens. */
  notice: ReactNode;
  /** What unlocking so many documents costs, in words; null where that is not known or nothing is sold. */
  priceOf: (locked: number) => string | null;
  /** The tool that one came for; else the last one that was used. */
  firstMode?: Mode;
}

/** Documents in, summaries, answers, quizzes and study materials out. */
export function DocumentAssistant({ heading, notice, priceOf, firstMode, ...events }: DocumentAssistantProps) {
  const assistant = useAssistant(events);
  const { conversation, work } = assistant;
  const { mode, count, wishes, document, text, entries } = conversation;
  const { setMode } = assistant;
  useEffect(() => {
    if (firstMode) setMode(firstMode);
  }, [firstMode, setMode]);
  const [file, setFile] = useState<File | null>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const [cited, setCited] = useState<{ documentId: string; citation: DocumentCitation } | null>(null);
  const place = useHistoryDialog('place');
  const fileInput = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const historyId = useId();
  const isWide = useMedia(DESKTOP_SCREEN);
  const isBusy = work !== null;

  const locked = useLockedDocuments(conversation, file !== null);
  const price = locked === null ? null : priceOf(locked);

  const takeFiles = (files: FileList) => {
    const first = files[0];
    if (!first) return;
    if (files.length > 1) toast.info(documentsTexts.onlyFirst(first.name));
    const fault = faultOf(first);
    if (fault) {
      setFile(null);
      assistant.add({ kind: 'failure', text: fault, hint: null });
    } else setFile(first);
  };
  const send = () => {
    // Input and file are cleared at once; what was sent stands in the conversation.
    setFile(null);
    void assistant.send(file);
  };
  const choose = () => fileInput.current?.click();
  const hasText = text.trim() !== '';
  const canSend = !isBusy && (hasText || file !== null || (document !== null && mode !== 'analysis'));

  // The newest is shown from its beginning; not on the first showing, which starts at the top.
  const shown = useRef(entries.length);
  useEffect(() => {
    if (entries.length > shown.current || isBusy)
      list.current?.lastElementChild?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    shown.current = entries.length;
  }, [entries.length, isBusy]);

  const actions = {
    document,
    isBusy,
    price: file ? null : price,
    onMakeNow: assistant.makeNow,
    onUploadNew: choose,
    onAsk: assistant.ask,
    onOpenPlace: (documentId: string, citation: DocumentCitation) => {
      setCited({ documentId, citation });
      place.open();
    },
  };

  const history = showsHistory ? (
    <Card
      as="section"
      id={historyId}
      aria-label={documentsTexts.history.heading}
      className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <HistoryPanel
        isBusy={isBusy}
        onUse={assistant.chooseDocument}
        onRemoved={assistant.dropDocument}
        onStudyPageRemoved={assistant.dropStudyPage}
      />
    </Card>
  ) : null;

  return (
    <div className={cx('lg:grid lg:items-start lg:gap-8', showsHistory && 'lg:grid-cols-[minmax(0,1fr)_22rem]')}>
      <div className="flex min-h-[calc(100dvh-9rem-var(--foot,0px))] min-w-0 flex-col gap-4">
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
        <ModeSwitch mode={mode} onChange={assistant.setMode} disabled={isBusy} />
        {mode === 'quiz' ? (
          <>
            <CountSelect count={count} onChange={assistant.setCount} disabled={isBusy} />
            <QuizOptions
              wishes={wishes}
              onChange={assistant.setWishes}
              documentId={document?.id ?? null}
              disabled={isBusy}
            />
          </>
        ) : null}
        {entries.every(({ kind }) => kind === 'mode') && !work ? <Welcome onChoose={choose} /> : null}
        <ul
          ref={list}
          aria-label={documentsTexts.conversation}
          aria-live="polite"
          className="flex flex-1 flex-col gap-4 [&>li]:scroll-mt-20"
        >
          {entries.map((entry, index) => (
            <EntryView key={entry.id} entry={entry} isLast={index === entries.length - 1} actions={actions} />
          ))}
          {work ? <WorkView work={work} onCancel={assistant.cancel} /> : null}
        </ul>
        <div
          data-foot-bar
          className="-mx-2 sticky bottom-[var(--foot,0px)] z-(--z-sticky) bg-linear-to-t from-90% from-paper to-transparent px-2 pt-3 pb-3"
        >
          <div className="mb-1.5 flex min-h-8 flex-wrap items-center gap-x-2 text-sm">
            <Badge tone="primary">{documentsTexts.modeBadge(documentsTexts.modes[mode])}</Badge>
            {document && !file ? (
              <span className="flex min-w-0 flex-1 items-center gap-1 text-ink-soft">
                <FileText aria-hidden className="size-4 shrink-0" />
                <span className="min-w-0 truncate" title={document.name}>
                  {documentsTexts.inUse(document.name)}
                </span>
                <IconButton
                  label={documentsTexts.forget}
                  disabled={isBusy}
                  onClick={assistant.forgetDocument}
                  className="-my-2"
                >
                  <X aria-hidden />
                </IconButton>
              </span>
            ) : null}
            {price ? <span className="ml-auto text-ink-soft">{price}</span> : null}
          </div>
          <Composer
            text={text}
            onText={assistant.setText}
            file={file}
            onFiles={takeFiles}
            onRemoveFile={() => setFile(null)}
            fileInput={fileInput}
            placeholder={documentsTexts.placeholders[file || document ? mode : 'start']}
            isBusy={isBusy}
            canSend={canSend}
            onSend={send}
          />
        </div>
      </div>
      {isWide ? history : null}
      <DropOverlay disabled={isBusy} onDrop={takeFiles} />
      {place.isOpen && cited ? <PlaceDialog {...cited} onClose={place.close} /> : null}
    </div>
  );
}
