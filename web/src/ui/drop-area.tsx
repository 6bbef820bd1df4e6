import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { cx } from './cx.ts';

interface DropAreaProps {
  label: string;
  /** What is taken. */
  hint: string;
  /** For the file picker. */
  accept: string;
  onChoose: (file: File | null | undefined, all: readonly File[]) => void;
  /** Whether several can be chosen at once. */
  multiple?: boolean;
}

/** A place to drop a file on, or to press for the file picker. */
export function DropArea({ label, hint, accept, onChoose, multiple = false }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const choose = (files: FileList | null) => onChoose(files?.[0], [...(files ?? [])]);
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
        choose(event.dataTransfer.files);
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
        multiple={multiple}
        className="sr-only"
        onChange={(event) => {
          choose(event.target.files);
          // The same file can be chosen again after a mistake.
          event.target.value = '';
        }}
      />
    </label>
  );
}
