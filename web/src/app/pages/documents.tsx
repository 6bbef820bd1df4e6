import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DocumentAssistant } from '../../features/document-tools/document-assistant.tsx';
import { BalanceBadge } from '../../features/tokens/balance-badge.tsx';
import { TokenModal } from '../../features/tokens/token-modal.tsx';
import { TokenNotice } from '../../features/tokens/token-notice.tsx';
import { useTokens } from '../../features/tokens/use-tokens.ts';
import { documentsTexts } from '../../texts/en/documents.ts';
import { PageHeading } from '../page/page-heading.tsx';

export default function DocumentsPage() {
  const { balance, isBlocked, dialog, refresh, demand, priceOf } = useTokens();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const goToSignIn = useCallback(() => navigate('/signin'), [navigate]);
  return (
    <>
      <DocumentAssistant
        heading={
          <div className="min-w-0">
            <PageHeading title={documentsTexts.title} />
            <BalanceBadge balance={balance} onBuy={dialog.open} />
          </div>
        }
        notice={isBlocked ? <TokenNotice onOpen={dialog.open} /> : null}
        priceOf={priceOf}
        firstMode={search.get('tool') === 'quiz' ? 'quiz' : undefined}
        onPaymentRequired={demand}
        onSignInNeeded={goToSignIn}
        onMade={refresh}
      />
      <TokenModal open={dialog.isOpen} onClose={dialog.close} isBlocked={isBlocked} />
    </>
  );
}
