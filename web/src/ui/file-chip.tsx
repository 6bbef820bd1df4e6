import { FileText, X } from 'lucide-react';
import { formatSize } from '../lib/format.ts';
import { IconButton } from './icon-button.tsx';

interface FileChipProps {
  file: File;
  /** Said before its name to those who listen. */
  label: string;
  removeLabel: string;
  /** While it is on its way. */
  isFixed: boolean;
  onRemove: () => void;
}

/** The file that was chosen. */
export function FileChip({ file, label, removeLabel, isFixed, onRemove }: FileChipProps) {
  return (
    <div className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-sunken pr-1.5 pl-4">
      <FileText aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <p className="min-w-0 flex-1 truncate">
        <span className="sr-only">{label}: </span>
        <span className="font-semibold">{file.name}</span>{' '}
        <span className="text-ink-faint text-sm">{formatSize(file.size)}</span>
      </p>
      {isFixed ? null : (
        <IconButton label={removeLabel} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
