import { ApiError, type BroughtCode } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useScanView } from '../../sharing/scan/scan-dialog.tsx';
import { bringCodes } from './api.ts';
import { type Scanned, useScannedCodes } from './scanned-codes.ts';
import { quizFilesTexts } from './texts.ts';

const texts = quizFilesTexts.codes;

/** Codes are pasted, or scanned one phone after another, and all are sent at once. */
export function CodesDialog({ quizId, onClose }: { quizId: string; onClose: () => void }) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const { scanned, take, clear } = useScannedCodes(text, setText);
  const bring = useMutation({
    mutationFn: () => bringCodes(quizId, text),
    onSuccess: () => {
      setText('');
      clear();
      void queries.invalidateQueries({ queryKey: ['quizzes'] });
    },
  });
  const submit = () => {
    setMissing(!text.trim());
    if (!text.trim()) return;
    setScanning(false);
    bring.mutate();
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
        <Scanning isOn={isScanning} scanned={scanned} onCode={take} onTurn={() => setScanning(!isScanning)} />
        <TextArea
          label={texts.label}
          rows={isScanning ? 3 : 6}
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

interface ScanningProps {
  isOn: boolean;
  scanned: readonly Scanned[];
  onCode: ReturnType<typeof useScannedCodes>['take'];
  onTurn: () => void;
}

/** The camera stays on from one phone to the next; who has been scanned stands below it. */
function Scanning({ isOn, scanned, onCode, onTurn }: ScanningProps) {
  const ScanView = useScanView(isOn);
  return (
    <>
      <Button variant="secondary" className="self-start" aria-expanded={isOn} onClick={onTurn}>
        <ScanLine aria-hidden />
        {isOn ? texts.scan.stop : texts.scan.start}
      </Button>
      {isOn ? (
        <section aria-label={texts.scan.start} className="flex flex-col gap-3">
          <p className="text-ink-soft text-sm">{texts.scan.lead}</p>
          {ScanView ? <ScanView onCode={onCode} /> : <Spinner>{texts.scan.loading}</Spinner>}
        </section>
      ) : null}
      {scanned.length > 0 ? (
        <ol
          aria-label={texts.scan.list}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard
          tabIndex={0}
          className="max-h-40 list-decimal overflow-y-auto pl-8 marker:text-ink-soft"
        >
          {scanned.map(({ code, name }) => (
            <li key={code} className="wrap-anywhere">
              {name || texts.scan.nameless}{' '}
              <span className="font-mono text-ink-soft text-sm">{code.slice(0, 10)}…</span>
            </li>
          ))}
        </ol>
      ) : null}
    </>
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
