import type { StudyPage } from '@akada/contract/client';
import { List, RefreshCw } from 'lucide-react';
import { studyTexts } from '../../texts/en/study.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Regeneration } from './use-regenerate.ts';

interface StudyToolbarProps {
  study: StudyPage;
  contentsId: string;
  isContentsOpen: boolean;
  onToggleContents: () => void;
  regeneration: Regeneration;
}

/** Stays in sight while the text scrolls: contents, title, and Regenerate for the owner. */
export function StudyToolbar(props: StudyToolbarProps) {
  const { study, contentsId, isContentsOpen, onToggleContents, regeneration } = props;
  return (
    <div className="flex items-center gap-2.5 py-2">
      <Button variant="secondary" aria-expanded={isContentsOpen} aria-controls={contentsId} onClick={onToggleContents}>
        <List aria-hidden />
        <span className="sr-only sm:not-sr-only">{studyTexts.contents}</span>
      </Button>
      <Badge className="min-w-0 py-1.5">
        <span className="truncate">{study.title}</span>
      </Badge>
      {study.isOwner ? (
        <Button
          variant="secondary"
          className="ml-auto shrink-0"
          disabled={!study.can_regenerate}
          aria-describedby={study.can_regenerate ? undefined : 'regenerate-reason'}
          busy={regeneration.isBusy}
          busyLabel={studyTexts.regenerating}
          onClick={regeneration.start}
        >
          <RefreshCw aria-hidden />
          {studyTexts.regenerate}
        </Button>
      ) : null}
    </div>
  );
}
