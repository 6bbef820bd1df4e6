import type { User } from '@akada/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { findLearner, listLearners, mayTurnOff } from '../../../lib/shared-phone/learners.ts';
import { canLock } from '../../../lib/shared-phone/lock.ts';
import { turnOff, turnOn } from '../../../lib/shared-phone/phone.ts';
import { failureText } from '../../../lib/signed-out.ts';
import { isSharedPhone, storedSharedPhone } from '../../../lib/storage/shared-phone.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast.ts';
import { Section } from '../settings/section.tsx';
import { OwnPin } from './own-pin.tsx';
import { sharedPhoneTexts } from './texts.ts';

const texts = sharedPhoneTexts.settings;
const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** Whether several people learn on this phone, and how one comes back to it. */
export function SharedPhoneSection({ user }: { user: User }) {
  const [isOn, setOn] = useState(isSharedPhone);
  // Shown at once: the state of a mutation comes a moment later, and the switch would jump back.
  const [isTurningOn, setTurningOn] = useState(false);
  const dialog = useHistoryDialog('stop-sharing');
  const change = useMutation({
    mutationFn: (next: boolean) => (next ? turnOn(user) : turnOff(user)),
    onSuccess: (_, next) => {
      setOn(isSharedPhone());
      toast.success(next ? texts.on : texts.off);
      if (!next) dialog.close();
    },
    onError: (error) => toast.error(failureText(error, texts.failed), { id: 'shared-phone' }),
    onSettled: () => setTurningOn(false),
  });
  const mine = isOn ? findLearner(user.id) : undefined;
  const isOwner = !isOn || mayTurnOff(user.id);
  const owner = findLearner(storedSharedPhone.phone.get()?.owner ?? '');
  const others = isOn ? listLearners().filter(({ id }) => id !== user.id) : [];
  const losing = others.filter(({ waiting }) => waiting > 0);
  return (
    <Section heading={texts.heading}>
      <p className="text-ink-soft">{texts.lead}</p>
      {canLock() ? (
        <Switch
          label={texts.switch}
          hint={isOwner || !owner ? undefined : texts.ownerOnly(owner.name)}
          checked={isOn || isTurningOn}
          disabled={!isOwner || isTurningOn || change.isPending}
          onChange={(next) => {
            if (!next) return dialog.open();
            setTurningOn(true);
            change.mutate(true);
          }}
        />
      ) : (
        <p className="text-ink-soft text-sm">{texts.unable}</p>
      )}
      {mine ? (
        <>
          <p className="text-ink-soft text-sm">{texts.honest}</p>
          <OwnPin userId={user.id} />
        </>
      ) : null}
      <AlertDialog
        open={dialog.isOpen && isOn}
        onOpenChange={(isOpen) => isOpen || change.isPending || dialog.close()}
        title={texts.turnOff.title}
        description={
          <>
            <p>
              {others.length > 0
                ? texts.turnOff.others(names.format(others.map(({ name }) => name)))
                : texts.turnOff.alone}
            </p>
            {losing.length > 0 ? (
              <p className="mt-2 font-semibold">{texts.turnOff.lost(names.format(losing.map(({ name }) => name)))}</p>
            ) : null}
          </>
        }
        cancelLabel={texts.turnOff.cancel}
        confirmLabel={texts.turnOff.confirm}
        tone={others.length > 0 ? 'danger' : 'primary'}
        busy={change.isPending}
        onConfirm={() => change.mutate(false)}
      />
    </Section>
  );
}
