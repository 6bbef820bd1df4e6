import { sprintDocuments } from '../../../lib/accepted-files.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DropArea } from '../../../ui/drop-area.tsx';
import { FileChip } from '../../../ui/file-chip.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { sprintsTexts } from '../texts.ts';
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
          <Button variant="accent" disabled={isBusy} onClick={() => void upload()}>
            {texts.upload}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {file ? (
          <FileChip
            file={file}
            label={texts.chosen}
            removeLabel={texts.removeFile(file.name)}
            isFixed={isBusy}
            onRemove={() => choose(null)}
          />
        ) : (
          <DropArea label={texts.drop} hint={texts.types} accept={sprintDocuments.accept} onChoose={choose} />
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
