import { ApiError, type Receipt } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { formatDate, formatNairaAndKobo } from '../../../lib/format.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { LogoMark } from '../../../ui/art/logo.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { receiptQuery } from './api.ts';
import { billingTexts } from './texts.ts';

const texts = billingTexts.receipt;

/** A receipt as one page, on the screen and on paper. */
export function ReceiptView({ number }: { number: string }) {
  const receipt = useQuery(receiptQuery(number));
  if (receipt.data) return <Sheet receipt={receipt.data} />;
  if (receipt.isPending) return <Skeleton className="h-120 w-full max-w-2xl rounded-card" />;
  const isGone = receipt.error instanceof ApiError && receipt.error.status === 404;
  if (isGone) return <Banner tone="info">{texts.gone}</Banner>;
  return (
    <LoadFailure
      title={texts.failed}
      retryLabel={commonTexts.retry}
      isRetrying={receipt.isFetching}
      onRetry={() => void receipt.refetch()}
    />
  );
}

const nameOf = (channel: string) => texts.channels[channel as keyof typeof texts.channels] ?? channel;

function Sheet({ receipt }: { receipt: Receipt }) {
  const { seller, buyer, issued_at, reference, channel, period, description, status, is_test } = receipt;
  const facts: [string, string | null][] = [
    [texts.date, formatDate(issued_at)],
    [texts.period, period && texts.fromTo(formatDate(period.from), formatDate(period.until))],
    [texts.channel, channel && nameOf(channel)],
    [texts.reference, reference],
  ];
  return (
    <Card as="article" className="flex max-w-2xl flex-col gap-6 print:border-0 print:shadow-none">
      <header className="flex flex-wrap items-center justify-between gap-3 border-line border-b pb-5">
        <div className="flex items-center gap-3">
          <LogoMark className="size-9" />
          <p className="font-bold font-heading text-lg">{seller.name}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {is_test ? <Badge tone="info">{texts.test}</Badge> : null}
          <Badge tone={status === 'paid' ? 'success' : 'warning'}>{texts.states[status]}</Badge>
        </div>
      </header>
      <div className="grid gap-5 sm:grid-cols-2">
        <Party
          heading={texts.seller}
          lines={[seller.name, seller.address, seller.tax_number && texts.taxNumber(seller.tax_number)]}
        />
        <Party heading={texts.buyer} lines={[buyer.name, buyer.email]} />
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <Sums receipt={receipt} description={description} />
      <Button variant="secondary" className="self-start" data-print="hide" onClick={() => window.print()}>
        <Printer aria-hidden />
        {texts.print}
      </Button>
    </Card>
  );
}

function Party({ heading, lines }: { heading: string; lines: (string | null)[] }) {
  return (
    <div className="min-w-0">
      <h2 className="text-ink-soft text-sm">{heading}</h2>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  );
}

function Sums({ receipt: { amount, net, vat, vat_percent }, description }: { receipt: Receipt; description: string }) {
  const row = 'flex items-baseline justify-between gap-4';
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-5">
      <p className={row}>
        <span className="font-semibold">{description}</span>
        {vat_percent > 0 ? null : <span className="tabular-nums">{formatNairaAndKobo(amount)}</span>}
      </p>
      {vat_percent > 0 ? (
        <>
          <p className={`${row} text-ink-soft`}>
            {texts.net} <span className="tabular-nums">{formatNairaAndKobo(net)}</span>
          </p>
          <p className={`${row} text-ink-soft`}>
            {texts.vat(vat_percent)} <span className="tabular-nums">{formatNairaAndKobo(vat)}</span>
          </p>
        </>
      ) : null}
      <p className={`${row} border-line border-t pt-3 font-bold text-lg`}>
        {texts.total} <span className="tabular-nums">{formatNairaAndKobo(amount)}</span>
      </p>
    </div>
  );
}
