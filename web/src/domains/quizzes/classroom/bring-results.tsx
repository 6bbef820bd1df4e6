import { ApiError, type BroughtResults } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FileInput } from '../../../ui/file-input.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { bringResults } from './api.ts';
import { classroomTexts } from './texts.ts';

const texts = classroomTexts.bring;
const MAX_BYTES = 16 * 1024 * 1024;

class TooLarge extends Error {}

/** What went wrong: the server says it best, where it was asked. */
function describe(error: Error): string {
  if (error instanceof TooLarge) return texts.tooLarge;
  if (error instanceof ApiError && error.status === 413) return texts.tooLarge;
  return error instanceof ApiError && error.status < 500 ? error.message : texts.failed;
}

/** The file of a laptop, taken in once. */
export function BringResults() {
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const bring = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MAX_BYTES) throw new TooLarge();
      return bringResults(await file.text());
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['quizzes'] }),
  });
  return (
    <Card as="section" aria-labelledby="bring-results" className="flex flex-col gap-4">
      <div>
        <h2 id="bring-results" className="text-xl">
          {texts.heading}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">{texts.lead}</p>
      </div>
      <Button
        className="self-start"
        busy={bring.isPending}
        busyLabel={texts.busy}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden />
        {texts.file}
      </Button>
      <FileInput
        ref={input}
        label={texts.file}
        accept=".json,application/json"
        onPick={([file]) => file && bring.mutate(file)}
      />
      {bring.isError ? <Banner tone="error">{describe(bring.error)}</Banner> : null}
      {bring.data ? <Brought brought={bring.data} /> : null}
    </Card>
  );
}

function Brought({ brought: { quiz_id, title, added, known, refused, listed } }: { brought: BroughtResults }) {
  return (
    <Banner
      tone={refused > 0 ? 'warning' : 'success'}
      title={texts.done(title)}
      action={
        <LinkButton to={`/quizzes/${quiz_id}/stats`} variant="secondary">
          {texts.open}
        </LinkButton>
      }
    >
      {texts.counts(added, known, refused, listed)}
    </Banner>
  );
}
