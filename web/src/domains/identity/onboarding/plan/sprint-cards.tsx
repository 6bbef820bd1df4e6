import type { RecommendedSprint } from '@akada/contract/client';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { LessonsBadge } from '../../../../ui/lessons-badge.tsx';
import { onboardingTexts } from '../texts.ts';

interface SprintCardsProps {
  label: string;
  sprints: RecommendedSprint[];
  /** What can be done with one, or what it is. */
  action: (sprint: RecommendedSprint) => ReactNode;
}

/** Recommended sprints, each with what it is about. */
export function SprintCards({ label, sprints, action }: SprintCardsProps) {
  const texts = onboardingTexts.plan;
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
      {sprints.map((sprint) => (
        <Card as="li" key={sprint.path_id} className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone="primary">{sprint.course_code ?? texts.multiple}</Badge>
            <LessonsBadge isReady={sprint.lessons_ready} />
            <Badge>
              <CalendarDays aria-hidden />
              {texts.duration}
            </Badge>
          </div>
          <h3 className="text-lg">{sprint.title}</h3>
          <p className="text-sm">{sprint.description}</p>
          <p className="flex-1 text-ink-soft text-sm">{sprint.content_preview}</p>
          {action(sprint)}
        </Card>
      ))}
    </ul>
  );
}
