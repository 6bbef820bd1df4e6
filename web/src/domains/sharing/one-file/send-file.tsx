import { ApiError } from '@akada/contract/client';
import { useMutation } from '@tanstack/react-query';
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

interface SendFileProps {
  name: string;
  call: Parameters<typeof openCall>[0];
}

/** Gets a file, then hands it on. Two taps: the share menu opens only right after one, and the file takes longer. */
export function SendFile({ name, call }: SendFileProps) {
  const [isSaved, setSaved] = useState(false);
  const save = (file: File) => {
    saveBlob(file, file.name);
    setSaved(true);
  };
  const load = useMutation({
    mutationFn: async () => new File([await (await openCall(call)).blob()], name, { type: 'text/html' }),
    onSuccess: (file) => {
      if (!canSend(file)) save(file);
    },
  });
  const file = load.data;
  return (
    <div className="flex flex-col gap-3">
      {load.isError ? (
        <Banner tone="error">
          {load.error instanceof ApiError && load.error.status < 500 ? load.error.message : texts.failed}
        </Banner>
      ) : null}
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
          <Button variant="accent" busy={load.isPending} busyLabel={texts.loadingFile} onClick={() => load.mutate()}>
            <Download aria-hidden />
            {texts.load}
          </Button>
        )}
      </div>
    </div>
  );
}
