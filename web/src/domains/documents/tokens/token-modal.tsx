import type { TokenPackage } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatNaira } from '../../../lib/format.ts';
import { useLeavingMutation } from '../../../lib/leaving-mutation.ts';
import { openCheckout } from '../../../lib/open-checkout.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { buyPackage, defaultPackages, packagesQuery } from './api.ts';
import { tokensTexts } from './texts.ts';

const texts = tokensTexts.modal;

interface TokenModalProps {
  open: boolean;
  onClose: () => void;
  /** Nothing can be made before something is bought. */
  isBlocked: boolean;
}

export function TokenModal({ open, onClose, isBlocked }: TokenModalProps) {
  const packages = useQuery({ ...packagesQuery, enabled: open });
  const navigate = useNavigate();
  const buy = useLeavingMutation({
    mutationFn: buyPackage,
    onSuccess: ({ authorization_url }) =>
      openCheckout(authorization_url, (path) => void navigate(path, { replace: true })),
    onError: () => toast.error(texts.failed, { id: 'tokens' }),
  });
  const offered = packages.data ?? (packages.isError ? defaultPackages : []);

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isBlocked ? tokensTexts.notice.title : texts.title}
      description={isBlocked ? tokensTexts.notice.text : undefined}
      closeLabel={texts.close}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {texts.later}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{texts.lead}</p>
        {packages.isError ? <Banner tone="error">{texts.loadFailed}</Banner> : null}
        {packages.isPending ? <Skeleton className="h-40 w-full" /> : null}
        {packages.data?.length === 0 ? <p>{texts.none}</p> : null}
        <ul aria-label={texts.choose} className="flex flex-col gap-3">
          {offered.map((offer) => (
            <Offer
              key={offer.id}
              offer={offer}
              isBuying={buy.isPending && buy.variables === offer.id}
              disabled={buy.isPending}
              onBuy={() => buy.mutate(offer.id)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface OfferProps {
  offer: TokenPackage;
  isBuying: boolean;
  disabled: boolean;
  onBuy: () => void;
}

function Offer({ offer: { name, price, document_count, description }, isBuying, disabled, onBuy }: OfferProps) {
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line-strong p-4 sm:flex-row sm:items-center">
      <div className="min-w-0 flex-1">
        <h3 className="text-lg">{name}</h3>
        <p>
          <span className="font-bold text-lg tabular-nums">{formatNaira(price)}</span>
          <span className="text-ink-soft"> · {texts.documents(document_count)}</span>
        </p>
        <p className="text-ink-faint text-sm">
          {description || texts.each(formatNaira(Math.round(price / Math.max(1, document_count))))}
        </p>
      </div>
      <Button
        variant="accent"
        aria-label={texts.buy(name)}
        busy={isBuying}
        busyLabel={texts.buying}
        disabled={disabled}
        onClick={onBuy}
      >
        {texts.buyNow}
      </Button>
    </li>
  );
}
