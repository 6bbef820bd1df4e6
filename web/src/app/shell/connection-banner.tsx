import { useOnline } from '../../lib/online.ts';
import { useServiceAway } from '../../lib/service.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { ConnectionNotice } from '../../ui/connection-notice.tsx';

/** Follows the browser's connectivity, and whether the service is there. */
export function ConnectionBanner() {
  const isOnline = useOnline();
  const isAway = useServiceAway();
  if (!isOnline) return <ConnectionNotice>{commonTexts.offline}</ConnectionNotice>;
  return <ConnectionNotice>{isAway ? commonTexts.away : null}</ConnectionNotice>;
}
