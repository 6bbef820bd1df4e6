import type { DocumentCitation } from '@akada/contract/client';
import { FileText, FileUp, Info } from 'lucide-react';
import { Link } from 'react-router';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Replied, Said } from '../../../ui/chat.tsx';
import type { DocumentInUse, Entry } from '../conversation.ts';
import { LocalQuiz } from '../quiz/local-quiz.tsx';
import { QuizCard } from '../quiz/quiz-card.tsx';
import { documentsTexts } from '../texts.ts';
import { AnswerView } from './answer-view.tsx';
import { StudyPageCard } from './study-page-card.tsx';
import { SummaryView } from './summary-view.tsx';

export interface EntryActions {
  document: DocumentInUse | null;
  isBusy: boolean;
  /** What it costs to make something from the document in use. */
  price: string | null;
  isTeaching: boolean;
  onMakeNow: () => void;
  onUploadNew: () => void;
  onAsk: (question: string) => void;
  onOpenPlace: (documentId: string, citation: DocumentCitation) => void;
}

/** One entry of the conversation. */
export function EntryView({ entry, isLast, actions }: { entry: Entry; isLast: boolean; actions: EntryActions }) {
  if (entry.kind === 'said')
    return (
      <Said speaker={documentsTexts.you}>
        {entry.fileName ? (
          <span className="flex items-center gap-2 font-semibold">
            <FileText aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0">{entry.fileName}</span>
          </span>
        ) : null}
        {entry.text ? <span className="block whitespace-pre-line">{entry.text}</span> : null}
      </Said>
    );
  if (entry.kind === 'mode') return <ModeMessage entry={entry} actions={actions} />;
  return (
    <Replied speaker={documentsTexts.assistant}>
      <Reply entry={entry} isLast={isLast} actions={actions} />
    </Replied>
  );
}

type ReplyEntry = Exclude<Entry, { kind: 'said' | 'mode' }>;

function Reply({ entry, isLast, actions }: { entry: ReplyEntry; isLast: boolean; actions: EntryActions }) {
  switch (entry.kind) {
    case 'summary':
      return <SummaryView entry={entry} onAsk={isLast && !actions.isBusy ? actions.onAsk : null} />;
    case 'answer':
      return (
        <AnswerView
          entry={entry}
          onOpen={(citation) => actions.onOpenPlace(entry.documentId, citation)}
          onAsk={isLast && !actions.isBusy ? actions.onAsk : null}
        />
      );
    case 'quiz':
      return <QuizCard quizId={entry.quizId} asked={entry.asked} note={entry.note} isTeaching={actions.isTeaching} />;
    case 'local-quiz':
      return (
        <LocalQuiz
          documentId={entry.documentId}
          failure={entry.text}
          action={<UploadNew isBusy={actions.isBusy} onUpload={actions.onUploadNew} />}
        />
      );
    case 'study':
      return <StudyPageCard studyId={entry.studyId} />;
    case 'failure':
      return (
        <Banner
          tone={entry.isCalm ? 'info' : 'error'}
          action={<UploadNew isBusy={actions.isBusy} onUpload={actions.onUploadNew} />}
          title={entry.text}
        >
          {entry.hint}
          {entry.cardsOf ? (
            <p>
              <Link to={`/cards?document=${entry.cardsOf}`} className="link inline-flex min-h-11 items-center">
                {documentsTexts.errors.tryCards}
              </Link>
            </p>
          ) : null}
        </Banner>
      );
    default:
      return <p className="text-ink-soft">{entry.text}</p>;
  }
}

/** After every error there is the way to begin with another document. */
function UploadNew({ isBusy, onUpload }: { isBusy: boolean; onUpload: () => void }) {
  return (
    <Button variant="secondary" disabled={isBusy} onClick={onUpload}>
      <FileUp aria-hidden />
      {documentsTexts.errors.uploadNew}
    </Button>
  );
}

/** What the chosen mode does; with a document at hand, the button that does it. */
function ModeMessage({ entry, actions }: { entry: Entry & { kind: 'mode' }; actions: EntryActions }) {
  const { document, isBusy, price, onMakeNow } = actions;
  const { mode } = entry;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line border-dashed px-4 py-2.5 text-ink-soft text-sm">
      <Info aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 basis-60">
        {document ? documentsTexts.modeMessagesWith[mode](document.name) : documentsTexts.modeMessages[mode]}
      </span>
      {document ? (
        <Button variant="secondary" disabled={isBusy} onClick={onMakeNow}>
          {documentsTexts.makeNow[mode]}
        </Button>
      ) : null}
      {document && price ? <span>{price}</span> : null}
    </li>
  );
}
