import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { documentsTexts } from './texts.ts';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

interface DropOverlayProps {
  disabled: boolean;
  onDrop: (files: FileList) => void;
}

/** Covers the window while a file is dragged over it, so that it can be dropped anywhere. */
export function DropOverlay({ disabled, onDrop }: DropOverlayProps) {
  const [isOver, setOver] = useState(false);
  const deliver = useRef(onDrop);
  deliver.current = onDrop;

  useEffect(() => {
    // The pointer enters and leaves every element on its way; the window is left when all are.
    let depth = 0;
    const listeners = {
      dragenter: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth += 1;
        setOver(!disabled);
      },
      dragover: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault();
      },
      dragleave: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        depth = Math.max(0, depth - 1);
        if (depth === 0) setOver(false);
      },
      drop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth = 0;
        setOver(false);
        const files = event.dataTransfer?.files;
        if (!disabled && files && files.length > 0) deliver.current(files);
      },
    };
    const entries = Object.entries(listeners) as [keyof typeof listeners, (event: DragEvent) => void][];
    for (const [name, listen] of entries) window.addEventListener(name, listen);
    return () => {
      for (const [name, listen] of entries) window.removeEventListener(name, listen);
    };
  }, [disabled]);

  if (!isOver) return null;
  return (
    <div className="appear pointer-events-none fixed inset-0 z-(--z-overlay) grid place-items-center bg-overlay p-4">
      <div className="flex size-full flex-col items-center justify-center gap-4 rounded-card border-4 border-accent border-dashed bg-surface text-center">
        <FileUp aria-hidden className="size-12 text-link" />
        <p className="font-bold font-heading text-xl">{documentsTexts.drop}</p>
        <p className="text-ink-soft">{documentsTexts.accepted}</p>
      </div>
    </div>
  );
}
