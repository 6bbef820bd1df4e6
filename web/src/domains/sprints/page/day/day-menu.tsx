import type { LearningPath, SprintDay, SprintLesson } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { GalleryVerticalEnd, PencilLine, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useHistoryDialog } from '../../../../lib/history-dialog.ts';
import { wordsOf } from '../../../../lib/words-of.ts';
import { AlertDialog } from '../../../../ui/alert-dialog.tsx';
import { MenuItem, MenuSeparator } from '../../../../ui/menu.tsx';
import { Select } from '../../../../ui/select.tsx';
import { toast } from '../../../../ui/toast.ts';
import { isBeingMade, pathQuery, regenerateDay } from '../api.ts';
import { sprintPageTexts } from '../texts.ts';

const texts = sprintPageTexts;

/** The editor of the open day, which the lesson shows. */
export const EDITOR = 'edit-day';

interface OpenDay {
  path: LearningPath;
  day: SprintDay;
  lesson: SprintLesson;
}

/** The day is the learner's own: it can be rewritten by hand or made anew, and stays completed. */
export function DayItems({ path, day, lesson, onRegenerate }: OpenDay & { onRegenerate: () => void }) {
  const editor = useHistoryDialog(EDITOR);
  return (
    <>
      <MenuItem icon={<PencilLine aria-hidden />} onSelect={editor.open}>
        {texts.lesson.edit}
      </MenuItem>
      {day.kind === 'study' && lesson.html !== null ? (
        <MenuItem asChild>
          <Link to={`/cards?sprint=${path.id}&day=${day.day}`}>
            <GalleryVerticalEnd aria-hidden />
            {texts.complete.cards}
          </Link>
        </MenuItem>
      ) : null}
      {day.kind === 'study' ? (
        <MenuItem icon={<RefreshCw aria-hidden />} disabled={isBeingMade(path)} onSelect={onRegenerate}>
          {texts.lesson.regenerate}
        </MenuItem>
      ) : null}
      <MenuSeparator />
    </>
  );
}

interface RegenerateDayProps extends OpenDay {
  isAsking: boolean;
  onAsking: (isAsking: boolean) => void;
}

/** Asks first. Outside the menu, which is gone by then. */
export function RegenerateDay({ path, day, lesson, isAsking, onAsking }: RegenerateDayProps) {
  const regenerate = useRegenerate(path, day);
  const [section, setSection] = useState('');
  // A lesson that was kept on the phone before there were any has none.
  const sections = lesson.renewable_sections ?? [];
  const whole = lesson.edited ? texts.regenerate.textEdited : texts.regenerate.text;
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={onAsking}
      title={texts.regenerate.title}
      description={section ? texts.regenerate.textSection : whole}
      cancelLabel={texts.regenerate.cancel}
      confirmLabel={texts.regenerate.confirm}
      tone="primary"
      onConfirm={() => {
        onAsking(false);
        void regenerate(section || undefined);
      }}
    >
      {sections.length > 0 ? (
        <Select
          label={texts.regenerate.which}
          value={section}
          onChange={({ target }) => setSection(target.value)}
          placeholder={texts.regenerate.whole}
          options={sections.map((heading) => ({ value: heading, label: heading }))}
        />
      ) : null}
    </AlertDialog>
  );
}

/** Orders the day anew, and says when the new text is there. */
function useRegenerate(path: LearningPath, day: SprintDay) {
  const queries = useQueryClient();
  const isWaiting = useRef(false);
  const isBusy = isBeingMade(path);

  useEffect(() => {
    if (isBusy || !isWaiting.current) return;
    isWaiting.current = false;
    const failure = path.generation?.status === 'failed' ? path.generation.error : null;
    if (failure) toast.error(failure);
    else toast.success(texts.regenerate.done);
  }, [isBusy, path]);

  return async (section: string | undefined) => {
    try {
      await regenerateDay(path.id, day.day, section);
      toast.info(texts.regenerate.started);
      await queries.invalidateQueries({ queryKey: pathQuery(path.id).queryKey });
      isWaiting.current = true;
      await queries.invalidateQueries({ queryKey: pathQuery(path.id).queryKey });
    } catch (error) {
      toast.error(texts.errors.action(wordsOf(error)));
    }
  };
}
