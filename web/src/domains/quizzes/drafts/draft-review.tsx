import type { DraftQuestion as SentQuestion } from '@akada/contract/client';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOnline } from '../../../lib/online.ts';
import { NoQuizzesArt } from '../../../ui/art/empty-art.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { DraftCard } from './draft-card.tsx';
import { type DraftActions, DraftFoot } from './draft-foot.tsx';
import { DraftHead } from './draft-head.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { FixForm } from './fix-form.tsx';
import { canDrop, draftsInQuiz, type LocalPile } from './pile.ts';
import { quizDraftsTexts } from './texts.ts';
import type { useDrafts } from './use-drafts.ts';

const texts = quizDraftsTexts;

interface DraftReviewProps {
  pile: LocalPile;
  decide: ReturnType<typeof useDrafts>['decide'];
}

/** One draft after the other, the surest first, until there are as many as were wanted. */
export function DraftReview({ pile, decide }: DraftReviewProps) {
  const navigate = useNavigate();
  const isOnline = useOnline();
  const [fixing, setFixing] = useState<string | null>(null);
  const [isFinishing, setFinishing] = useState(false);
  const [said, setSaid] = useState('');
  const { quiz_id, wanted, kept, drafts, last } = pile;
  const [draft, next] = drafts;
  const isFixing = draft !== undefined && fixing === draft.id;
  const isEnough = kept >= wanted;
  const inQuiz = draftsInQuiz(pile);
  const quizPage = `/quizzes/${quiz_id}/edit`;

  const act = (decision: 'keep' | 'drop' | 'another', question?: SentQuestion) => {
    if (!draft) return;
    void decide({ question_id: draft.id, decision, ...(question && { question }) });
    setFixing(null);
    setSaid(texts.said[question ? 'fix' : decision]);
  };
  const undo = () => {
    if (!last) return;
    void decide({ question_id: last.question.id, decision: 'undo' });
    setSaid('');
  };
  const actions: DraftActions = {
    keep: () => act('keep'),
    fix: () => draft && setFixing(draft.id),
    drop: canDrop(pile) ? () => act('drop') : null,
    another: next ? () => act('another') : null,
  };
  // What was fixed is undone in the editor: the words before it are gone.
  const canUndo = last !== null && said !== texts.said.fix;
  useKeys(
    isFixing || !draft
      ? { u: canUndo ? undo : null }
      : { k: actions.keep, f: actions.fix, d: actions.drop, l: actions.another, u: canUndo ? undo : null },
  );

  const finish = () => (inQuiz > 0 && kept > 0 ? setFinishing(true) : navigate(quizPage));
  const leaveOut = async () => {
    setFinishing(false);
    await decide(...drafts.map(({ id }) => ({ question_id: id, decision: 'drop' as const })));
    navigate(quizPage);
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-2.5">
        <DraftHead pile={pile} isEnough={isEnough} onFinish={finish} />
        {isOnline ? null : <Banner tone="warning">{texts.offline}</Banner>}
        {isEnough && draft ? <Banner tone="success">{texts.enough}</Banner> : null}
        {draft && isFixing ? (
          <FixForm
            key={draft.id}
            draft={draft}
            onSave={(fixed) => act('keep', fixed)}
            onCancel={() => setFixing(null)}
          />
        ) : null}
        {draft && !isFixing ? <DraftCard draft={draft} /> : null}
        {draft ? null : (
          <EmptyState
            art={<NoQuizzesArt />}
            title={kept === 0 ? texts.done.none : texts.done.title(kept, wanted)}
            action={
              <LinkButton to={quizPage} variant="accent">
                {texts.done.open}
              </LinkButton>
            }
          >
            {texts.done.text}
          </EmptyState>
        )}
        <div className="flex min-h-11 items-center justify-between gap-3 text-sm">
          <p role="status" className="text-ink-soft">
            {said}
            {said && draft ? <span className="sr-only"> {texts.next(draft.question)}</span> : null}
          </p>
          {canUndo ? (
            <Button variant="ghost" aria-keyshortcuts="U" onClick={undo}>
              <Undo2 aria-hidden />
              {texts.undo}
            </Button>
          ) : null}
        </div>
        {draft && !canDrop(pile) ? <p className="text-ink-soft text-sm">{texts.lastQuestion}</p> : null}
        {draft ? <p className="hidden text-ink-faint text-sm md:block">{texts.keys}</p> : null}
      </div>
      {draft && !isFixing ? <DraftFoot {...actions} isEnough={isEnough} /> : null}
      <FinishDialog
        isOpen={isFinishing}
        kept={kept}
        drafts={inQuiz}
        onClose={() => setFinishing(false)}
        onLeaveOut={() => void leaveOut()}
        onFinish={() => navigate(quizPage)}
      />
    </div>
  );
}
