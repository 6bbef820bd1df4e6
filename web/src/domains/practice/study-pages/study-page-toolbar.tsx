import type { StudyPage } from '@akada/contract/client';
import { List, RefreshCw } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { studyPagesTexts } from './texts.ts';
import type { Regeneration } from './use-regenerate.ts';

interface StudyPageToolbarProps {
  page: StudyPage;
  contentsId: string;
  isContentsOpen: boolean;
  onToggleContents: () => void;
  regeneration: Regeneration;
}

/** Stays in sight while the text scrolls: contents, title, and Regenerate for the owner. */
export function StudyPageToolbar(props: StudyPageToolbarProps) {
  const { page, contentsId, isContentsOpen, onToggleContents, regeneration } = props;
  return (
    <div className="flex items-center gap-2.5 py-2">
      <Button variant="secondary" aria-expanded={isContentsOpen} aria-controls={contentsId} onClick={onToggleContents}>
        <List aria-hidden />
        <span className="sr-only sm:not-sr-only">{studyPagesTexts.contents}</span>
      </Button>
      <Badge className="min-w-0 py-1.5">
        <span className="truncate">{page.title}</span>
      </Badge>
      {page.isOwner ? (
        <Button
          variant="secondary"
          className="ml-auto shrink-0"
          disabled={!page.can_regenerate}
          aria-describedby={page.can_regenerate ? undefined : 'regenerate-reason'}
          busy={regeneration.isBusy}
          busyLabel={studyPagesTexts.regenerating}
          onClick={regeneration.start}
        >
          <RefreshCw aria-hidden />
          {studyPagesTexts.regenerate}
        </Button>
      ) : null}
    </div>
  );
}
