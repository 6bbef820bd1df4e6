import { FileText, X } from 'lucide-react';
import { formatSize } from '../../lib/format.ts';
import { sprintsTexts } from '../../texts/en/sprints.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { DropArea } from './drop-area.tsx';
import type { DialogSteps } from './use-dialog-steps.ts';
import { useDocumentSprint } from './use-document-sprint.ts';

const texts = sprintsTexts.document;

interface DocumentModalProps {
  place: DialogSteps;
  onCreated: (sprint: { id: string; title: string }) => void;
  onLimit: () => void;
}

/** A sprint from a document of one's own. */
export function DocumentModal(props: DocumentModalProps) {
  return props.place.step > 0 ? <OpenModal {...props} /> : null;
}

function OpenModal({ place, onCreated, onLimit }: DocumentModalProps) {
  const { file, phase, percent, fault, failure, choose, upload } = useDocumentSprint({ onCreated, onLimit });
  const isBusy = phase !== 'idle';
  return (
    <Dialog
      open
      onOpenChange={() => place.close()}
      title={texts.title}
      description={texts.text}
      closeLabel={sprintsTexts.closeDialog}
      footer={
        <>
          <Button variant="secondary" onClick={place.close}>
            {sprintsTexts.cancel}
          </Button>
          <Button variant={file && !failure ? 'accent' : 'primary'} disabled={isBusy} onClick={() => void upload()}>
            {texts.upload}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {file ? (
          <FileChip file={file} isFixed={isBusy} onRemove={() => choose(null)} />
        ) : (
          <DropArea onChoose={choose} />
        )}
        {fault ? <Banner tone="error">{fault}</Banner> : null}
        {failure ? (
          <Banner
            tone="error"
            title={texts.failed}
            action={
              <Button variant="secondary" onClick={() => void upload()}>
                {texts.retry}
              </Button>
            }
          >
            {failure}
          </Banner>
        ) : null}
        {phase === 'uploading' && file ? (
          <Progress
            label={percent < 100 ? texts.uploading(file.name) : texts.reading}
            value={percent}
            valueText={sprintsTexts.list.percent(percent)}
          />
        ) : null}
        <div role="status">
          {phase === 'generating' ? (
            <>
              <Progress label={texts.generating} />
              <p className="mt-2 text-ink-soft text-sm">{texts.wait}</p>
            </>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}

interface FileChipProps {
  file: File;
  /** While it is on its way. */
  isFixed: boolean;
  onRemove: () => void;
}

function FileChip({ file, isFixed, onRemove }: FileChipProps) {
  return (
    <div className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-sunken pr-1.5 pl-4">
      <FileText aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <p className="min-w-0 flex-1 truncate">
        <span className="sr-only">{texts.chosen}: </span>
        <span className="font-semibold">{file.name}</span>{' '}
        <span className="text-ink-faint text-sm">{formatSize(file.size)}</span>
      </p>
      {isFixed ? null : (
        <IconButton label={texts.removeFile(file.name)} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
