import type { Ref } from 'react';

interface FileInputProps {
  /** For the button that stands for it: `ref.current?.click()`. */
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string;
  disabled?: boolean;
  onPick: (files: FileList) => void;
}

/** The browser's file picker, out of sight: a button of the page opens it. */
export function FileInput({ ref, label, accept, disabled, onPick }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      tabIndex={-1}
      disabled={disabled}
      className="sr-only"
      onChange={({ target }) => {
        if (target.files?.length) onPick(target.files);
        // The same file again is a choice too.
        target.value = '';
      }}
    />
  );
}
