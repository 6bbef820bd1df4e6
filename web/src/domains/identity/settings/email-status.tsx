import { ApiError } from '@akada/contract/client';
import { useMutation } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { failureText } from '../../../lib/signed-out.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { requestConfirmation } from './api.ts';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.profile;

/** Asks for the mail with the link. */
export function ConfirmAddress() {
  const request = useMutation({
    mutationFn: requestConfirmation,
    onSuccess: () => toast.success(texts.confirmSent),
    onError: (error) =>
      toast.error(failureText(error, error instanceof ApiError ? error.message : settingsTexts.saveFailed)),
  });
  return (
    <Button
      variant="secondary"
      busy={request.isPending}
      busyLabel={texts.confirming}
      disabled={request.isSuccess}
      onClick={() => request.mutate()}
    >
      {texts.confirm}
    </Button>
  );
}

/** Whether the address is confirmed, and the way to confirm it. */
export function EmailStatus({ isConfirmed }: { isConfirmed: boolean }) {
  if (isConfirmed) {
    return (
      <Badge tone="success">
        <BadgeCheck aria-hidden />
        {texts.confirmed}
      </Badge>
    );
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Badge tone="warning">{texts.unconfirmed}</Badge>
      <p className="text-ink-faint text-sm">{texts.whyConfirm}</p>
      <ConfirmAddress />
    </div>
  );
}
