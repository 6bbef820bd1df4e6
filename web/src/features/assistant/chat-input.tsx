import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { assistantTexts } from '../../texts/en/assistant.ts';

const texts = assistantTexts;

interface ChatInputProps {
  isBusy: boolean;
  onSend: (text: string) => void;
}

/** Grows to 120 px. Enter sends, Shift+Enter begins a new line; nothing empty is sent, and nothing while a reply comes. */
export function ChatInput({ isBusy, onSend }: ChatInputProps) {
  const [text, setText] = useState('');
  const id = useId();
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      onSubmit={submit}
      className="flex items-end gap-1 rounded-card border border-line-strong bg-surface p-1.5 focus-within:border-primary"
    >
      <label htmlFor={id} className="sr-only">
        {texts.input}
      </label>
      <textarea
        id={id}
        rows={1}
        value={text}
        maxLength={2000}
        placeholder={texts.placeholder}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-[120px] min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2 py-2.5 outline-none"
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
