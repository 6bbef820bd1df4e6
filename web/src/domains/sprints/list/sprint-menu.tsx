import type { SprintCard } from '@akada/contract/client';
import { CalendarDays, EllipsisVertical, Pencil, Share2, Trash2 } from 'lucide-react';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { sprintsTexts } from '../texts.ts';
import { ExamDate, RenameSprint } from './change-sprint.tsx';
import { RemoveSprint } from './remove-sprint.tsx';
import { shareSprint } from './share-sprint.ts';

/** What can be done with a sprint beside studying it. */
export function SprintMenu({ sprint, className }: { sprint: SprintCard; className?: string }) {
  const renaming = useHistoryDialog(`rename-sprint-${sprint.id}`);
  const dating = useHistoryDialog(`exam-of-sprint-${sprint.id}`);
  const removing = useHistoryDialog(`delete-sprint-${sprint.id}`);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={sprintsTexts.list.more(sprint.title)} className={className}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
      >
        {sprint.state === 'ready' ? (
          <>
            <MenuItem icon={<Pencil aria-hidden />} onSelect={renaming.open}>
              {sprintsTexts.rename.item}
            </MenuItem>
            <MenuItem icon={<CalendarDays aria-hidden />} onSelect={dating.open}>
              {sprintsTexts.exam.item}
            </MenuItem>
            {sprint.type === 'topic' ? (
              <MenuItem icon={<Share2 aria-hidden />} onSelect={() => void shareSprint(sprint)}>
                {sprintsTexts.share.item}
              </MenuItem>
            ) : null}
            <MenuSeparator />
          </>
        ) : null}
        <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={removing.open}>
          {sprintsTexts.remove.item}
        </MenuItem>
      </Menu>
      {renaming.isOpen ? <RenameSprint sprint={sprint} dialog={renaming} /> : null}
      {dating.isOpen ? <ExamDate sprint={sprint} dialog={dating} /> : null}
      <RemoveSprint sprint={sprint} dialog={removing} />
    </>
  );
}
