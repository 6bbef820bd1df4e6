import { ApiError, type SandboxCheckout as Checkout } from '@akada/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatNaira } from '../../lib/format.ts';
import { toSafePath } from '../../lib/safe-path.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { tokensTexts } from '../../texts/en/tokens.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { checkoutQuery, decideCheckout } from './api.ts';

const texts = tokensTexts.checkout;
const DOCUMENTS = '/studentassessments';

/** Where nothing is paid: what is bought, and the two ways out of a real checkout. */
export function SandboxCheckout({ reference }: { reference: string }) {
  const checkout = useQuery(checkoutQuery(reference));
  const isGone = checkout.error instanceof ApiError && checkout.error.status === 404;
  return (
    <Card className="flex max-w-xl flex-col gap-5">
      <Banner tone="info" title={texts.sandbox}>
        {texts.sandboxText}
      </Banner>
      {checkout.isPending ? <Skeleton className="h-40 w-full" /> : null}
      {isGone ? (
        <>
          <p>{texts.gone}</p>
          <Back />
        </>
      ) : null}
      {checkout.isError && !isGone ? (
        <LoadFailure
          title={texts.loadFailed}
          retryLabel={commonTexts.retry}
          isRetrying={checkout.isFetching}
          onRetry={() => void checkout.refetch()}
        />
      ) : null}
      {checkout.data ? <Offer checkout={checkout.data} /> : null}
    </Card>
  );
}

function Back() {
  return (
    <LinkButton to={DOCUMENTS} variant="secondary" className="self-start">
      {texts.back}
    </LinkButton>
  );
}

function Offer({ checkout: { reference, description, amount, status, return_url } }: { checkout: Checkout }) {
  const navigate = useNavigate();
  const decide = useMutation({
    mutationFn: (outcome: 'pay' | 'cancel') => decideCheckout(reference, outcome),
    onSuccess: ({ status: decided }) => {
      if (decided === 'failed') toast.info(texts.cancelled);
      navigate(decided === 'failed' ? DOCUMENTS : (toSafePath(return_url) ?? DOCUMENTS), { replace: true });
    },
    onError: () => toast.error(texts.failed, { id: 'checkout' }),
  });
  const facts = { [texts.item]: description, [texts.amount]: formatNaira(amount), [texts.reference]: reference };
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {status === 'pending' ? (
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <Button
            variant="secondary"
            busy={decide.isPending && decide.variables === 'cancel'}
            busyLabel={texts.cancelling}
            disabled={decide.isPending}
            onClick={() => decide.mutate('cancel')}
          >
            {texts.cancel}
          </Button>
          <Button
            variant="accent"
            busy={decide.isPending && decide.variables === 'pay'}
            busyLabel={texts.paying}
            disabled={decide.isPending}
            onClick={() => decide.mutate('pay')}
          >
            {texts.pay(formatNaira(amount))}
          </Button>
        </div>
      ) : (
        <>
          <p>{texts.done}</p>
          <Back />
        </>
      )}
    </>
  );
}
