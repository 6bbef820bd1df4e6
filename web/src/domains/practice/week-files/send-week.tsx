import { ApiError } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { SendFile, sizeAndCost } from '../../sharing/one-file/send-file.tsx';
import { type WeekPlace, weekFileQuery } from './api.ts';
import { weekFilesTexts } from './texts.ts';

const texts = weekFilesTexts.sheet;

/** What is in the file of a week and what it weighs, then the file itself. */
export function SendWeek({ place, onClose }: { place: WeekPlace; onClose: () => void }) {
  const { data: file, error } = useQuery(weekFileQuery(place));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title(place.week)}
      description={texts.lead}
      closeLabel={texts.close}
    >
      {file ? (
        <div className="flex flex-col gap-4">
          <ul className="flex list-disc flex-col gap-1 pl-5">
            <li>{texts.lessons(file.lessons, file.checks)}</li>
            {file.questions > 0 ? <li>{texts.quiz(file.questions)}</li> : null}
            {file.cards > 0 ? <li>{texts.cards(file.cards)}</li> : null}
            {file.answers > 0 ? (
              <li>
                {texts.answers(file.answers)}
                {file.left_out > 0 ? `. ${texts.leftOut(file.left_out)}` : null}
              </li>
            ) : null}
          </ul>
          <p className="font-bold tabular-nums">{sizeAndCost(file.bytes)}</p>
          <p className="text-ink-soft text-sm">{texts.back}</p>
          <SendFile name={file.name} call={(client) => client.weekFiles.file({ params: place })} />
        </div>
      ) : error ? (
        <Banner tone="error">{error instanceof ApiError && error.status < 500 ? error.message : texts.failed}</Banner>
      ) : (
        <Spinner>{texts.loading}</Spinner>
      )}
    </Dialog>
  );
}
