import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { pushQuery } from './api.ts';
import { canPush, turnPushOff, turnPushOn } from './push.ts';
import { remindersTexts } from './texts.ts';

const texts = remindersTexts.device;

/** Whether this device shows reminders; says so where no device does, and where this one cannot. */
export function DeviceSwitch() {
  const { data } = useQuery(pushQuery);
  if (!data) return null;
  const gap = data.devices === 0 ? <p className="py-3 text-sm text-warning">{texts.noDevice(canPush())}</p> : null;
  if (!canPush()) return gap;
  return (
    <>
      {gap}
      <ThisDevice isOn={data.is_on} />
    </>
  );
}

function ThisDevice({ isOn }: { isOn: boolean }) {
  const queries = useQueryClient();
  // Where it was put, until that is so: the state of a mutation comes a moment later, and the switch would jump back.
  const [wished, setWished] = useState<boolean>();
  const change = useMutation({
    mutationFn: async (next: boolean) => {
      if (!next) await turnPushOff();
      else if (!(await turnPushOn())) toast.info(texts.denied);
    },
    onError: () => toast.error(texts.failed, { id: 'push' }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: pushQuery.queryKey });
      setWished(undefined);
    },
  });
  const isBlocked = Notification.permission === 'denied' && !isOn;
  return (
    <Switch
      label={texts.label}
      hint={isBlocked ? texts.blocked : texts.hint}
      checked={wished ?? isOn}
      disabled={isBlocked || wished !== undefined}
      onChange={(next) => {
        setWished(next);
        change.mutate(next);
      }}
    />
  );
}
