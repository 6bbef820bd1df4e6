import { ApiError } from '@akada/contract/client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NetworkError } from '../../../lib/network.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { sendMessage } from './api.ts';
import { storedContact } from './stored.ts';
import { contactTexts } from './texts.ts';
import { type ContactFaults, type ContactMessage, findContactFaults, MAX_MESSAGE } from './validation.ts';

const fields = ['name', 'email', 'message'] as const;
type FieldName = (typeof fields)[number];

const blank: ContactMessage = { name: '', email: '', message: '' };
/** From here on the number of characters that are left is shown. */
const NEARLY_FULL = 500;

function describeFailure(error: unknown): string {
  if (error instanceof ApiError && error.message !== `Error ${error.status}`) return error.message;
  return error instanceof NetworkError ? contactTexts.checkConnection : contactTexts.failed;
}

/** Writes to the operator. What was typed survives a reload of the tab until it is sent. */
export function ContactForm() {
  const [draft, setDraft] = useState(blank);
  const [faults, setFaults] = useState<ContactFaults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [sentBy, setSentBy] = useState<string | null>(null);
  const inputs = useRef<Partial<Record<FieldName, HTMLInputElement | HTMLTextAreaElement | null>>>({});

  // After the first render: the page is made by the build, which knows no drafts and nobody's name.
  useEffect(() => {
    const known = { ...blank, name: storedSession.userName.get() ?? '', email: storedSession.userEmail.get() ?? '' };
    setDraft({ ...known, ...storedContact.contactDraft.get() });
  }, []);

  const wire = (field: FieldName) => ({
    name: field,
    value: draft[field],
    error: faults[field],
    ref: (input: HTMLInputElement | HTMLTextAreaElement | null) => {
      inputs.current[field] = input;
    },
    onChange: (event: { target: { value: string } }) => {
      const next = { ...draft, [field]: event.target.value };
      setDraft(next);
      storedContact.contactDraft.set(next);
      setFaults(({ [field]: _, ...rest }) => rest);
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    const found = findContactFaults(draft);
    setFaults(found);
    const first = fields.find((field) => found[field]);
    if (first) return inputs.current[first]?.focus();
    setBusy(true);
    try {
      await sendMessage(draft);
      setSentBy(draft.email.trim());
      setDraft({ ...draft, message: '' });
    } catch (error) {
      setFailure(describeFailure(error));
    }
    setBusy(false);
  };

  if (sentBy !== null) return <Sent email={sentBy} onAnother={() => setSentBy(null)} />;
  const left = MAX_MESSAGE - draft.message.length;
  return (
    <form noValidate aria-label={contactTexts.formLabel} onSubmit={submit} className="flex max-w-xl flex-col gap-4">
      {failure ? <Banner tone="error">{failure}</Banner> : null}
      <Field {...wire('name')} label={contactTexts.name} autoComplete="name" maxLength={120} />
      <Field {...wire('email')} label={contactTexts.email} type="email" inputMode="email" autoComplete="email" />
      <TextArea
        {...wire('message')}
        label={contactTexts.message}
        rows={6}
        hint={left <= NEARLY_FULL && left >= 0 ? contactTexts.left(left) : undefined}
      />
      <Button type="submit" variant="accent" size="lg" busy={isBusy} busyLabel={contactTexts.submitting}>
        {contactTexts.submit}
      </Button>
    </form>
  );
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  return (
    <Banner
      tone="success"
      title={contactTexts.sent}
      className="max-w-xl"
      action={
        <Button variant="ghost" onClick={onAnother}>
          {contactTexts.another}
        </Button>
      }
    >
      {contactTexts.sentText(email)}
    </Banner>
  );
}
