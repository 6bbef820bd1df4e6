import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { studyDocuments } from '../../../lib/accepted-files.ts';
import { documentsQuery } from '../../../lib/documents/documents-list.ts';
import { uploadTexts } from '../../../texts/en/upload.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileInput } from '../../../ui/file-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { faultOf } from '../document-fault.ts';
import { DropOverlay } from '../drop-overlay.tsx';
import type { Failure } from '../failures.ts';
import { useBeginning, usePicturesOff } from '../scans/offer-photos.tsx';
import { usePhotoPicker } from '../scans/photo-inputs.tsx';
import { isPhoto, photosAmong } from '../scans/photos.ts';
import { PhotoButtons } from '../scans/take-photos.tsx';
import { scansTexts } from '../scans/texts.ts';
import { UnusedScans } from '../scans/unused-scans.tsx';
import { documentsTexts } from '../texts.ts';
import type { Assistant } from '../work/use-assistant.ts';
import { WorkView } from '../work-view.tsx';
import { AssistantDoor } from './assistant-door.tsx';
import { Shelf } from './shelf.tsx';

const texts = documentsTexts.place;

interface DocumentPlaceProps {
  assistant: Assistant;
  /** A file that was to be sent and has not reached the server. */
  unsent: File | null;
  onUnsentChanged: () => Promise<void>;
  onDiscard: () => void;
  onSprint: (document: { id: string; title: string }) => void;
}

/** One's documents, each with everything that can be made of it; a new one is added on top. */
export function DocumentPlace({ assistant, unsent, onUnsentChanged, onDiscard, onSprint }: DocumentPlaceProps) {
  const { work } = assistant;
  const list = useQuery({ ...documentsQuery, staleTime: 0 });
  const [failure, setFailure] = useState<Pick<Failure, 'text' | 'hint'> | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = work !== null;
  const isEmpty = list.data?.data.length === 0;

  const send = async (file: File) => {
    setFailure(null);
    const id = await assistant.addDocument(file, setFailure);
    await onUnsentChanged();
    if (id) toast.success(uploadTexts.uploaded);
  };
  const beginScan = useBeginning();
  const arePicturesOff = usePicturesOff();
  const take = (files: FileList | null) => {
    const first = files?.[0];
    if (!first) return;
    if (isPhoto(first)) {
      void takePhotos([...files]);
      return;
    }
    if (files.length > 1) toast.info(documentsTexts.onlyFirst(first.name));
    const fault = faultOf(first);
    if (fault) setFailure({ text: fault, hint: null });
    else void send(first);
  };

  const takePhotos = async (files: readonly File[]) => {
    if (arePicturesOff) {
      setFailure({ text: scansTexts.notHere, hint: null });
      return;
    }
    const { photos, fault } = await photosAmong(files);
    if (fault) setFailure({ text: fault, hint: null });
    if (photos.length > 0) await beginScan(photos);
  };

  const add = (
    <Button
      variant={unsent ? 'secondary' : 'accent'}
      size="lg"
      disabled={isBusy}
      onClick={() => input.current?.click()}
      className="max-sm:w-full"
    >
      <FileUp aria-hidden />
      {texts.add}
    </Button>
  );
  const picker = usePhotoPicker({ disabled: isBusy, onPhotos: (photos) => void beginScan(photos) });
  const photos = arePicturesOff ? (
    <p className="text-ink-soft text-sm">{scansTexts.notHere}</p>
  ) : (
    <div className="flex gap-2 max-sm:w-full">
      <PhotoButtons picker={picker} size="lg" />
    </div>
  );
  return (
    <div className="flex flex-col gap-6">
      <FileInput
        ref={input}
        label={documentsTexts.attach}
        accept={studyDocuments.accept}
        disabled={isBusy}
        onPick={take}
      />
      {arePicturesOff ? null : picker.inputs}
      {isEmpty ? null : <AddNew button={add} photos={photos} />}
      <Uploading assistant={assistant} />
      {failure && !isBusy ? (
        <Banner tone={unsent ? 'warning' : 'error'} title={failure.text}>
          {unsent ? null : failure.hint}
        </Banner>
      ) : null}
      {unsent && !isBusy ? (
        <Banner
          tone="info"
          title={texts.unsent(unsent.name)}
          action={
            <div className="flex flex-wrap gap-2">
              <Button variant="accent" onClick={() => void send(unsent)}>
                {texts.sendAgain}
              </Button>
              <Button variant="secondary" onClick={onDiscard}>
                {texts.discard}
              </Button>
            </div>
          }
        >
          {texts.unsentText}
        </Banner>
      ) : null}
      <UnusedScans />
      <Shelf
        list={list}
        add={
          <div className="flex w-full flex-col items-center gap-3">
            {add}
            {photos}
          </div>
        }
        onSprint={onSprint}
        onRemoved={assistant.dropDocument}
      />
      <AssistantDoor hasTalk={assistant.conversation.entries.some(({ kind }) => kind !== 'mode')} />
      <DropOverlay disabled={isBusy} onDrop={take} />
    </div>
  );
}

function AddNew({ button, photos }: { button: ReactNode; photos: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {button}
      {photos}
      <p className="text-ink-faint text-sm">{documentsTexts.accepted}</p>
    </div>
  );
}

/** What goes on: an upload, or something that was ordered in the conversation. */
function Uploading({ assistant: { work, cancel } }: { assistant: Assistant }) {
  if (!work) return null;
  return (
    <ul aria-live="polite">
      <WorkView work={work} onCancel={cancel} />
    </ul>
  );
}
