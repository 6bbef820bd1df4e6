import { ClipboardPaste } from 'lucide-react';
import { useId } from 'react';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { quizFilesTexts } from './texts.ts';

const texts = quizFilesTexts.codes;

/** Where the codes of a quiz that left as a file come back. */
export function CodesSection({ quizId }: { quizId: string }) {
  const id = useId();
  const dialog = useHistoryDialog('result-codes');
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg">
        {texts.heading}
      </h2>
      <p>{texts.lead}</p>
      <p className="text-ink-soft text-sm">{texts.unproven}</p>
      <Button variant="secondary" className="self-start" onClick={dialog.open}>
        <ClipboardPaste aria-hidden />
        {texts.open}
      </Button>
      {dialog.isOpen ? <CodesDialog quizId={quizId} onClose={dialog.close} /> : null}
    </Card>
  );
}
