import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toast.ts';
import { takeOver, verifyPayment } from './api.ts';
import { Activated } from './subscription-result.tsx';
import { billingTexts } from './texts.ts';

const texts = billingTexts.payment;
/** A provider may need a moment to know of a payment that was made a second ago. */
const MAX_ASKED = 5;
const ASK_EVERY_MS = 2000;

/** Whether a plan was paid: verifying, then success, or what is the matter and the two ways on. */
export function PaymentResult({ reference }: { reference: string | null }) {
  const queries = useQueryClient();
  const verification = useQuery({
    queryKey: ['billing', 'verification', reference],
    queryFn: ({ signal }) => verifyPayment(reference ?? '', signal),
    enabled: reference !== null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' && state.dataUpdateCount < MAX_ASKED ? ASK_EVERY_MS : false,
  });
  const { data, isPending, isFetching } = verification;
  const isTold = useRef(false);
  useEffect(() => {
    if (!data?.verified || isTold.current) return;
    isTold.current = true;
    takeOver(queries, data);
    toast.success(billingTexts.success.toast, { id: 'paid' });
  }, [data, queries]);

  if (reference === null) return <Issue text={texts.missing} />;
  const isWaiting = data?.status === 'pending' && verification.dataUpdatedAt > 0 && isFetching;
  if (isPending || isWaiting) return <Spinner className="min-h-60">{texts.verifying}</Spinner>;
  if (data?.verified) return <Activated subscription={data.subscription} />;
  const again = () => void verification.refetch();
  if (data?.status === 'pending') return <Issue text={texts.waiting} reference={reference} onAgain={again} />;
  if (data?.status === 'mismatched') return <Issue text={texts.mismatched} reference={reference} isForSupport />;
  // Of what was refunded or disputed since, “nothing was charged” would not be true.
  if (data?.status === 'failed') return <Issue text={texts.refused} reference={reference} />;
  return <Issue text={texts.failed} reference={reference} onAgain={again} />;
}

interface IssueProps {
  text: string;
  reference?: string;
  /** Asks once more; where that cannot help, one pays anew. */
  onAgain?: () => void;
  /** Somebody has to look at it; paying once more would not help. */
  isForSupport?: boolean;
}

function Issue({ text, reference, onAgain, isForSupport }: IssueProps) {
  return (
    <Banner
      tone={onAgain && text !== texts.waiting ? 'error' : 'warning'}
      title={texts.failedTitle}
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/billing" variant="secondary">
            {texts.back}
          </LinkButton>
          {onAgain ? (
            <Button variant="primary" onClick={onAgain}>
              {texts.again}
            </Button>
          ) : (
            <LinkButton to={isForSupport ? '/contact' : '/billing/plans'} variant="primary">
              {isForSupport ? texts.contact : texts.again}
            </LinkButton>
          )}
        </div>
      }
    >
      <p>{text}</p>
      {reference ? <p className="wrap-anywhere text-sm">{texts.reference(reference)}</p> : null}
    </Banner>
  );
}
