import type { DocumentCitation } from '@akada/contract/client';
import { FileText, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { faultOf } from '../document-fault.ts';
import { DropOverlay } from '../drop-overlay.tsx';
import { ModeSwitch } from '../mode-switch.tsx';
import { CountSelect } from '../quiz/count-select.tsx';
import { QuizOptions } from '../quiz/quiz-options.tsx';
import { documentsTexts } from '../texts.ts';
import type { Assistant } from '../work/use-assistant.ts';
import { WorkView } from '../work-view.tsx';
import { Composer } from './composer.tsx';
import { EntryView } from './entry-view.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { useLockedDocuments } from './use-locked-documents.ts';
import { Welcome } from './welcome.tsx';

interface ConversationViewProps {
  assistant: Assistant;
  /** A file that was to be sent and has not reached the server: it is chosen again by itself. */
  unsent: File | null;
  onUnsentChanged: () => Promise<void>;
  onDiscard: () => void;
  /** What unlocking so many documents costs, in words; null where that is not known or nothing is sold. */
  priceOf: (locked: number) => string | null;
  /** Whether one makes quizzes for others rather than for oneself. */
  isTeaching: boolean;
}

/** Ask, and the other tools: what was said so far, and the composer. */
export function ConversationView({
  assistant,
  unsent,
  onUnsentChanged,
  onDiscard,
  priceOf,
  isTeaching,
}: ConversationViewProps) {
  const { conversation, work } = assistant;
  const { mode, count, wishes, document, text, entries } = conversation;
  const [chosen, setChosen] = useState<File | null>(null);
  const [cited, setCited] = useState<{ documentId: string; citation: DocumentCitation } | null>(null);
  const place = useHistoryDialog('place');
  const fileInput = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isBusy = work !== null;
  const file = chosen ?? (isBusy ? null : unsent);

  const locked = useLockedDocuments(conversation, file !== null);
  const price = locked === null ? null : priceOf(locked);

  const takeFiles = (files: FileList) => {
    const first = files[0];
    if (!first) return;
    if (files.length > 1) toast.info(documentsTexts.onlyFirst(first.name));
    const fault = faultOf(first);
    if (fault) {
      setChosen(null);
      assistant.add({ kind: 'failure', text: fault, hint: null });
    } else setChosen(first);
  };
  const putAway = () => {
    setChosen(null);
    onDiscard();
  };
  const send = () => {
    // Input and file are cleared at once; what was sent stands in the conversation.
    setChosen(null);
    void assistant.send(file).then(onUnsentChanged);
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
    isTeaching,
    onMakeNow: assistant.makeNow,
    onUploadNew: choose,
    onAsk: assistant.ask,
    onOpenPlace: (documentId: string, citation: DocumentCitation) => {
      setCited({ documentId, citation });
      place.open();
    },
  };

  return (
    <>
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
      {entries.every(({ kind }) => kind === 'mode') && !work && !document ? <Welcome onChoose={choose} /> : null}
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
            // Its own line on a phone: beside the badge and the price there is no room for a name.
            <span className="flex min-w-0 flex-1 basis-48 items-center gap-1 text-ink-soft">
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
          onRemoveFile={putAway}
          fileInput={fileInput}
          placeholder={documentsTexts.placeholders[file || document ? mode : 'start']}
          isBusy={isBusy}
          canSend={canSend}
          onSend={send}
        />
      </div>
      <DropOverlay disabled={isBusy} onDrop={takeFiles} />
      {place.isOpen && cited ? <PlaceDialog {...cited} onClose={place.close} /> : null}
    </>
  );
}
