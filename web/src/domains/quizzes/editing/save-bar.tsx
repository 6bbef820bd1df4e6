import { Button } from '../../../ui/button.tsx';
import { quizEditorTexts } from './texts.ts';

const texts = quizEditorTexts.save;

interface SaveBarProps {
  /** A quiz that was never saved has nothing to boast of. */
  isNew: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** What keeps it from being saved; shown once one has tried. */
  fault: string | null;
  onSave: () => void;
  onDiscard: () => void;
}

/** Always in reach: whether everything is saved, and the button that does it. */
export function SaveBar({ isNew, isDirty, isSaving, fault, onSave, onDiscard }: SaveBarProps) {
  return (
    <div
      data-foot-bar
      className="-mx-4 sticky bottom-0 z-(--z-sticky) flex flex-wrap items-center gap-3 border-line border-t bg-surface px-4 py-2.5 md:-mx-8 md:px-8"
    >
      <p role="status" className="min-w-0 flex-1 basis-40 text-sm">
        {fault ? (
          <span className="font-semibold text-danger">{fault}</span>
        ) : (
          <span className="text-ink-soft">{isDirty ? texts.unsaved : isNew ? texts.nothingYet : texts.allSaved}</span>
        )}
      </p>
      {isDirty ? (
        <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
          {texts.discard}
        </Button>
      ) : null}
      <Button variant="accent" disabled={!isDirty} busy={isSaving} busyLabel={texts.saving} onClick={onSave}>
        {texts.save}
      </Button>
    </div>
  );
}
