import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { balanceQuery, verifyPurchase } from './api.ts';
import { tokensTexts } from './texts.ts';

const texts = tokensTexts.complete;
/** A provider may need a moment to know of a payment that was made a second ago. */
const MAX_ASKED = 4;
const ASK_EVERY_MS = 2000;

/** Whether a purchase was paid, and the way on. */
export function PurchaseResult({ reference }: { reference: string | null }) {
  const queryClient = useQueryClient();
  const verification = useQuery({
    queryKey: ['tokens', 'verification', reference],
    queryFn: ({ signal }) => verifyPurchase(reference ?? '', signal),
    enabled: reference !== null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' && state.dataUpdateCount < MAX_ASKED ? ASK_EVERY_MS : false,
  });
  const { data } = verification;
  const isWaiting = data?.status === 'pending' && verification.isFetching;
  useEffect(() => {
    if (data?.verified) queryClient.setQueryData(balanceQuery.queryKey, data.token_balance);
  }, [data, queryClient]);

  if (reference === null) return <Banner tone="error" title={texts.missing} action={<Onward variant="secondary" />} />;
  if (verification.isPending || isWaiting) return <Spinner className="min-h-60">{texts.verifying}</Spinner>;
  if (data?.verified)
    return (
      <Card className="flex max-w-xl flex-col items-start gap-4">
        <p role="status" className="flex items-center gap-2 font-semibold text-lg text-success">
          <CircleCheck aria-hidden className="size-6" />
          {texts.success}
        </p>
        <p>{texts.added(data.token_balance.available_documents)}</p>
        <Onward variant="accent" />
      </Card>
    );
  if (data?.status === 'failed')
    return <Banner tone="warning" title={texts.cancelled} action={<Onward variant="secondary" />} />;
  const isMismatched = data?.status === 'mismatched';
  return (
    <Banner
      tone="error"
      title={isMismatched ? texts.mismatched : texts.failed}
      action={
        <div className="flex flex-wrap gap-2">
          {isMismatched ? null : (
            <Button variant="secondary" busy={verification.isFetching} onClick={() => verification.refetch()}>
              {texts.retry}
            </Button>
          )}
          <LinkButton to="/contact" variant="ghost">
            {texts.contact}
          </LinkButton>
        </div>
      }
    >
      {texts.reference(reference)}
    </Banner>
  );
}

function Onward({ variant }: { variant: 'accent' | 'secondary' }) {
  return (
    <LinkButton to="/studentassessments" variant={variant}>
      {texts.go}
    </LinkButton>
  );
}
