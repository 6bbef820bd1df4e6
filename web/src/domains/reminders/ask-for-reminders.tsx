import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onMessage } from '../../lib/messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { pushQuery, wishDailyIfNone } from './api.ts';
import { canPush, turnPushOn } from './push.ts';
import { storedReminders } from './stored.ts';
import { remindersTexts } from './texts.ts';

const texts = remindersTexts.ask;
const mayAsk = () =>
  canPush() && Notification.permission === 'default' && storedReminders.remindersAsked.get() === null;

/** Offers reminders once a first day is finished, and never before: nobody knows yet on arrival what for. */
export function AskForReminders() {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(
    () =>
      onMessage(['SPRINT_PROGRESS_UPDATE'], ({ progress = 0 }) => {
        if (progress > 0 && mayAsk()) setIsAsking(true);
      }),
    [],
  );
  const close = () => {
    storedReminders.remindersAsked.set('yes');
    setIsAsking(false);
  };
  const queries = useQueryClient();
  const accept = useMutation({
    mutationFn: async () => {
      if (!(await turnPushOn())) return toast.info(remindersTexts.device.denied);
      await wishDailyIfNone();
      toast.success(texts.done);
    },
    onError: () => toast.error(remindersTexts.device.failed, { id: 'push' }),
    onSettled: async () => {
      close();
      await queries.invalidateQueries({ queryKey: pushQuery.queryKey });
      await queries.invalidateQueries({ queryKey: ['account', 'settings'] });
    },
  });
  if (!isAsking) return null;
  return (
    <Banner
      className="mt-4"
      title={texts.title}
      action={
        <div className="flex flex-wrap gap-2.5">
          <Button busy={accept.isPending} busyLabel={texts.busy} onClick={() => accept.mutate()}>
            {texts.yes}
          </Button>
          <Button variant="secondary" onClick={close}>
            {texts.no}
          </Button>
        </div>
      }
    >
      {texts.text}
    </Banner>
  );
}
