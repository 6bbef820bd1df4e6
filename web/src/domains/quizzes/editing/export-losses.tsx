import { Dialog } from '../../../ui/dialog.tsx';
import type { ExportLoss } from './api.ts';
import { quizEditorTexts } from './texts.ts';

const texts = quizEditorTexts.files.losses;

/** What another program will not know of the quiz, question by question. */
export function ExportLosses({ losses, onClose }: { losses: readonly ExportLoss[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.lead}
      closeLabel={texts.close}
    >
      <ul className="flex flex-col gap-2">
        {losses.map(({ number, message }) => (
          <li key={`${number} ${message}`}>
            <b>{texts.question(number)}</b> {message}.
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft text-sm">{texts.keep}</p>
    </Dialog>
  );
}
