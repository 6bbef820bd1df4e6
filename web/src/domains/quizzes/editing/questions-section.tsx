import { Dices, FileInput, Plus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { blankQuestion, type DraftQuestion, libraryQuestion, MAX_QUESTIONS, moveQuestion } from './draft.ts';
import { ImportDialog } from './import-dialog.tsx';
import { QuestionCard } from './question-card.tsx';
import { TemplateDialog } from './templates/template-dialog.tsx';
import { quizTemplatesTexts } from './templates/texts.ts';
import { quizEditorTexts } from './texts.ts';

const texts = quizEditorTexts.questions;

interface QuestionsSectionProps {
  questions: DraftQuestion[];
  change: (by: (questions: DraftQuestion[]) => DraftQuestion[]) => void;
  showsFaults: boolean;
  isLocked: boolean;
  /** The question in whose place another one is being made. */
  regenerating: string | null;
  onRegenerate: (question: DraftQuestion) => void;
}

/** React moves elements about when their order changes, and the focus may fall off the one that was moved. */
function focusMover(key: string, direction: 'up' | 'down'): void {
  requestAnimationFrame(() => {
    const find = (way: string) =>
      document.querySelector<HTMLButtonElement>(`[data-move="${CSS.escape(`${key}-${way}`)}"]:not(:disabled)`);
    (find(direction) ?? find(direction === 'up' ? 'down' : 'up'))?.focus();
  });
}

/** Who comes to import finds the dialog open; closed, the page stands as if it had been opened without. */
function useImportOnArrival(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = new URLSearchParams(search).get('from') === 'import';
  useEffect(() => {
    if (!isAsked) return;
    void navigate(pathname, { replace: true });
    void navigate(pathname, { state: { dialog: 'import' } });
  }, [isAsked, pathname, navigate]);
}

export function QuestionsSection(props: QuestionsSectionProps) {
  const { questions, change, showsFaults, isLocked, regenerating, onRegenerate } = props;
  const id = useId();
  const [editing, setEditing] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const importing = useHistoryDialog('import');
  const choosing = useHistoryDialog('templates');
  useImportOnArrival();

  const move = (from: number, to: number) => {
    const question = questions[from];
    if (!question || to < 0 || to >= questions.length || from === to) return;
    change((now) => moveQuestion(now, from, to));
    setAnnounced(texts.moved(from + 1, to + 1));
    focusMover(question.key, to < from ? 'up' : 'down');
  };
  const remove = (question: DraftQuestion, place: number) => {
    change((now) => now.filter(({ key }) => key !== question.key));
    toast.info(texts.removed(place + 1), {
      action: { label: texts.undo, onClick: () => change((now) => now.toSpliced(place, 0, question)) },
    });
  };
  const add = () => {
    const question = blankQuestion();
    change((now) => [...now, question]);
    setEditing(question.key);
  };
  const addAll = (imported: DraftQuestion[], close: () => void) => {
    const room = imported.slice(0, MAX_QUESTIONS - questions.length);
    change((now) => [...now, ...room]);
    close();
    toast.success(quizEditorTexts.import.added(room.length));
    if (room.length < imported.length) toast.info(texts.tooMany);
  };
  const isFull = questions.length >= MAX_QUESTIONS;

  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg">
          {texts.heading}
        </h2>
        <p className="text-ink-soft text-sm">{texts.count(questions.length)}</p>
      </div>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {questions.length === 0 ? (
        <p className="rounded-card border border-line-strong border-dashed p-5 text-center text-ink-soft">
          {texts.none}
        </p>
      ) : (
        <p className="hidden text-ink-faint text-sm md:block">{texts.keyboard}</p>
      )}
      <ol className="flex flex-col gap-3">
        {questions.map((question, place) => (
          <QuestionCard
            key={question.key}
            question={question}
            place={place}
            count={questions.length}
            isEditing={editing === question.key}
            showsFaults={showsFaults}
            isRegenerating={regenerating === question.key}
            isLocked={isLocked}
            onEdit={(isEditing) => setEditing(isEditing ? question.key : null)}
            onChange={(next) => change((now) => now.map((each) => (each.key === next.key ? next : each)))}
            onMove={move}
            onRemove={() => remove(question, place)}
            onRegenerate={() => onRegenerate(question)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" disabled={isLocked || isFull} onClick={add}>
          <Plus aria-hidden />
          {texts.add}
        </Button>
        <Button variant="secondary" disabled={isLocked || isFull} onClick={importing.open}>
          <FileInput aria-hidden />
          {quizEditorTexts.import.open}
        </Button>
        <Button variant="secondary" disabled={isLocked || isFull} onClick={choosing.open}>
          <Dices aria-hidden />
          {quizTemplatesTexts.open}
        </Button>
      </div>
      {isFull ? <p className="text-ink-soft text-sm">{texts.tooMany}</p> : null}
      {importing.isOpen ? (
        <ImportDialog onAdd={(imported) => addAll(imported, importing.close)} onClose={importing.close} />
      ) : null}
      {choosing.isOpen ? (
        <TemplateDialog
          onAdd={(chosen) => addAll(chosen.map(libraryQuestion), choosing.close)}
          onClose={choosing.close}
        />
      ) : null}
    </section>
  );
}
