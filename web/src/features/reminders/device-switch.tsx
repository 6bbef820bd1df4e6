import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { remindersTexts } from '../../texts/en/reminders.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { pushQuery } from './api.ts';
import { canPush, turnPushOff, turnPushOn } from './push.ts';

const texts = remindersTexts.device;

/** Whether this device shows reminders; nothing where it cannot. */
export function DeviceSwitch() {
  const isPossible = canPush();
  const state = useQuery({ ...pushQuery, enabled: isPossible });
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) await turnPushOff();
      else if (!(await turnPushOn())) toast.info(texts.denied);
    },
    onError: () => toast.error(texts.failed, { id: 'push' }),
    onSettled: () => queries.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
  if (!isPossible || !state.data) return null;
  const isBlocked = Notification.permission === 'denied' && !state.data.is_on;
  return (
    <Switch
      label={texts.label}
      hint={isBlocked ? texts.blocked : texts.hint}
      checked={change.isPending ? (change.variables ?? false) : state.data.is_on}
      disabled={isBlocked || change.isPending}
      onChange={(isOn) => change.mutate(isOn)}
    />
  );
}
