import type { LearningPath } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { FilePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { sprintDocuments } from '../../../../lib/accepted-files.ts';
import { uploadTexts } from '../../../../texts/en/upload.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { toast } from '../../../../ui/toast.ts';
import { addDocument, isBeingMade, pathQuery } from '../api.ts';
import { Refusal } from '../refusal.tsx';
import { sprintPageTexts } from '../texts.ts';

const texts = sprintPageTexts.addDocument;

/** A document of the learner for the days that have nothing to read. What is in the file is the server's to judge. */
export function AddDocument({ path }: { path: LearningPath }) {
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [order, setOrder] = useState<string | null>(null);
  const refused = path.generation?.status === 'failed' ? path.generation : null;
  const isRefused = refused !== null && (refused.id === order || refused.error_code === 'document_does_not_fit');

  const add = async (file: File | undefined) => {
    if (!file) return;
    // What else may be wrong with it, the server says.
    const isTooLarge = sprintDocuments.faultOf(file) === 'size';
    setFailure(isTooLarge ? new Error(uploadTexts.tooLarge) : null);
    if (isTooLarge) return;
    setShare(0);
    try {
      setOrder((await addDocument(path.id, file, setShare)).id);
      toast.success(uploadTexts.uploaded, { description: texts.started });
      await queries.invalidateQueries({ queryKey: pathQuery(path.id).queryKey });
    } catch (error) {
      setFailure(error);
    }
    setShare(null);
  };

  return (
    <section className="rounded-control bg-accent-soft p-3 text-on-accent-soft">
      <h3 className="font-semibold text-sm">{texts.title}</h3>
      <p className="mt-0.5 mb-3 text-sm">{texts.text}</p>
      {share === null ? (
        <Button variant="secondary" full disabled={isBeingMade(path)} onClick={() => input.current?.click()}>
          <FilePlus aria-hidden />
          {texts.choose}
        </Button>
      ) : (
        <Progress label={texts.uploading} value={Math.round(share * 100)} valueText={`${Math.round(share * 100)}%`} />
      )}
      <input
        ref={input}
        type="file"
        accept={sprintDocuments.accept}
        aria-label={texts.choose}
        // The button above stands for it.
        hidden
        onChange={(event) => {
          void add(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {failure === null ? null : <Refusal error={failure} className="mt-3" />}
      {isRefused && failure === null && share === null ? (
        <Banner tone="warning" title={texts.unfit} className="mt-3">
          {refused.error}
        </Banner>
      ) : null}
    </section>
  );
}
