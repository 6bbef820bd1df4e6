import { ApiError } from '@akada/contract/client';
import { Download, Send } from 'lucide-react';
import { useState } from 'react';
import { formatNaira, formatSize } from '../../../lib/format.ts';
import { openCall } from '../../../lib/open-call.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { saveBlob } from '../download.ts';
import { oneFileTexts } from './texts.ts';

const texts = oneFileTexts;
const MEGABYTE = 1_000_000;

/** `212 kB, about ₦1 of data`: what it costs is said where the server knows the price of a megabyte. */
export function sizeAndCost(bytes: number): string {
  const price = Number(document.documentElement.dataset.megabyte);
  if (!(price > 0)) return texts.size(formatSize(bytes));
  const naira = (bytes / MEGABYTE) * price;
  return naira < 1 ? texts.costLess(formatSize(bytes)) : texts.cost(formatSize(bytes), formatNaira(naira));
}

/** Whether the phone's own share menu takes such a file. */
function canSend(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** What the server says about why there is no file, where it is about the file. */
export const whyNot = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.status < 500 ? error.message : otherwise;

interface SendFileProps {
  name: string;
  call: Parameters<typeof openCall>[0];
}

/** Gets a file, then hands it on. Two taps: the share menu opens only right after one, and the file takes longer. */
export function SendFile({ name, call }: SendFileProps) {
  const [isLoading, setLoading] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const save = (loaded: File) => {
    saveBlob(loaded, loaded.name);
    setSaved(true);
  };
  // By itself: visitors' pages, which have no cache of queries, show it too.
  const load = async () => {
    setFailure(null);
    setLoading(true);
    try {
      const loaded = new File([await (await openCall(call)).blob()], name, { type: 'text/html' });
      setFile(loaded);
      if (!canSend(loaded)) save(loaded);
    } catch (error) {
      setFailure(whyNot(error, texts.failed));
    }
    setLoading(false);
  };
  return (
    <div className="flex flex-col gap-3">
      {failure ? <Banner tone="error">{failure}</Banner> : null}
      {isSaved ? <Banner tone="success">{texts.saved}</Banner> : null}
      <div className="flex flex-wrap gap-2.5">
        {file ? (
          <>
            {canSend(file) ? (
              <Button
                variant="accent"
                // Whoever closes the menu has sent nothing, and that is no fault.
                onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}
              >
                <Send aria-hidden />
                {texts.send}
              </Button>
            ) : null}
            <Button variant="secondary" onClick={() => save(file)}>
              <Download aria-hidden />
              {texts.save}
            </Button>
          </>
        ) : (
          <Button variant="accent" busy={isLoading} busyLabel={texts.loadingFile} onClick={() => void load()}>
            <Download aria-hidden />
            {texts.load}
          </Button>
        )}
      </div>
    </div>
  );
}
