import { Check, PencilLine, RefreshCw, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { quizDraftsTexts } from './texts.ts';

const texts = quizDraftsTexts;

export interface DraftActions {
  keep: () => void;
  fix: () => void;
  /** Null where it is the quiz's last question. */
  drop: (() => void) | null;
  /** Null where there is no other. */
  another: (() => void) | null;
}

/** Keep is the usual answer: widest and nearest the thumb. Drop lies farthest from it, and is undone, not asked about. */
export function DraftFoot({ keep, fix, drop, another, isEnough }: DraftActions & { isEnough: boolean }) {
  return (
    <fieldset
      data-foot-bar
      className="-mx-4 sticky bottom-0 z-(--z-sticky) flex flex-col gap-2 border-line border-t bg-surface px-4 py-3 md:-mx-8 md:px-8"
    >
      <legend className="sr-only">{texts.group}</legend>
      <div className="mx-auto grid w-full max-w-2xl grid-cols-[1fr_1.25fr_1fr] gap-2 [&>button]:px-1">
        <Button variant="secondary" disabled={drop === null} aria-keyshortcuts="D" onClick={drop ?? undefined}>
          <Trash2 aria-hidden />
          {texts.drop}
        </Button>
        <Button variant="secondary" disabled={another === null} aria-keyshortcuts="L" onClick={another ?? undefined}>
          <RefreshCw aria-hidden />
          {texts.another}
        </Button>
        <Button variant="secondary" aria-keyshortcuts="F" onClick={fix}>
          <PencilLine aria-hidden />
          {texts.fix}
        </Button>
      </div>
      <Button
        variant={isEnough ? 'secondary' : 'accent'}
        size="lg"
        className="mx-auto w-full max-w-2xl"
        aria-keyshortcuts="K"
        onClick={keep}
      >
        <Check aria-hidden />
        {texts.keep}
      </Button>
    </fieldset>
  );
}
