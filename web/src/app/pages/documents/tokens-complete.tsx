import { useSearchParams } from 'react-router';
import { PurchaseResult } from '../../../domains/documents/tokens/purchase-result.tsx';
import { tokensTexts } from '../../../domains/documents/tokens/texts.ts';
import { PageHeading } from '../../page/page-heading.tsx';

export default function TokensCompletePage() {
  const [search] = useSearchParams();
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={tokensTexts.complete.title} />
      <PurchaseResult reference={search.get('reference') || null} />
    </div>
  );
}
