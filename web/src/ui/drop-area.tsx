import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { cx } from './cx.ts';

interface DropAreaProps {
  label: string;
  /** What is taken. */
  hint: string;
  /** For the file picker. */
  accept: string;
  onChoose: (file: File | null | undefined) => void;
}

/** A place to drop a file on, or to press for the file picker. */
export function DropArea({ label, hint, accept, onChoose }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const stay = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      onDragEnter={stay}
      onDragOver={stay}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onChoose(event.dataTransfer.files[0]);
      }}
      className={cx(
        'flex cursor-pointer flex-col items-center gap-2 rounded-card border-2 border-dashed px-4 py-8 text-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        isOver ? 'border-primary bg-primary-soft text-on-primary-soft' : 'border-line-strong hover:bg-sunken',
      )}
    >
      <FileUp aria-hidden className="size-8 text-link" />
      <span className="font-semibold">{label}</span>
      <span className="text-ink-faint text-sm">{hint}</span>
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          // The same file can be chosen again after a mistake.
          event.target.value = '';
        }}
      />
    </label>
  );
}
