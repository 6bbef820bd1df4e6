import type { Quiz } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { Eye, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/field.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { quizQuery } from './api.ts';
import { forgetDraft } from './draft.ts';
import { DrawnFormulas } from './drawn-formulas.tsx';
import { ExportMenu } from './export-menu.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { RemoveQuiz } from './remove-quiz.tsx';
import { SaveBar } from './save-bar.tsx';
import { SettingsForm } from './settings-form.tsx';
import { quizEditorTexts } from './texts.ts';
import { useQuizDraft } from './use-quiz-draft.ts';
import { useSaving } from './use-saving.ts';

const texts = quizEditorTexts;

/** Drawn by the page, which knows how a saved quiz is shared. */
export type RenderShare = (sharing: { quiz: Quiz; isDirty: boolean; onChanged: (quiz: Quiz) => void }) => ReactNode;

interface QuizEditorProps {
  /** Of the quiz, or a word of its own while it has none. */
  quizId: string;
  /** Null while a new quiz is written. */
  quiz: Quiz | null;
  /** Where to go when the quiz is removed. */
  home: string;
  share: RenderShare;
}

/** The lecturer's side of a quiz: its questions and settings are saved together, its link is handled at once. */
export function QuizEditor({ quizId, quiz, home, share }: QuizEditorProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const preview = useHistoryDialog('preview');
  const editing = useQuizDraft(quizId, quiz);
  const { draft, isDirty, change } = editing;

  const keep = (next: Quiz) => queryClient.setQueryData(quizQuery(next.quiz_id).queryKey, next);
  const saving = useSaving({
    quiz,
    draft,
    isDirty,
    onSaved: (next) => {
      keep(next);
      if (quiz) return editing.replaceBy(next);
      // Nothing is changed on this page any more: a change would be kept again, for the next new quiz.
      forgetDraft(quizId);
      navigate(`/quizzes/${next.quiz_id}/edit`, { replace: true });
    },
  });
  const isLocked = saving.isSaving || saving.replacing !== null;
  const hasConflict = saving.hasConflict || editing.isOutdated;

  const onChanged = (next: Quiz) => {
    keep(next);
    editing.goOnFrom(next);
  };
  return (
    <DrawnFormulas questions={draft.questions}>
      <div className="flex flex-col gap-5">
        {quiz ? share({ quiz, isDirty, onChanged }) : null}
        {hasConflict ? (
          <Banner
            tone="error"
            title={texts.conflict.title}
            action={
              <div className="flex flex-wrap gap-2">
                <Button variant="secondary" disabled={isLocked} onClick={saving.takeTheirs}>
                  {texts.conflict.theirs}
                </Button>
                <Button variant="secondary" disabled={isLocked} onClick={saving.saveMine}>
                  {texts.conflict.mine}
                </Button>
              </div>
            }
          >
            {texts.conflict.text}
          </Banner>
        ) : editing.wasRestored ? (
          <Banner tone="info">{texts.save.restored}</Banner>
        ) : null}
        {quiz && quiz.draft_count > 0 ? (
          <Banner
            tone="info"
            title={texts.drafts.title(quiz.draft_count)}
            action={
              <LinkButton to={`/quizzes/${quiz.quiz_id}/drafts`} variant="secondary">
                {texts.drafts.review}
              </LinkButton>
            }
          >
            {texts.drafts.text}
          </Banner>
        ) : null}
        {quiz && saving.regrade ? (
          <Banner
            tone="warning"
            title={texts.regrade.title}
            action={
              <LinkButton to={`/quizzes/${quiz.quiz_id}/stats`} variant="secondary">
                {texts.regrade.open}
              </LinkButton>
            }
          >
            {texts.regrade.text(saving.regrade.results)}
          </Banner>
        ) : null}
        {/* A new quiz has too few questions to stand beside its settings. */}
        <div
          className={cx(
            'flex flex-col gap-5',
            Boolean(quiz) &&
              'lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr] lg:items-start *:lg:col-start-1',
          )}
        >
          <div inert={isLocked} className="min-w-0">
            <Card>
              <Field
                label={texts.name}
                placeholder={texts.namePlaceholder}
                maxLength={200}
                value={draft.title}
                error={saving.showsFaults && !draft.title.trim() ? texts.faults.noTitle : undefined}
                onChange={(event) => change({ title: event.target.value })}
              />
              <div className="mt-4 flex flex-wrap gap-2.5">
                <Button variant="secondary" disabled={draft.questions.length === 0} onClick={preview.open}>
                  <Eye aria-hidden />
                  {texts.preview.open}
                </Button>
                {quiz && !isDirty ? (
                  <LinkButton to={`/examination?quiz=${quiz.quiz_id}`} variant="secondary">
                    <Timer aria-hidden />
                    {texts.sit}
                  </LinkButton>
                ) : null}
                {quiz ? <ExportMenu quizId={quiz.quiz_id} isDirty={isDirty} /> : null}
              </div>
              {quiz ? null : <p className="mt-4 text-ink-soft text-sm">{texts.afterSave}</p>}
            </Card>
          </div>
          {/* Before the questions also where they share one column: twenty of them would hide it. */}
          <div
            inert={isLocked}
            className={cx('min-w-0', Boolean(quiz) && 'lg:col-start-2! lg:row-span-3 lg:row-start-1')}
          >
            <SettingsForm settings={draft.settings} onChange={(settings) => change({ settings })} />
          </div>
          <div inert={isLocked} className="min-w-0">
            <QuestionsSection
              questions={draft.questions}
              change={editing.changeQuestions}
              showsFaults={saving.showsFaults}
              isLocked={isLocked}
              regenerating={saving.replacing}
              onRegenerate={saving.replace}
            />
          </div>
          {quiz ? <RemoveQuiz quiz={quiz} onRemoved={() => navigate(home, { replace: true })} /> : null}
        </div>
        <SaveBar
          isNew={!quiz}
          isDirty={isDirty}
          isSaving={saving.isSaving}
          fault={saving.showsFaults ? saving.fault : null}
          onSave={saving.save}
          onDiscard={() => {
            editing.discard();
            toast.info(texts.save.discarded);
          }}
        />
        {preview.isOpen ? <PreviewDialog draft={draft} onClose={preview.close} /> : null}
      </div>
    </DrawnFormulas>
  );
}
