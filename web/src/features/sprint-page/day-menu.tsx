import type { LearningPath, SprintDay, SprintLesson } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical, GalleryVerticalEnd, PencilLine, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sprintPageTexts } from '../../texts/en/sprint-page.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';
import { isBeingMade, lessonQuery, pathQuery, regenerateDay } from './api.ts';

const texts = sprintPageTexts;

interface DayMenuProps {
  path: LearningPath;
  day: SprintDay;
  lesson: SprintLesson;
  onEdit: () => void;
}

/** The day is the learner's own: it can be rewritten by hand or made anew, and stays completed. */
export function DayMenu({ path, day, lesson, onEdit }: DayMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const regenerate = useRegenerate(path, day);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={texts.lesson.more} className="-mr-2">
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<PencilLine aria-hidden />} onSelect={onEdit}>
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
          <MenuItem icon={<RefreshCw aria-hidden />} disabled={isBeingMade(path)} onSelect={() => setAsking(true)}>
            {texts.lesson.regenerate}
          </MenuItem>
        ) : null}
      </Menu>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.regenerate.title}
        description={lesson.edited ? texts.regenerate.textEdited : texts.regenerate.text}
        cancelLabel={texts.regenerate.cancel}
        confirmLabel={texts.regenerate.confirm}
        tone="primary"
        onConfirm={() => {
          setAsking(false);
          void regenerate();
        }}
      />
    </>
  );
}

/** Orders the day anew, and shows the new text when it is there. */
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
    void queries.invalidateQueries({ queryKey: lessonQuery(path.id, day.day).queryKey });
  }, [isBusy, path, day.day, queries]);

  return async () => {
    try {
      await regenerateDay(path.id, day.day);
      toast.info(texts.regenerate.started);
      await queries.invalidateQueries({ queryKey: pathQuery(path.id).queryKey });
      isWaiting.current = true;
      await queries.invalidateQueries({ queryKey: pathQuery(path.id).queryKey });
    } catch (error) {
      toast.error(texts.errors.action(error instanceof Error ? error.message : String(error)));
    }
  };
}
