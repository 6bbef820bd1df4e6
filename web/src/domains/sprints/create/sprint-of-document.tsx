import { ApiError } from '@akada/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { toast } from '../../../ui/toast.ts';
import { createDocumentSprint } from '../api.ts';
import { keepDocumentSprint } from '../cards-cache.ts';
import { sprintsTexts } from '../texts.ts';
import { LimitModal } from './limit-modal.tsx';
import { sprintOfDocumentTexts } from './texts.ts';
import { useCreateSprint } from './use-create-sprint.ts';
import type { DialogSteps } from './use-dialog-steps.ts';
import { failureOf } from './use-document-sprint.ts';

const texts = sprintOfDocumentTexts;

interface Chosen {
  id: string;
  title: string;
}

/** A sprint from a document that is there already: asked once, then made. */
export function useSprintOfDocument(): { ask: (document: Chosen) => void; dialogs: ReactNode } {
  const create = useCreateSprint();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return {
    ask: (document) => {
      setChosen(document);
      create.openOfDocument();
    },
    dialogs: (
      <>
        {chosen && create.ofDocument.place.step > 0 ? <AskFirst document={chosen} {...create.ofDocument} /> : null}
        <LimitModal dialog={create.limit} count={create.count} />
      </>
    ),
  };
}

interface AskFirstProps {
  document: Chosen;
  place: DialogSteps;
  onCreated: (sprint: Chosen) => void;
  onLimit: () => void;
}

function AskFirst({ document, place, onCreated, onLimit }: AskFirstProps) {
  const making = useMutation({
    mutationFn: () => createDocumentSprint(document.id, new AbortController().signal),
    onSuccess: (sprint) => {
      keepDocumentSprint({ ...sprint, documentId: document.id });
      toast.success(sprintsTexts.document.generated);
      onCreated(sprint);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'sprint_limit_reached') onLimit();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={() => place.close()}
      title={texts.title}
      description={texts.text(document.title)}
      closeLabel={sprintsTexts.closeDialog}
      footer={
        <>
          <Button variant="secondary" onClick={place.close}>
            {sprintsTexts.cancel}
          </Button>
          <Button variant="accent" disabled={making.isPending} onClick={() => making.mutate()}>
            {texts.make}
          </Button>
        </>
      }
    >
      <div role="status">
        {making.isPending ? (
          <>
            <Progress label={sprintsTexts.document.generating} />
            <p className="mt-2 text-ink-soft text-sm">{sprintsTexts.document.wait}</p>
          </>
        ) : null}
      </div>
      {making.error ? <Banner tone="error">{failureOf(making.error)}</Banner> : null}
    </Dialog>
  );
}
