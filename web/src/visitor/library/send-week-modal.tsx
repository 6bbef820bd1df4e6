import { useCallback } from 'react';
import { weekFilesTexts } from '../../domains/practice/week-files/texts.ts';
import { WeekFileFacts } from '../../domains/practice/week-files/week-file-facts.tsx';
import type { WeekPlace } from '../../domains/practice/week-files/week-place.ts';
import { whyNot } from '../../domains/sharing/one-file/send-file.tsx';
import { client } from '../../lib/client.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Modal } from '../modal.tsx';

const texts = weekFilesTexts.sheet;

/** A week of a course as one file, from the library's own document. */
export default function SendWeekModal({
  course,
  week,
  onClose,
}: {
  course: string;
  week: number;
  onClose: () => void;
}) {
  const place: WeekPlace = { of: 'courses', id: course, week };
  const ask = useCallback(
    () =>
      client.weekFiles.about({ params: { of: 'courses', id: course, week } }, { signal: AbortSignal.timeout(30_000) }),
    [course, week],
  );
  const { load } = useAnswer(ask);
  return (
    <Modal title={texts.title(week)} closeLabel={texts.close} onClose={onClose}>
      <p className="mb-4 text-ink-soft">{texts.lead}</p>
      {load.state === 'ready' ? (
        <WeekFileFacts file={load.data} place={place} />
      ) : load.state === 'failed' ? (
        <Banner tone="error">{whyNot(load.error, texts.failed)}</Banner>
      ) : (
        <Spinner>{texts.loading}</Spinner>
      )}
    </Modal>
  );
}
