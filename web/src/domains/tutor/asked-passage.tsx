import { X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Quoted } from '../../ui/chat.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { assistantTexts } from './texts.ts';

const texts = assistantTexts.passage;

interface AskedPassageProps {
  passage: string;
  isBusy: boolean;
  onExplain: () => void;
  onDrop: () => void;
}

/** What the next question is about, with the one that is asked most. */
export function AskedPassage({ passage, isBusy, onExplain, onDrop }: AskedPassageProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-1">
        <Quoted>{passage}</Quoted>
        <IconButton label={texts.drop} onClick={onDrop} className="-mr-2">
          <X aria-hidden />
        </IconButton>
      </div>
      <Button variant="secondary" disabled={isBusy} onClick={onExplain} className="self-start">
        {texts.explain}
      </Button>
    </div>
  );
}
