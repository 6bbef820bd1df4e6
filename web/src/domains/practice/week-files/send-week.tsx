import { useQuery } from '@tanstack/react-query';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { whyNot } from '../../sharing/one-file/send-file.tsx';
import { weekFileQuery } from './api.ts';
import { weekFilesTexts } from './texts.ts';
import { WeekFileFacts } from './week-file-facts.tsx';
import type { WeekPlace } from './week-place.ts';

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
        <WeekFileFacts file={file} place={place} />
      ) : error ? (
        <Banner tone="error">{whyNot(error, texts.failed)}</Banner>
      ) : (
        <Spinner>{texts.loading}</Spinner>
      )}
    </Dialog>
  );
}
