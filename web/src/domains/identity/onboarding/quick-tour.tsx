import { useState } from 'react';
import { Link } from 'react-router';
import { AchieveArt, HelpArt, InviteArt, NavigateArt } from '../../../ui/art/tour-art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { onboardingTexts } from './texts.ts';

interface QuickTourProps {
  open: boolean;
  onClose: () => void;
  /** Finished or skipped. */
  onDone: () => void;
  /** The first lesson of the sprint that was chosen; null where none was. */
  dayOne: string | null;
}

const slides = [
  { Art: NavigateArt, text: 'navigate' },
  { Art: AchieveArt, text: 'achieve' },
  { Art: InviteArt, text: 'invite' },
  { Art: HelpArt, text: 'help' },
] as const;

/** Four slides about what is where; each can be left out. */
export function QuickTour({ open, onClose, onDone, dayOne }: QuickTourProps) {
  const texts = onboardingTexts.tour;
  const [at, setAt] = useState(0);
  const { Art, text } = slides[at] ?? slides[0];
  const isLast = at === slides.length - 1;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        // Whoever opens it again begins at its first slide.
        setAt(0);
        onClose();
      }}
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <>
          {at > 0 ? (
            <Button variant="secondary" onClick={() => setAt(at - 1)}>
              {texts.back}
            </Button>
          ) : null}
          <Button variant="accent" onClick={() => (isLast ? onDone() : setAt(at + 1))}>
            {isLast ? texts.finish : texts.next}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Art className="mx-auto h-auto w-full max-w-80 rounded-card" />
        {/* Announced as the slides change: the buttons keep the focus. */}
        <div aria-live="polite" className="min-h-28">
          <p className="text-ink-faint text-sm">{texts.place(at + 1, slides.length)}</p>
          <h3 className="text-xl">{texts[text].title}</h3>
          <p className="mt-1 text-ink-soft">{texts[text].text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6">
          {dayOne ? (
            <Link to={dayOne} replace className="link inline-flex min-h-11 items-center font-semibold">
              {texts.dayOne}
            </Link>
          ) : null}
          <button type="button" onClick={onDone} className="link min-h-11 cursor-pointer">
            {texts.skip}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
