import { BookOpenText, FileText, Plus, Users, Zap } from 'lucide-react';
import { Link } from 'react-router';
import { sprintsTexts } from '../../texts/en/sprints.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { DocumentModal } from './document-modal.tsx';
import { LimitModal } from './limit-modal.tsx';
import { QuickCreate } from './quick-create.tsx';
import { TopicWizard } from './topic-wizard.tsx';
import type { CreateSprint } from './use-create-sprint.ts';

const texts = sprintsTexts.create;

/** Floats over the foot of the page, where a thumb is. */
export function CreateSprintButton({ create, isMain }: { create: CreateSprint; isMain: boolean }) {
  return (
    <section
      aria-label={texts.actions}
      className="fixed right-4 bottom-4 z-(--z-sticky) flex max-w-[calc(100%-2rem)] flex-wrap items-center justify-end gap-3 md:right-8 md:bottom-6"
    >
      <Link
        to="/community"
        title={texts.community}
        className="inline-flex min-h-13 min-w-13 items-center justify-center gap-2 rounded-pill border border-line-strong bg-surface px-3.5 font-semibold shadow-float transition-colors hover:bg-sunken sm:px-5"
      >
        <Users aria-hidden className="size-5 shrink-0 text-link" />
        <span className="sr-only sm:not-sr-only">{texts.community}</span>
      </Link>
      <Menu
        trigger={
          <Button variant={isMain ? 'accent' : 'primary'} size="lg" className="rounded-pill shadow-float">
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
    </section>
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
