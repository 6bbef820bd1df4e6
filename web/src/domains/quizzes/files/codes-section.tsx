import { ApiError, type BroughtCode } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ClipboardPaste } from 'lucide-react';
import { useId, useState } from 'react';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { bringCodes } from './api.ts';
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

function CodesDialog({ quizId, onClose }: { quizId: string; onClose: () => void }) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const bring = useMutation({
    mutationFn: () => bringCodes(quizId, text),
    onSuccess: () => {
      setText('');
      void queries.invalidateQueries({ queryKey: ['quizzes'] });
    },
  });
  const submit = () => {
    setMissing(!text.trim());
    if (text.trim()) bring.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.open}
      description={texts.unproven}
      closeLabel={texts.close}
      size="lg"
      footer={
        <Button variant="accent" busy={bring.isPending} busyLabel={texts.busy} onClick={submit}>
          {texts.read}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <TextArea
          label={texts.label}
          rows={6}
          value={text}
          error={isMissing ? texts.empty : undefined}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
          className="[&_textarea]:max-h-60 [&_textarea]:font-mono"
        />
        {bring.isError ? (
          <Banner tone="error">
            {bring.error instanceof ApiError && bring.error.status < 500 ? bring.error.message : texts.failed}
          </Banner>
        ) : null}
        {bring.data ? <Outcomes codes={bring.data.codes} /> : null}
      </div>
    </Dialog>
  );
}

function outcomeOf({ is, correct, total }: BroughtCode): string {
  if (is === 'counted' || is === 'older') return texts.is[is](correct ?? 0, total ?? 0);
  return texts.is[is];
}

function Outcomes({ codes }: { codes: BroughtCode[] }) {
  const added = codes.filter(({ is }) => is === 'counted' || is === 'older').length;
  const { code, name, outcome } = texts.heads;
  return (
    <>
      <Banner tone={added > 0 ? 'success' : 'warning'}>{added > 0 ? texts.counted(added) : texts.nothing}</Banner>
      <Table caption={texts.results} headings={[name, outcome, code]}>
        {codes.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a code may stand in it twice
          <tr key={index}>
            <td>{one.name}</td>
            <td>{outcomeOf(one)}</td>
            <td className="font-mono">{one.code}…</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
