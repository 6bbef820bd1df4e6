import type { LearningPath, SprintDay } from '@akada/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, Download, EllipsisVertical, LayoutList, PencilLine, Send } from 'lucide-react';
import { useState } from 'react';
import { useHistoryDialog } from '../../../../lib/history-dialog.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import { toast } from '../../../../ui/toast.ts';
import { keepDay, lessonQuery } from '../api.ts';
import { DayItems, RegenerateDay } from '../day/day-menu.tsx';
import { daysOf } from '../place.ts';
import { sprintPageTexts } from '../texts.ts';
import { ExamDialog } from './exam-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { StyleDialog } from './style-dialog.tsx';

const texts = sprintPageTexts;

interface SprintMenuProps {
  path: LearningPath;
  /** The day whose text is open. */
  day: SprintDay | null;
  /** Left out where the open day has nothing to send. */
  onSendWeek?: (() => void) | undefined;
}

/** The page's one menu: what concerns the open day, then the sprint as a whole. */
export function SprintMenu({ path, day, onSendWeek }: SprintMenuProps) {
  // The lesson itself asks; here it is only looked at.
  const { data } = useQuery({ ...lessonQuery(path.id, day?.day ?? 0), enabled: false });
  const open = day && data ? { path, day, lesson: data.data } : null;
  const [isAsking, setAsking] = useState(false);
  const rename = useHistoryDialog('rename');
  const exam = useHistoryDialog('exam');
  const form = useHistoryDialog('form');
  const { keepAll, isKeeping } = useKeepAll(path);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={texts.menu.label} className="-mt-1.5 -mr-2">
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
      >
        {open ? <DayItems {...open} onRegenerate={() => setAsking(true)} /> : null}
        <MenuItem icon={<PencilLine aria-hidden />} onSelect={rename.open}>
          {texts.menu.rename}
        </MenuItem>
        <MenuItem icon={<CalendarClock aria-hidden />} onSelect={exam.open}>
          {texts.menu.exam}
        </MenuItem>
        <MenuItem icon={<LayoutList aria-hidden />} onSelect={form.open}>
          {texts.form.item}
        </MenuItem>
        <MenuItem icon={<Download aria-hidden />} disabled={isKeeping} onSelect={() => void keepAll()}>
          {texts.menu.keep}
        </MenuItem>
        {onSendWeek ? (
          <MenuItem icon={<Send aria-hidden />} onSelect={onSendWeek}>
            {texts.menu.sendWeek}
          </MenuItem>
        ) : null}
      </Menu>
      {open ? <RegenerateDay key={open.day.day} {...open} isAsking={isAsking} onAsking={setAsking} /> : null}
      {rename.isOpen ? <RenameDialog path={path} onClose={rename.close} /> : null}
      {form.isOpen ? <StyleDialog path={path} onClose={form.close} /> : null}
      {exam.isOpen ? <ExamDialog path={path} onClose={exam.close} /> : null}
    </>
  );
}

/** Every lesson that is written, one after the other, with what the tutor needs to work without a network. */
function useKeepAll(path: LearningPath) {
  const queries = useQueryClient();
  const [isKeeping, setKeeping] = useState(false);
  const keepAll = async () => {
    const id = `keep-${path.id}`;
    const ready = daysOf(path).filter(({ lesson_ready }) => lesson_ready);
    setKeeping(true);
    try {
      for (const [index, { day }] of ready.entries()) {
        toast.info(texts.keep.progress(index + 1, ready.length), { id, duration: 60_000 });
        await keepDay(queries, path.id, day);
      }
      // The code of the tutor that works here; loaded once, it is kept with the pages.
      await import('@akada/engine/browser');
      toast.success(texts.keep.done, { id, duration: 5000 });
    } catch {
      toast.dismiss(id);
      toast.error(texts.keep.failed);
    }
    setKeeping(false);
  };
  return { keepAll, isKeeping };
}
