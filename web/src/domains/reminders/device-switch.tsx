import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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
  const change = useMutation({
    mutationFn: async (wished: boolean) => {
      if (!wished) await turnPushOff();
      else if (!(await turnPushOn())) toast.info(texts.denied);
    },
    onError: () => toast.error(texts.failed, { id: 'push' }),
    onSettled: () => queries.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
  const isBlocked = Notification.permission === 'denied' && !isOn;
  return (
    <Switch
      label={texts.label}
      hint={isBlocked ? texts.blocked : texts.hint}
      checked={change.isPending ? (change.variables ?? false) : isOn}
      disabled={isBlocked || change.isPending}
      onChange={(wished) => change.mutate(wished)}
    />
  );
}
