import { useState } from 'react';
import { requestStats } from '../../domains/quizzes/taking/api.ts';
import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';
import { looksLikeEmail } from '../../lib/email.ts';
import { storedSession } from '../../lib/storage/session.ts';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { storedVisitor } from '../stored.ts';
import { RequestModal } from './request-modal.tsx';

const texts = quizPageTexts.contact;

/** A message to the lecturer that the server passes on, so that no address is shown. */
export function ContactModal({ quizId, onClose }: { quizId: string; onClose: () => void }) {
  const known = storedVisitor.quizStudentInfo.get();
  const [name, setName] = useState(known?.name ?? storedSession.userName.get() ?? '');
  const [email, setEmail] = useState(known?.email ?? storedSession.userEmail.get() ?? '');
  const [message, setMessage] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const send = () => {
    const isComplete = name.trim() !== '' && looksLikeEmail(email);
    setFault(isComplete ? null : quizPageTexts.form.missing);
    return isComplete ? requestStats(quizId, { name: name.trim(), email: email.trim() }, message) : null;
  };
  return (
    <RequestModal heading={texts.heading} text={texts.text} sentText={texts.sent} onClose={onClose} onSend={send}>
      <Field
        label={quizPageTexts.form.name}
        autoComplete="name"
        maxLength={120}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label={quizPageTexts.form.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={fault}
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextArea
        label={texts.message}
        rows={3}
        maxLength={1000}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
    </RequestModal>
  );
}
