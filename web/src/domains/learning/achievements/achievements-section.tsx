import type { Achievement } from '@akada/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { onMessage } from '../../../lib/messages.ts';
import { readAgain } from '../../../lib/read-again.ts';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { achievementsQuery } from './api.ts';
import { BadgeOf } from './badge-of.tsx';
import { achievementsTexts } from './texts.ts';

const texts = achievementsTexts;
/** When it was earned; until then, by what it will be. */
const standingOf = ({ earnedOn, description }: Achievement) =>
  earnedOn ? texts.earnedOn(formatDate(earnedOn)) : description;

/** Every achievement with its drawing and what earns it; a tap shows it large. A failed load is told by the figures above. */
export function AchievementsSection({ className = '' }: { className?: string }) {
  const { data, isPending } = useQuery(achievementsQuery);
  const queries = useQueryClient();
  const id = useId();
  useEffect(
    () => onMessage(['ACHIEVEMENT_UNLOCKED'], () => void readAgain(queries, achievementsQuery.queryKey)),
    [queries],
  );
  if (!data && !isPending) return null;
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-3 text-lg">
        {texts.heading}
      </h2>
      <ul className="-mx-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-y-2">
        {data
          ? data.achievements.map((achievement) => <Badge key={achievement.id} achievement={achievement} />)
          : [1, 2, 3, 4, 5, 6].map((place) => <Skeleton key={place} className="m-2 h-28" />)}
      </ul>
    </Card>
  );
}

function Badge({ achievement }: { achievement: Achievement }) {
  const dialog = useHistoryDialog(`achievement-${achievement.id}`);
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={dialog.open}
        className="flex h-full w-full flex-col items-center gap-1.5 rounded-control p-2 text-center transition-colors hover:bg-sunken"
      >
        <BadgeOf achievement={achievement} className="size-18" />
        <span className="font-semibold text-sm leading-snug">{achievement.name}</span>
        <span className="text-ink-soft text-sm leading-snug">{standingOf(achievement)}</span>
      </button>
      {dialog.isOpen ? (
        <Dialog
          open
          onOpenChange={dialog.close}
          title={achievement.name}
          description={achievement.description}
          closeLabel={texts.close}
        >
          <div className="flex flex-col items-center gap-3 pt-2">
            <BadgeOf achievement={achievement} className="size-40" />
            {achievement.earned ? <p>{standingOf(achievement)}</p> : null}
          </div>
        </Dialog>
      ) : null}
    </li>
  );
}
