import { FileText, Paperclip, SendHorizontal, X } from 'lucide-react';
import type { FormEvent, RefObject } from 'react';
import { studyDocuments } from '../../../lib/accepted-files.ts';
import { formatSize } from '../../../lib/format.ts';
import { FileInput } from '../../../ui/file-input.tsx';
import { GrowingText } from '../../../ui/growing-text.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { documentsTexts } from '../texts.ts';

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  file: File | null;
  onFiles: (files: FileList) => void;
  onRemoveFile: () => void;
  fileInput: RefObject<HTMLInputElement | null>;
  placeholder: string;
  isBusy: boolean;
  canSend: boolean;
  onSend: () => void;
}

/** Attach, write, send. Enter sends, Shift+Enter begins a new line. */
export function Composer(props: ComposerProps) {
  const { text, onText, file, onFiles, onRemoveFile, fileInput, placeholder, isBusy, canSend, onSend } = props;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };

  return (
    <form
      onSubmit={submit}
      className="rounded-card border border-line-strong bg-surface p-1.5 shadow-float focus-within:border-primary"
    >
      {file ? (
        <p className="mx-1 mt-1 mb-1.5 flex items-center gap-2 rounded-control bg-primary-soft py-0.5 pr-0.5 pl-3 text-on-primary-soft text-sm">
          <FileText aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 flex-1 truncate">{documentsTexts.chosenFile(file.name, formatSize(file.size))}</span>
          <IconButton label={documentsTexts.removeFile} onClick={onRemoveFile} disabled={isBusy}>
            <X aria-hidden />
          </IconButton>
        </p>
      ) : null}
      <div className="flex items-end gap-1">
        <IconButton label={documentsTexts.attach} disabled={isBusy} onClick={() => fileInput.current?.click()}>
          <Paperclip aria-hidden />
        </IconButton>
        <FileInput
          ref={fileInput}
          label={documentsTexts.attach}
          accept={studyDocuments.accept}
          disabled={isBusy}
          onPick={onFiles}
        />
        <GrowingText
          label={documentsTexts.text}
          value={text}
          onChange={onText}
          onEnter={() => canSend && onSend()}
          placeholder={placeholder}
          className="max-h-40"
        />
        <button
          type="submit"
          disabled={!canSend}
          aria-label={documentsTexts.send}
          title={documentsTexts.send}
          className="grid size-11 shrink-0 place-items-center rounded-control bg-accent text-on-accent transition-colors hover:bg-accent-hover disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint"
        >
          <SendHorizontal aria-hidden className="size-5" />
        </button>
      </div>
    </form>
  );
}
