import { ApiError } from '@akada/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { findLearner } from '../../../lib/shared-phone/learners.ts';
import { removePin, setPin } from '../../../lib/shared-phone/pin.ts';
import { failureText } from '../../../lib/signed-out.ts';
import type { Learner } from '../../../lib/storage/shared-phone.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { profileQuery } from '../settings/api.ts';
import { isPin, PinField } from './pin-field.tsx';
import { sharedPhoneTexts } from './texts.ts';

const texts = sharedPhoneTexts.settings.pin;

/** The PIN of whoever is signed in, on this phone. */
export function OwnPin({ userId }: { userId: string }) {
  const [learner, setLearner] = useState(() => findLearner(userId));
  const [isOpen, setOpen] = useState(false);
  const look = () => {
    setLearner(findLearner(userId));
    setOpen(false);
  };
  const remove = useMutation({
    mutationFn: removePin,
    onSuccess: () => {
      look();
      toast.success(texts.removed);
    },
    onError: (error) => toast.error(failureText(error, sharedPhoneTexts.settings.failed), { id: 'pin' }),
  });
  if (!learner) return null;
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <h3 className="font-semibold">{texts.heading}</h3>
      <p className="text-ink-soft text-sm">
        {learner.hasPin ? texts.set : texts.none} {learner.offline ? texts.offlineIsOn : null}
      </p>
      {isOpen ? (
        <NewPin learner={learner} onSaved={look} onCancel={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {learner.hasPin ? texts.change : texts.add}
          </Button>
          {learner.hasPin ? (
            <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate(learner)}>
              {texts.remove}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}

interface NewPinProps {
  learner: Learner;
  onSaved: () => void;
  onCancel: () => void;
}

function NewPin({ learner, onSaved, onCancel }: NewPinProps) {
  const hasPassword = useQuery(profileQuery).data?.has_password ?? true;
  const [pin, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [alsoOffline, setAlsoOffline] = useState(learner.offline !== undefined);
  const [fault, setFault] = useState<{ of: 'pin' | 'password'; text: string } | null>(null);
  const save = useMutation({
    mutationFn: () => setPin(learner, { pin, password, alsoOffline }),
    onSuccess: () => {
      toast.success(texts.saved);
      onSaved();
    },
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'wrong_password') setFault({ of: 'password', text: error.message });
      else if (code === 'weak_pin') setFault({ of: 'pin', text: error.message });
      else toast.error(failureText(error, sharedPhoneTexts.settings.failed), { id: 'pin' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPin(pin)) return setFault({ of: 'pin', text: sharedPhoneTexts.pin.invalid });
    setFault(null);
    save.mutate();
  };
  const faultOf = (field: 'pin' | 'password') => (fault?.of === field ? fault.text : undefined);
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <PinField
        label={texts.new}
        hint={sharedPhoneTexts.pin.hint}
        showLabel={sharedPhoneTexts.pin.show}
        hideLabel={sharedPhoneTexts.pin.hide}
        value={pin}
        error={faultOf('pin')}
        onChange={setTyped}
      />
      {hasPassword ? (
        <PasswordField
          label={texts.current}
          autoComplete="current-password"
          showLabel={texts.show}
          hideLabel={texts.hide}
          value={password}
          error={faultOf('password')}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : null}
      <Checkbox
        label={texts.offline}
        hint={texts.offlineHint}
        checked={alsoOffline}
        onChange={(event) => setAlsoOffline(event.target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="accent" busy={save.isPending} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
