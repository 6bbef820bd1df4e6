import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { DocumentPage } from '../../../domains/documents/document-page.tsx';
import { modes } from '../../../domains/documents/modes.ts';
import { scanLink } from '../../../domains/documents/scans/offer-photos.tsx';
import { documentsTexts } from '../../../domains/documents/texts.ts';
import { BalanceBadge } from '../../../domains/documents/tokens/balance-badge.tsx';
import { TokenModal } from '../../../domains/documents/tokens/token-modal.tsx';
import { TokenNotice } from '../../../domains/documents/tokens/token-notice.tsx';
import { useTokens } from '../../../domains/documents/tokens/use-tokens.ts';
import { useSprintOfDocument } from '../../../domains/sprints/create/sprint-of-document.tsx';
import { noticeLostTokens } from '../../../lib/refresh.ts';
import { toast } from '../../../ui/toast.ts';
import { useFocus } from '../../home/use-focus.ts';
import { PageHeading } from '../../page/page-heading.tsx';

/** `/studentassessments` shows one's documents; `/chat`, or a tool that was asked for, opens the assistant. */
export default function DocumentsPage() {
  const { balance, isBlocked, dialog, refresh, demand, priceOf } = useTokens();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const sprint = useSprintOfDocument();
  const mode = modes.find((one) => one === search.get('tool')) ?? null;
  const isAsking = pathname === '/chat' || mode !== null;
  const isTeaching = useFocus().focus === 'teach';
  const goToSignIn = useCallback(() => {
    toast.error(documentsTexts.errors.signIn, { id: 'sign-in' });
    noticeLostTokens();
  }, []);
  const navigate = useNavigate();
  const openScan = useCallback((scanId: string) => void navigate(scanLink(scanId)), [navigate]);
  return (
    <>
      <DocumentPage
        heading={
          <div className="min-w-0">
            <PageHeading title={isAsking ? documentsTexts.title : documentsTexts.place.title} />
            <BalanceBadge balance={balance} onBuy={dialog.open} />
          </div>
        }
        notice={isBlocked ? <TokenNotice onOpen={dialog.open} /> : null}
        isAsking={isAsking}
        wanted={{ documentId: search.get('document'), mode }}
        priceOf={priceOf}
        isTeaching={isTeaching}
        onSprint={sprint.ask}
        onPaymentRequired={demand}
        onSignInNeeded={goToSignIn}
        onMade={refresh}
        onPictures={openScan}
      />
      <TokenModal open={dialog.isOpen} onClose={dialog.close} isBlocked={isBlocked} />
      {sprint.dialogs}
    </>
  );
}
