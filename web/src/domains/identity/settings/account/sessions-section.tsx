import type { Session } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../../lib/format.ts';
import { useHistoryDialog } from '../../../../lib/history-dialog.ts';
import { failureText } from '../../../../lib/signed-out.ts';
import { commonTexts } from '../../../../texts/en/common.ts';
import { AlertDialog } from '../../../../ui/alert-dialog.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.ts';
import { endSession, linksQuery, sessionsQuery, signOutEverywhere } from '../api.ts';
import { Section } from '../section.tsx';
import { settingsTexts } from '../texts.ts';
import { nameOf, waysIn } from './ways-in.ts';

const texts = settingsTexts.sessions;
/** More than these are shown on request: old ones end by themselves. */
const SHOWN = 5;

interface SessionsSectionProps {
  /** Every session is over, this one too. */
  onSignedOut: (message: string) => void;
}

export function SessionsSection({ onSignedOut }: SessionsSectionProps) {
  const sessions = useQuery(sessionsQuery);
  const [isWhole, setWhole] = useState(false);
  const thisFirst = [...(sessions.data ?? [])].sort((a, b) => Number(b.current) - Number(a.current));
  const shown = isWhole ? thisFirst : thisFirst.slice(0, SHOWN);
  const dialog = useHistoryDialog('sign-out-everywhere');
  const [removesLinks, setRemovesLinks] = useState(false);
  const everywhere = useMutation({
    mutationFn: () => signOutEverywhere({ removesLinks }),
    onSuccess: () => onSignedOut(texts.everywhereDone),
    onError: (error) => toast.error(failureText(error, texts.failed), { id: 'sessions' }),
  });
  return (
    <Section heading={texts.heading}>
      {sessions.isPending ? <Skeleton className="h-16 w-full" /> : null}
      {sessions.isError ? (
        <LoadFailure
          title={settingsTexts.loadFailed}
          retryLabel={commonTexts.retry}
          isRetrying={sessions.isFetching}
          onRetry={() => sessions.refetch()}
        />
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {shown.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </ul>
      )}
      {thisFirst.length > SHOWN ? (
        <Button variant="ghost" className="self-start" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.showFewer : texts.showAll(thisFirst.length)}
        </Button>
      ) : null}
      <Button variant="secondary" className="self-start" onClick={dialog.open}>
        {texts.everywhere}
      </Button>
      <AlertDialog
        open={dialog.isOpen}
        onOpenChange={(isOpen) => isOpen || dialog.close()}
        title={texts.everywhereTitle}
        description={texts.everywhereText}
        cancelLabel={texts.cancel}
        confirmLabel={texts.everywhere}
        busy={everywhere.isPending}
        busyLabel={texts.everywhereBusy}
        onConfirm={() => everywhere.mutate()}
      >
        <RemoveLinks isChosen={removesLinks} onChange={setRemovesLinks} />
      </AlertDialog>
    </Section>
  );
}

/** Asked where somebody could come back by another way than the password. */
function RemoveLinks({ isChosen, onChange }: { isChosen: boolean; onChange: (isChosen: boolean) => void }) {
  const { data } = useQuery(linksQuery);
  const ways = data ? waysIn(data) : [];
  const [oldest] = ways;
  if (!data || !oldest) return null;
  const gone = data.has_password ? ways : ways.slice(1);
  return (
    <>
      {gone.length > 0 ? (
        <Checkbox
          label={texts.removeLinks}
          hint={texts.removeLinksHint(gone.map(nameOf).join(', '))}
          checked={isChosen}
          onChange={(event) => onChange(event.target.checked)}
        />
      ) : null}
      {data.has_password ? null : <p className="text-ink-soft text-sm">{texts.keepsLast(nameOf(oldest))}</p>}
    </>
  );
}

const isPhone = (device: string) => /Android|iPhone|iPad|Opera Mini|UC Browser/.test(device);

function Row({ session }: { session: Session }) {
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: () => endSession(session.id),
    onSuccess: () => toast.success(texts.signedOut(session.device)),
    onError: (error) => toast.error(failureText(error, texts.failed), { id: 'sessions' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const Icon = isPhone(session.device) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <Icon aria-hidden className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {session.device} {session.current ? <Badge tone="success">{texts.current}</Badge> : null}
        </p>
        <p className="text-ink-faint text-sm">{texts.lastUsed(formatMoment(session.last_used_at))}</p>
      </div>
      {session.current ? null : (
        <Button
          variant="ghost"
          aria-label={texts.signOutOf(session.device)}
          busy={end.isPending}
          onClick={() => end.mutate()}
        >
          {texts.signOut}
        </Button>
      )}
    </li>
  );
}
