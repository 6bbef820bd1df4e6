import type { ReceiptSummary } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate, formatNaira } from '../../../lib/format.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { receiptsQuery } from './api.ts';
import { billingTexts } from './texts.ts';

const texts = billingTexts.page;

/** What was paid, newest first; each leads to its receipt. */
export function ReceiptsList() {
  const receipts = useQuery({ ...receiptsQuery, staleTime: 0 });
  return (
    <section aria-label={texts.receipts} className="flex flex-col gap-3">
      <h2 className="text-lg">{texts.receipts}</h2>
      {receipts.isPending ? <Skeleton className="h-24 w-full rounded-card" /> : null}
      {receipts.isError && !receipts.data ? (
        <LoadFailure
          title={texts.receiptsFailed}
          retryLabel={commonTexts.retry}
          isRetrying={receipts.isFetching}
          onRetry={() => void receipts.refetch()}
        />
      ) : null}
      {receipts.data?.length === 0 ? <p className="text-ink-soft">{texts.noReceipts}</p> : null}
      {receipts.data && receipts.data.length > 0 ? (
        <Card flush>
          <ul>
            {receipts.data.map((receipt) => (
              <Row key={receipt.number} receipt={receipt} />
            ))}
          </ul>
        </Card>
      ) : null}
    </section>
  );
}

function Row({ receipt: { number, description, issued_at, amount, status } }: { receipt: ReceiptSummary }) {
  return (
    <li className="border-line not-first:border-t">
      <Link
        to={`/billing/receipts/${number}`}
        className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 hover:bg-sunken"
      >
        <span className="min-w-0 flex-1 basis-44">
          <span className="block font-semibold">{description}</span>
          <span className="block text-ink-faint text-sm">
            {formatDate(issued_at)} · {texts.open(number)}
          </span>
        </span>
        {status === 'paid' ? null : <Badge tone="warning">{billingTexts.receipt.states[status]}</Badge>}
        <span className="font-semibold tabular-nums">{formatNaira(amount)}</span>
      </Link>
    </li>
  );
}
