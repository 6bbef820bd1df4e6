import { useQueryClient } from '@tanstack/react-query';
import { useOnline } from '../../lib/online.ts';
import { readAgain } from '../../lib/read-again.ts';
import { allowRefresh } from '../../lib/refresh.ts';
import { useRenewalFault } from '../../lib/renewal.ts';
import { useServiceAway } from '../../lib/service.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { ConnectionNotice } from '../../ui/connection-notice.tsx';

/** Follows the browser's connectivity, whether the service is there, and whether the session can be renewed. */
export function ConnectionBanner() {
  const isOnline = useOnline();
  const isAway = useServiceAway();
  const isUnrenewed = useRenewalFault();
  if (!isOnline) return <ConnectionNotice>{commonTexts.offline}</ConnectionNotice>;
  if (isAway) return <ConnectionNotice>{commonTexts.away}</ConnectionNotice>;
  return isUnrenewed ? <Unrenewed /> : <ConnectionNotice>{null}</ConnectionNotice>;
}

function Unrenewed() {
  const queries = useQueryClient();
  const retry = () => {
    allowRefresh();
    void readAgain(queries);
  };
  return (
    <ConnectionNotice action={{ label: commonTexts.retry, onClick: retry }}>{commonTexts.renewal}</ConnectionNotice>
  );
}
