import { useQuery } from '@tanstack/react-query';
import { Maximize, RotateCcw, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { findPicture } from '../here/scan-store.ts';
import { usePictureUrl } from '../page-picture.tsx';
import { type Corners, wholePicture } from '../picture/corners.ts';
import { type Turns, turned } from '../picture/lay-flat.ts';
import { scansTexts } from '../texts.ts';
import { CutFrame } from './cut-frame.tsx';

const texts = scansTexts.cut;

interface CutDialogProps {
  scanId: string;
  pageKey: string;
  number: number;
  corners: Corners;
  turns: Turns;
  onSave: (cut: { corners: Corners; turns: Turns }) => void;
  onClose: () => void;
}

/** The photograph with the page's edges as they were found, to be corrected by hand, and turned. */
export function CutDialog({ scanId, pageKey, number, onSave, onClose, ...before }: CutDialogProps) {
  const [corners, setCorners] = useState(before.corners);
  const [turns, setTurns] = useState(before.turns);
  const { data: photo } = useQuery({
    queryKey: ['scans', scanId, 'photo', pageKey],
    queryFn: () => findPicture(scanId, pageKey, 'photo'),
    gcTime: 0,
  });
  const url = usePictureUrl(photo);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title(number)}
      description={texts.lead}
      closeLabel={texts.close}
      footer={
        <Button variant="accent" size="lg" full onClick={() => onSave({ corners, turns })}>
          {texts.save}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {url ? (
          <CutFrame src={url} alt={texts.photo(number)} corners={corners} turns={turns} onChange={setCorners} />
        ) : (
          <div className="h-80" />
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" className="flex-1 px-2!" onClick={() => setTurns((now) => turned(now, -1))}>
            <RotateCcw aria-hidden />
            {texts.left}
          </Button>
          <Button variant="secondary" className="flex-1 px-2!" onClick={() => setTurns((now) => turned(now, 1))}>
            <RotateCw aria-hidden />
            {texts.right}
          </Button>
          <Button variant="secondary" className="flex-1 px-2!" onClick={() => setCorners(wholePicture)}>
            <Maximize aria-hidden />
            {texts.whole}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
