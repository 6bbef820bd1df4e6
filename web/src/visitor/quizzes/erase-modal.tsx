import { useState } from 'react';
import { requestErasure } from '../../domains/quizzes/taking/api.ts';
import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';
import { looksLikeEmail } from '../../lib/email.ts';
import { Field } from '../../ui/field.tsx';
import { RequestModal } from './request-modal.tsx';

const texts = quizPageTexts.erasing;

/** Erasure for takers without an account: by a link that only the owner of the address gets. */
export function EraseModal({ email: given, onClose }: { email: string; onClose: () => void }) {
  const [email, setEmail] = useState(given);
  const [fault, setFault] = useState<string | null>(null);
  const send = () => {
    const isValid = looksLikeEmail(email);
    setFault(isValid ? null : quizPageTexts.form.invalidEmail);
    return isValid ? requestErasure(email.trim()) : null;
  };
  return (
    <RequestModal heading={texts.heading} text={texts.text} sentText={texts.sent} onClose={onClose} onSend={send}>
      <Field
        label={quizPageTexts.form.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={fault}
        onChange={({ target }) => setEmail(target.value)}
      />
    </RequestModal>
  );
}
