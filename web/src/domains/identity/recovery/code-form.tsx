import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CodeBoxes } from '../../../ui/code-boxes.tsx';
import { verifyCode } from './api.ts';
import { RecoveryFailureBanner } from './failure-banner.tsx';
import { describeStepFailure, type RecoveryFailure } from './failures.ts';
import { recoveryTexts } from './texts.ts';

const DIGITS = 4;

interface CodeFormProps {
  email: string;
  onAccepted: () => void;
}

export function CodeForm({ email, onAccepted }: CodeFormProps) {
  const texts = recoveryTexts.code;
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [failure, setFailure] = useState<RecoveryFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [faultyTries, setFaultyTries] = useState(0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    if (code.length < DIGITS) {
      setFault(texts.incomplete);
      return setFaultyTries((count) => count + 1);
    }
    setBusy(true);
    try {
      await verifyCode(email, code);
      onAccepted();
    } catch (error) {
      const described = describeStepFailure(error, texts.failed);
      setBusy(false);
      if (described.hint || described.needsNewCode) return setFailure(described);
      setFault(described.text);
      setCode('');
      setFaultyTries((count) => count + 1);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <RecoveryFailureBanner failure={failure} />
      <CodeBoxes
        // New boxes after a wrong code: the first empty one takes the focus again.
        key={faultyTries}
        legend={texts.legend}
        boxLabel={texts.box}
        length={DIGITS}
        value={code}
        error={fault}
        autoFocus
        onChange={(digits) => {
          setCode(digits);
          setFault(undefined);
        }}
      />
      <Button type="submit" variant="accent" size="lg" full busy={isBusy} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
