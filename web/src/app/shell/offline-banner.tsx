import { WifiOff } from 'lucide-react';
import { useOnline } from '../../lib/online.ts';
import { commonTexts } from '../../texts/en/common.ts';

/** Follows the browser's connectivity. The live region is always there, so that the change is read out. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-center font-medium text-on-warning-soft text-sm">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {commonTexts.offline}
        </p>
      )}
    </div>
  );
}
