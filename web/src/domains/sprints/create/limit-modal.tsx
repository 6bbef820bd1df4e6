import type { SprintCount } from '@akada/contract/client';
import type { HistoryDialog } from '../../../lib/history-dialog.ts';
import { isOnSale } from '../../../lib/sale.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { sprintsTexts } from '../texts.ts';

const texts = sprintsTexts.plan;

interface LimitModalProps {
  dialog: HistoryDialog;
  count: SprintCount | undefined;
}

/** Why no further sprint can be made, and the two ways out. */
export function LimitModal({ dialog, count }: LimitModalProps) {
  return (
    <Dialog
      open={dialog.isOpen}
      onOpenChange={(isOpen) => !isOpen && dialog.close()}
      title={texts.reached}
      description={isOnSale() ? texts.reachedText : texts.reachedTextHere}
      closeLabel={sprintsTexts.closeDialog}
      footer={
        <>
          <Button variant="secondary" onClick={dialog.close}>
            {sprintsTexts.close}
          </Button>
          {isOnSale() ? (
            <LinkButton to="/billing/plans" replace variant="accent">
              {sprintsTexts.upgrade}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {count ? (
        <Progress
          label={texts.usageLabel}
          value={count.count}
          max={count.max}
          valueText={texts.usage(count.count, count.max)}
          tone="accent"
        />
      ) : null}
    </Dialog>
  );
}
