import type { Quiz, ShareableQuiz } from '@akada/contract/client';
import { Share2 } from 'lucide-react';
import { useHistoryDialog } from '../../../../lib/history-dialog.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SharePanel } from './share-panel.tsx';
import { quizSharingTexts } from './texts.ts';

const texts = quizSharingTexts;

interface ShareQuizProps {
  quiz: ShareableQuiz;
  /** There are changes that students would not see yet. */
  isDirty?: boolean;
  /** The link was closed, opened or made anew, or the drafts may be shared: the quiz as it is now. */
  onChanged: (quiz: Quiz) => void;
  variant?: 'primary' | 'secondary';
  full?: boolean;
  /** Tells one of several on a page from the others. */
  label?: string;
}

/** The one way to hand a quiz on: a button that stands where the quiz does, and a panel with its link. */
export function ShareQuiz({ quiz, isDirty = false, onChanged, variant = 'secondary', full, label }: ShareQuizProps) {
  const dialog = useHistoryDialog(`share-${quiz.quiz_id}`);
  return (
    <>
      <Button variant={variant} full={full} aria-label={label} onClick={dialog.open}>
        <Share2 aria-hidden />
        {texts.heading}
      </Button>
      <Dialog
        open={dialog.isOpen}
        onOpenChange={(isOpen) => !isOpen && dialog.close()}
        title={texts.title(quiz.title)}
        closeLabel={texts.done}
      >
        <SharePanel quiz={quiz} isDirty={isDirty} onChanged={onChanged} />
      </Dialog>
    </>
  );
}
