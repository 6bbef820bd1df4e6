import type { SittingToStore } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listWaiting, sendSoon } from '../../../lib/outbox/account-outbox.ts';
import { readAgain } from '../../../lib/read-again.ts';
import { toStore } from '../../../lib/sittings/attempt.ts';
import { isOver } from '../../../lib/sittings/taps.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toast.ts';
import { whenTypingIsHere } from '../../../ui/typed-answer/lazy-typed-answer.tsx';
import { Instructions } from './instructions.tsx';
import { sittingHandedIn } from './outgoing.ts';
import { Result } from './result/result.tsx';
import { Room } from './room/room.tsx';
import { useNow } from './room/use-now.ts';
import { sittingTexts } from './texts.ts';
import { type SittingHere, useSitting } from './use-sitting.ts';

interface SittingViewProps {
  id: string;
  /** What was handed in, before the server has it. */
  onHandedIn: (sitting: SittingToStore) => void;
}

/** A sitting of this device from its instructions to its result. */
export function SittingView({ id, onHandedIn }: SittingViewProps) {
  const here = useSitting(id);
  const isTyped = typeof here === 'object' && here.sitting.plan.questions.some(({ typed }) => typed);
  // From here on no network is needed.
  useEffect(() => {
    if (isTyped) whenTypingIsHere(() => {});
  }, [isTyped]);
  if (here === 'loading') return <Spinner className="min-h-dvh">{sittingTexts.loading}</Spinner>;
  if (here === 'gone') return <Gone />;
  const { sitting, progress, start } = here;
  if (!sitting.begun) return <Instructions plan={sitting.plan} onStart={start} />;
  return progress.handedIn ? <HandedIn here={here} onHandedIn={onHandedIn} /> : <UnderWay here={here} />;
}

function UnderWay({ here: { sitting, progress, isSaved, tap } }: { here: SittingHere }) {
  const now = useNow();
  const isEnd = isOver(sitting, now);
  // The time ran out, here or while nobody looked: what was answered counts.
  useEffect(() => {
    if (isEnd) tap({ kind: 'hand-in', by: 'clock' });
  }, [isEnd, tap]);
  if (isEnd) return null;
  return <Room sitting={sitting} progress={progress} isSaved={isSaved} onTap={tap} />;
}

/** Whether the answers wait for a connection. */
const isWaitingHere = (id: string) => listWaiting(sittingHandedIn).some(({ body }) => body.id === id);

function HandedIn({ here, onHandedIn }: { here: SittingHere } & Pick<SittingViewProps, 'onHandedIn'>) {
  const { sitting, progress, tap } = here;
  const queries = useQueryClient();
  const [isWaiting, setWaiting] = useState(() => isWaitingHere(sitting.id));
  useEffect(() => {
    const body = progress.isSent || isWaitingHere(sitting.id) ? null : toStore(sitting, progress);
    if (!body) return;
    onHandedIn(body);
    // What waits in the outbox may be lost with a battery that dies now: until the server has it, this may send it again.
    void sendSoon(sittingHandedIn, { body }).then((stored) => {
      setWaiting(stored === null && isWaitingHere(sitting.id));
      for (const { name } of stored?.achievements ?? []) toast.success(sittingTexts.result.achievement(name));
      if (!stored) return;
      tap({ kind: 'sent' });
      void readAgain(queries);
    });
  }, [sitting, progress, tap, queries, onHandedIn]);
  return <Result sitting={sitting} progress={progress} isWaiting={isWaiting} />;
}

function Gone() {
  const { title, text, home } = sittingTexts.gone;
  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <EmptyState heading="h1" title={title} action={<LinkButton to="/dashboard">{home}</LinkButton>}>
        {text}
      </EmptyState>
    </main>
  );
}
