import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { questionFiles, readChosen } from '../../../lib/accepted-files.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileInput } from '../../../ui/file-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { readQuestions } from './api.ts';
import { type DraftQuestion, importedQuestion } from './draft.ts';
import { lightPackage } from './light-package.ts';
import { quizEditorTexts } from './texts.ts';

const texts = quizEditorTexts.import;
type ImportFault = Awaited<ReturnType<typeof readQuestions>>['faults'][number];
type Format = keyof typeof texts.formats;
const formats = Object.entries(texts.formats).map(([value, label]) => ({ value, label }));

/** What a file's name says about it, and for XML its first words; text where they say nothing. */
function formatOf(name: string, content: string): Format {
  if (/\.csv$/i.test(name)) return 'csv';
  if (/\.gift(\.txt)?$/i.test(name)) return 'gift';
  if (/\.xml$/i.test(name))
    return /<(\w+:)?(assessmentItem|qti-assessment-item|questestinterop)\b/.test(content.slice(0, 2000))
      ? 'qti'
      : 'moodle';
  return 'text';
}

/** A package is no text: it travels in base64. */
async function readPackage(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** In a package a question has a number, and what is wrong with all of it no place. */
function faultText({ line, number, message }: ImportFault, isPackage: boolean): string {
  if (number !== undefined) return texts.questionFault(number, message);
  return isPackage ? message : texts.fault(line, message);
}

interface ImportDialogProps {
  onAdd: (questions: DraftQuestion[]) => void;
  onClose: () => void;
}

/** Own questions from elsewhere: read first, with every fault by its line, then added. */
export function ImportDialog({ onAdd, onClose }: ImportDialogProps) {
  const [format, setFormat] = useState<Format>('text');
  const [content, setContent] = useState('');
  /** The package that was chosen; what is in it is nothing to look at. */
  const [packageName, setPackageName] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const read = useMutation({
    mutationFn: () => readQuestions(format, content),
    onError: () => setFault(texts.failed),
  });
  const set = (next: { format?: Format; content?: string }) => {
    if (next.format) setFormat(next.format);
    if (next.content !== undefined) setContent(next.content);
    setPackageName(null);
    setFault(null);
    read.reset();
  };
  const pick = async (file: File | undefined) => {
    if (!file) return;
    if (/\.mbz$/i.test(file.name)) return setFault(texts.backup);
    const isPackage = /\.(zip|imscc)$/i.test(file.name);
    const chosen = isPackage ? await lightPackage(file) : file;
    const read = await readChosen(chosen, questionFiles, isPackage ? readPackage : undefined);
    if (read === null) return setFault(texts.tooLarge);
    set({ format: isPackage ? 'qti' : formatOf(file.name, read), content: read });
    if (isPackage) setPackageName(file.name);
  };
  const start = () => (content.trim() ? read.mutate() : setFault(texts.empty));
  const found = read.data?.questions ?? [];

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.lead}
      closeLabel={texts.close}
      size="lg"
      footer={
        found.length > 0 ? (
          <Button variant="accent" onClick={() => onAdd(found.map(importedQuestion))}>
            {texts.add(found.length)}
          </Button>
        ) : (
          <Button busy={read.isPending} busyLabel={texts.reading} onClick={start}>
            {texts.read}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={texts.format}
          options={formats}
          value={format}
          onChange={(event) => set({ format: event.target.value as Format, ...(packageName && { content: '' }) })}
        />
        <Button variant="secondary" className="self-start" onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          {texts.file}
        </Button>
        <FileInput ref={input} label={texts.file} accept={questionFiles.accept} onPick={([file]) => void pick(file)} />
        {packageName ? (
          <div>
            <p>{texts.chosen(packageName)}</p>
            {fault ? <Banner tone="error">{fault}</Banner> : null}
          </div>
        ) : (
          <TextArea
            label={texts.content}
            placeholder={texts.hints[format]}
            rows={8}
            value={content}
            error={fault ?? undefined}
            onChange={(event) => set({ content: event.target.value })}
            className="[&_textarea]:max-h-72 [&_textarea]:font-mono"
          />
        )}
        {read.data ? (
          <Banner tone={found.length > 0 ? 'success' : 'warning'}>{texts.found(found.length)}</Banner>
        ) : null}
        {read.data && read.data.faults.length > 0 ? (
          <div role="alert">
            <p className="font-semibold">{texts.faults}</p>
            <ul className="mt-1 max-h-60 list-disc overflow-y-auto pl-5 text-sm">
              {read.data.faults.map((fault) => (
                <li key={`${fault.number}-${fault.line}-${fault.message}`}>{faultText(fault, packageName !== null)}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {read.data?.left_out ? <p className="text-ink-soft text-sm">{texts.leftOut(read.data.left_out)}</p> : null}
      </div>
    </Dialog>
  );
}
