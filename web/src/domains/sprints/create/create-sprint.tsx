import { BookOpenText, FileText, Plus, Zap } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { sprintsTexts } from '../texts.ts';
import { DocumentModal } from './document-modal.tsx';
import { LimitModal } from './limit-modal.tsx';
import { QuickCreate } from './quick-create.tsx';
import { TopicWizard } from './topic-wizard.tsx';
import type { CreateSprint } from './use-create-sprint.ts';

const texts = sprintsTexts.create;

/** The ways to a new sprint. */
export function CreateSprintButton({ create, isMain }: { create: CreateSprint; isMain: boolean }) {
  return (
    <Menu
      trigger={
        <Button variant={isMain ? 'accent' : 'ghost'} className={isMain ? undefined : '-mr-4'}>
          <Plus aria-hidden />
          {texts.button}
        </Button>
      }
    >
      <MenuItem icon={<Zap aria-hidden />} onSelect={create.openQuick}>
        {texts.quick}
      </MenuItem>
      <MenuItem icon={<BookOpenText aria-hidden />} onSelect={create.openTopic}>
        {texts.topic}
      </MenuItem>
      <MenuItem icon={<FileText aria-hidden />} onSelect={create.openDocument}>
        {texts.document}
      </MenuItem>
    </Menu>
  );
}

/** What the ways to a new sprint open. */
export function CreateSprintDialogs({ create }: { create: CreateSprint }) {
  return (
    <>
      <QuickCreate {...create.quick} />
      <TopicWizard {...create.topic} />
      <DocumentModal {...create.document} />
      <LimitModal dialog={create.limit} count={create.count} />
    </>
  );
}
