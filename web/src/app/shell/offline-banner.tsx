import { useOnline } from '../../lib/online.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { OfflineNotice } from '../../ui/offline-notice.tsx';

/** Follows the browser's connectivity. */
export function OfflineBanner() {
  return <OfflineNotice isOnline={useOnline()}>{commonTexts.offline}</OfflineNotice>;
}
