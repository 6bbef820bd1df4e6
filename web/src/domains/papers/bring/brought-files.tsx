import { CircleAlert, CircleCheck, Images } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { checkLink, scannedPaperLink } from '../links.ts';
import { questionsOf } from '../same.ts';
import { papersTexts } from '../texts.ts';
import type { BroughtFile } from './use-bringing.ts';

const texts = papersTexts.bring;

/** How far each file is, and what became of it. */
export function BroughtFiles({ files }: { files: readonly BroughtFile[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-label={texts.files}>
      <Card flush>
        <ul aria-live="polite" className="divide-y divide-line">
          {files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
              <FileState file={file} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function FileState({ file: { name, state, share, paper, added, scanId, reason } }: { file: BroughtFile }) {
  if (state === 'failed') {
    return (
      <>
        <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />
        <p className="min-w-0 flex-1">
          <span className="wrap-anywhere font-semibold">{name}</span>
          <span className="block text-sm">{reason}</span>
        </p>
      </>
    );
  }
  if (scanId)
    return (
      <>
        <Images aria-hidden className="size-5 shrink-0 text-link" />
        <p className="min-w-0 flex-1">
          <span className="wrap-anywhere font-semibold">{name}</span>
          <span className="block text-ink-soft text-sm">{texts.pictures}</span>
        </p>
        <LinkButton to={scannedPaperLink(scanId)} variant="secondary" className="max-sm:w-full">
          {texts.seePages}
        </LinkButton>
      </>
    );
  const paperId = paper?.id ?? added?.paperId;
  if (state === 'done' && paperId) {
    const words = added ? texts.added(added.answered, added.name) : texts.done(paper ? questionsOf(paper).length : 0);
    return (
      <>
        <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
        <p className="min-w-0 flex-1">
          <span className="wrap-anywhere font-semibold">{name}</span>
          <span className="wrap-anywhere block text-ink-soft text-sm">{words}</span>
        </p>
        <LinkButton
          to={checkLink(paperId)}
          variant="secondary"
          aria-label={texts.check(added?.name ?? name)}
          className="max-sm:w-full"
        >
          {texts.checkShort}
        </LinkButton>
      </>
    );
  }
  const percent = Math.round(share * 100);
  const words = state === 'waiting' ? texts.waiting : state === 'sending' ? texts.sending(percent) : texts.reading;
  return (
    <Progress
      className="flex-1"
      label={name}
      valueText={words}
      {...(state === 'sending' ? { value: percent } : state === 'waiting' ? { value: 0 } : {})}
    />
  );
}
