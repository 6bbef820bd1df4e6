import { ApiError, type ClassList } from '@akada/contract/client';
import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classFiles, readChosen } from '../../../lib/accepted-files.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileInput } from '../../../ui/file-input.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { putClass } from './api.ts';
import { quizStatsTexts } from './texts.ts';

const texts = quizStatsTexts.class.dialog;

interface ClassDialogProps {
  quizId: string;
  onSaved: (list: ClassList) => void;
  onClose: () => void;
}

/** The list of a class from a file or pasted: taken as a whole, or every bad line is named and nothing changed. */
export function ClassDialog({ quizId, onSaved, onClose }: ClassDialogProps) {
  const [content, setContent] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const faults = useRef<HTMLDivElement>(null);
  const save = useMutation({
    mutationFn: () => putClass(quizId, content),
    onSuccess: (list) => {
      toast.success(texts.saved(list.students.length));
      onSaved(list);
    },
    onError: (error) => {
      if (linesOf(error).length === 0) setFault(texts.failed);
    },
  });
  const set = (next: string) => {
    setContent(next);
    setFault(null);
    save.reset();
  };
  const pick = async (file: File | undefined) => {
    if (!file) return;
    const text = await readChosen(file, classFiles);
    if (text === null) setFault(texts.tooLarge);
    else set(text);
  };
  const lines = linesOf(save.error);
  const isFaulty = lines.length > 0;
  // The button was out of use meanwhile, and so lost the focus.
  useEffect(() => {
    if (isFaulty) faults.current?.focus();
  }, [isFaulty]);

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.lead}
      closeLabel={texts.close}
      size="lg"
      footer={
        <Button
          variant="accent"
          busy={save.isPending}
          busyLabel={texts.busy}
          onClick={() => (content.trim() ? save.mutate() : setFault(texts.empty))}
        >
          {texts.read}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Button variant="secondary" className="self-start" onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          {texts.file}
        </Button>
        <FileInput ref={input} label={texts.file} accept={classFiles.accept} onPick={([file]) => void pick(file)} />
        <TextArea
          label={texts.content}
          placeholder={texts.placeholder}
          rows={8}
          value={content}
          error={fault ?? undefined}
          onChange={(event) => set(event.target.value)}
          className="[&_textarea]:max-h-72 [&_textarea]:font-mono"
        />
        {isFaulty ? (
          <div ref={faults} role="alert" tabIndex={-1}>
            <p className="font-semibold">{texts.faults}</p>
            <ul className="mt-1 max-h-60 list-disc overflow-y-auto pl-5 text-sm">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}

/** What the server says about lines of the list. */
const linesOf = (error: unknown): string[] =>
  error instanceof ApiError && error.status === 422 ? error.faults.map(({ msg }) => msg) : [];
