import type { StudyPage } from '@akada/contract/client';
import { useState } from 'react';
import { describeFailure, removeStudy } from '../../features/study/api.ts';
import { studyTexts } from '../../texts/en/study.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../modal.tsx';

const texts = studyTexts.remove;

interface RemoveStudyModalProps {
  study: Pick<StudyPage, 'study_id' | 'title'>;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asked for first: whoever has the link loses the text too. The focus starts on what changes nothing. */
export function RemoveStudyModal({ study, onRemoved, onClose }: RemoveStudyModalProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await removeStudy(study.study_id);
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
      <p className="text-ink-soft">{texts.text(study.title)}</p>
      {failure ? (
        <Banner tone="error" className="mt-4">
          {failure}
        </Banner>
      ) : null}
    </Modal>
  );
}
