import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { quizDraftsTexts } from './texts.ts';

const texts = quizDraftsTexts.finishing;

interface FinishDialogProps {
  isOpen: boolean;
  kept: number;
  /** Those that stand in the quiz. */
  drafts: number;
  onClose: () => void;
  onLeaveOut: () => void;
  onFinish: () => void;
}

/** Who finishes early says what becomes of the drafts in the quiz. */
export function FinishDialog({ isOpen, kept, drafts, onClose, onLeaveOut, onFinish }: FinishDialogProps) {
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={texts.title(kept)}
      description={texts.text(drafts)}
      cancelLabel={texts.goOn}
      confirmLabel={texts.leaveOut}
      tone="primary"
      onConfirm={onLeaveOut}
    >
      <Button variant="ghost" className="-ml-4" onClick={onFinish}>
        {texts.withDrafts}
      </Button>
    </AlertDialog>
  );
}
