import { ApiError } from '@akada/contract/client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';
import { wordsOf } from '../../lib/words-of.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../modal.tsx';

/** Why a call failed, in words for people. */
export function describeFailure(error: unknown): string {
  if (error instanceof ApiError && error.message === `Error ${error.status}`) return quizPageTexts.states.failed;
  return wordsOf(error, quizPageTexts.states.failed);
}

interface RequestModalProps {
  heading: string;
  text: string;
  /** What is said instead of the form once it was sent. */
  sentText: string;
  onClose: () => void;
  /** Null: something is missing, and the form says so itself. */
  onSend: () => Promise<unknown> | null;
  children: ReactNode;
}

/** A small form that is sent once: what it is for, its fields, Send, and what became of it. */
export function RequestModal({ heading, text, sentText, onClose, onSend, children }: RequestModalProps) {
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const [failure, setFailure] = useState<string | null>(null);
  const { send, sending } = quizPageTexts.contact;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const call = onSend();
    if (!call) return;
    setState('sending');
    try {
      await call;
      setState('sent');
    } catch (error) {
      setFailure(describeFailure(error));
      setState('open');
    }
  };

  return (
    <Modal title={heading} closeLabel={quizPageTexts.close} onClose={onClose}>
      {state === 'sent' ? (
        <div className="flex flex-col gap-4">
          <Banner tone="success">{sentText}</Banner>
          <Button variant="accent" full onClick={onClose}>
            {quizPageTexts.close}
          </Button>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <p className="text-ink-soft text-sm">{text}</p>
          {children}
          {failure ? <Banner tone="error">{failure}</Banner> : null}
          <Button variant="accent" type="submit" full busy={state === 'sending'} busyLabel={sending}>
            {send}
          </Button>
        </form>
      )}
    </Modal>
  );
}
