import { useState } from 'react';
import { quizPageTexts } from '../domains/quizzes/taking/texts.ts';
import { looksLikeEmail } from '../lib/email.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { RequestModal } from './quizzes/request-modal.tsx';

const texts = quizPageTexts.reporting;
type ReportReason = keyof typeof texts.reasons;
const reasons = Object.keys(texts.reasons) as ReportReason[];

interface ReportModalProps {
  heading: string;
  /** Whom the report goes to. */
  text: string;
  onReport: (report: { reason: ReportReason; message: string; email?: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Tells the people who run the server what is wrong with something that was shared. */
export function ReportModal({ heading, text, onReport, onClose }: ReportModalProps) {
  const [reason, setReason] = useState<ReportReason>('offensive');
  const [message, setMessage] = useState('');
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const send = () => {
    const address = email.trim();
    const isValid = address === '' || looksLikeEmail(address);
    setFault(isValid ? null : quizPageTexts.form.invalidEmail);
    return isValid ? onReport({ reason, message, ...(address && { email: address }) }) : null;
  };
  return (
    <RequestModal heading={heading} text={text} sentText={texts.sent} onClose={onClose} onSend={send}>
      <Select
        label={texts.reason}
        options={reasons.map((value) => ({ value, label: texts.reasons[value] }))}
        value={reason}
        onChange={({ target }) => setReason(target.value as ReportReason)}
      />
      <TextArea
        label={texts.message}
        rows={3}
        maxLength={2000}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Field
        label={texts.email}
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
