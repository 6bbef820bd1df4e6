import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { GrowingText } from '../../ui/growing-text.tsx';
import { assistantTexts } from './texts.ts';

const texts = assistantTexts;

interface ChatInputProps {
  isBusy: boolean;
  placeholder: string;
  onSend: (text: string) => void;
}

/** Grows to 120 px. Enter sends, Shift+Enter begins a new line; nothing empty is sent, and nothing while a reply comes. */
export function ChatInput({ isBusy, placeholder, onSend }: ChatInputProps) {
  const [text, setText] = useState('');
  const canSend = !isBusy && text.trim() !== '';

  const send = () => {
    if (!canSend) return;
    onSend(text);
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form
      onSubmit={submit}
      className="flex items-end gap-1 rounded-card border border-line-strong bg-surface p-1.5 focus-within:border-primary"
    >
      <GrowingText
        label={texts.input}
        value={text}
        onChange={setText}
        onEnter={send}
        placeholder={placeholder}
        className="max-h-[120px]"
      />
      <button
        type="submit"
        disabled={!canSend}
        aria-label={texts.send}
        title={texts.send}
        className="grid size-11 shrink-0 place-items-center rounded-control bg-primary text-on-primary transition-colors disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint"
      >
        <SendHorizontal aria-hidden className="size-5" />
      </button>
    </form>
  );
}
