import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useLate } from '../../../ui/use-late.ts';
import type { Said } from './scan-view.tsx';
import { scanTexts } from './texts.ts';

const texts = scanTexts;

/** Loaded when somebody scans: few codes are. */
export const useScanView = (isWanted: boolean) => useLate(isWanted, () => import('./scan-view.tsx'));

/** One code is scanned, then it closes. */
export function ScanDialog({ onCode, onClose }: { onCode: (text: string) => Said; onClose: () => void }) {
  const ScanView = useScanView(true);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.open}
      description={texts.lead}
      closeLabel={texts.close}
    >
      {ScanView ? <ScanView onCode={onCode} /> : <Spinner>{texts.loading}</Spinner>}
    </Dialog>
  );
}
