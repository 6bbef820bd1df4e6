import { ApiError, type SandboxCheckout as Checkout } from '@akada/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatNaira } from '../../../lib/format.ts';
import { toSafePath } from '../../../lib/safe-path.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceCards } from '../../../ui/choice-group.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { checkoutQuery, type Decision, decideCheckout } from './api.ts';
import { checkoutTexts } from './texts.ts';

const texts = checkoutTexts;
const HOME = '/dashboard';

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
          <Back to={HOME} />
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

function Back({ to }: { to: string }) {
  return (
    <LinkButton to={to} variant="secondary" className="self-start">
      {texts.back}
    </LinkButton>
  );
}

function Offer({ checkout }: { checkout: Checkout }) {
  const { reference, description, amount, status, renews } = checkout;
  const navigate = useNavigate();
  const [channel, setChannel] = useState<NonNullable<Decision['channel']>>('card');
  const back = toSafePath(checkout.cancel_url) ?? HOME;
  const decide = useMutation({
    mutationFn: (outcome: Decision['outcome']) => decideCheckout(reference, { outcome, channel }),
    onSuccess: ({ status: decided }) => {
      if (decided === 'failed') toast.info(texts.cancelled);
      navigate(decided === 'failed' ? back : (toSafePath(checkout.return_url) ?? HOME), { replace: true });
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
      {status === 'pending' && renews ? (
        <ChoiceCards
          legend={texts.means}
          columns={2}
          value={channel}
          onChange={setChannel}
          choices={[
            { value: 'card', label: texts.card, hint: texts.cardHint },
            { value: 'bank_transfer', label: texts.transfer, hint: texts.transferHint },
          ]}
        />
      ) : null}
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
          <Back to={back} />
        </>
      )}
    </>
  );
}
