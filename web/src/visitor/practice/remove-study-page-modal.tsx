import type { StudyPage } from '@akada/contract/client';
import { useState } from 'react';
import { describeFailure, removeStudyPage } from '../../domains/practice/study-pages/api.ts';
import { studyPagesTexts } from '../../domains/practice/study-pages/texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../modal.tsx';

const texts = studyPagesTexts.remove;

interface RemoveStudyPageModalProps {
  page: Pick<StudyPage, 'study_id' | 'title'>;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asked for first: whoever has the link loses the text too. The focus starts on what changes nothing. */
export function RemoveStudyPageModal({ page, onRemoved, onClose }: RemoveStudyPageModalProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await removeStudyPage(page.study_id);
      onRemoved();
    } catch (error) {
      setFailure(describeFailure(error));
      setBusy(false);
    }
  };
  const footer = (
    <>
      <Button variant="secondary" disabled={isBusy} onClick={onClose}>
        {texts.keep}
      </Button>
      <Button variant="danger" busy={isBusy} busyLabel={texts.busy} onClick={remove}>
        {texts.confirm}
      </Button>
    </>
  );
  return (
    <Modal title={texts.heading} closeLabel={texts.keep} onClose={onClose} footer={footer}>
      <p className="text-ink-soft">{texts.text(page.title)}</p>
      {failure ? (
        <Banner tone="error" className="mt-4">
          {failure}
        </Banner>
      ) : null}
    </Modal>
  );
}
