import type { SprintCard } from '@akada/contract/client';
import { ArrowRight } from 'lucide-react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { sprintsTexts } from '../texts.ts';

const texts = sprintsTexts.owned;

interface OwnedNoticeProps {
  sprint: SprintCard;
  onOpen: (sprint: SprintCard) => void;
}

/** Said before a second sprint of the same course is made, with the way to the first. */
export function OwnedNotice({ sprint, onOpen }: OwnedNoticeProps) {
  return (
    <Banner
      tone="info"
      title={texts.title}
      action={
        <Button variant="secondary" onClick={() => onOpen(sprint)}>
          {texts.open}
          <ArrowRight aria-hidden />
        </Button>
      }
    >
      {sprint.title} · {sprintsTexts.now.progress(sprint.completed_days, sprint.total_days)}
    </Banner>
  );
}
