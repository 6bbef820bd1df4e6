import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type PinOutcome, tryPin } from '../../../lib/shared-phone/pin.ts';
import type { Learner } from '../../../lib/storage/shared-phone.ts';
import { Button } from '../../../ui/button.tsx';
import type { Failure } from '../failure.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { isPin, PinField } from './pin-field.tsx';
import { sharedPhoneTexts } from './texts.ts';

const texts = sharedPhoneTexts.pin;

interface PinFormProps {
  learner: Learner;
  isBusy: boolean;
  /** The PIN was right. */
  onOpened: (session: Extract<PinOutcome, { session: unknown }>) => Promise<void>;
  /** Only the password helps from here. */
  onClosed: () => void;
}

export function PinForm({ learner, isBusy, onOpened, onClosed }: PinFormProps) {
  const [pin, setPin] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);

  const judge = async (): Promise<string | undefined> => {
    const outcome = await tryPin(learner, pin);
    if ('session' in outcome) {
      await onOpened(outcome);
      return;
    }
    if (outcome.is === 'closed') return void onClosed();
    setPin('');
    if (outcome.is === 'network') setFailure({ text: texts.network });
    else return outcome.text ?? texts.wrong;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking) return;
    setFailure(null);
    setFault(isPin(pin) ? undefined : texts.invalid);
    if (isPin(pin)) {
      setChecking(true);
      await judge()
        .then(setFault, () => setFailure({ text: texts.failed }))
        .finally(() => setChecking(false));
    }
    field.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FailureBanner failure={failure} />
      <PinField
        ref={field}
        label={texts.label}
        hint={texts.hint}
        showLabel={texts.show}
        hideLabel={texts.hide}
        value={pin}
        error={fault}
        onChange={(typed) => {
          setPin(typed);
          setFault(undefined);
        }}
      />
      <Button type="submit" variant="accent" size="lg" full busy={isChecking || isBusy} busyLabel={texts.opening}>
        {texts.open}
      </Button>
    </form>
  );
}
