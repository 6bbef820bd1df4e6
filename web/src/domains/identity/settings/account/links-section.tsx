import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { leadsNowhere } from '../../../../lib/email.ts';
import { formatDate } from '../../../../lib/format.ts';
import { failureText } from '../../../../lib/signed-out.ts';
import { AlertDialog } from '../../../../ui/alert-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { toast } from '../../../../ui/toast.ts';
import { linksQuery, removeLink, removePlatform, sessionsQuery } from '../api.ts';
import { Section } from '../section.tsx';
import { settingsTexts } from '../texts.ts';
import { keyOf, nameOf, type WayIn, waysIn } from './ways-in.ts';

const texts = settingsTexts.links;

const timesOf = ({ link: { linked_at, last_used_at } }: WayIn) => [
  texts.linked(formatDate(linked_at)),
  ...(last_used_at === null ? [] : [texts.lastUsed(formatDate(last_used_at))]),
];

const removalOf = (way: WayIn) =>
  way.kind === 'platform'
    ? { title: texts.removePlatformTitle(nameOf(way)), text: texts.removePlatformText(nameOf(way)) }
    : { title: texts.removeTitle(nameOf(way)), text: texts.removeText };

/** The other ways into the account; nothing where there is none. */
export function LinksSection({ email }: { email: string }) {
  const { data } = useQuery(linksQuery);
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<WayIn | null>(null);
  const remove = useMutation({
    mutationFn: (way: WayIn) => (way.kind === 'platform' ? removePlatform(way.link) : removeLink(way.link.provider)),
    onSuccess: (_, way) => toast.success(texts.removed(nameOf(way))),
    onError: (error) => toast.error(failureText(error, texts.failed), { id: 'links' }),
    onSettled: () => {
      setChosen(null);
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      return queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
    },
  });
  const ways = data ? waysIn(data) : [];
  if (!data || ways.length === 0) return null;
  const isOnlyWay = ways.length === 1 && !data.has_password;
  return (
    <Section heading={texts.heading}>
      <ul className="flex flex-col divide-y divide-line">
        {ways.map((way) => (
          <li key={keyOf(way)} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
            <div className="min-w-0 flex-1">
              <p className="break-words font-semibold">{nameOf(way)}</p>
              {timesOf(way).map((time) => (
                <p key={time} className="text-ink-faint text-sm">
                  {time}
                </p>
              ))}
            </div>
            {isOnlyWay ? null : (
              <Button variant="ghost" aria-label={texts.removeOf(nameOf(way))} onClick={() => setChosen(way)}>
                {texts.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOnlyWay ? <OnlyWay email={email} /> : null}
      <AlertDialog
        open={chosen !== null}
        onOpenChange={(isOpen) => isOpen || setChosen(null)}
        title={chosen ? removalOf(chosen).title : ''}
        description={chosen ? removalOf(chosen).text : ''}
        cancelLabel={texts.cancel}
        confirmLabel={texts.remove}
        busy={remove.isPending}
        busyLabel={texts.removing}
        onConfirm={() => chosen && remove.mutate(chosen)}
      />
    </Section>
  );
}

/** Whoever has no mailbox can't set a password by mail. */
function OnlyWay({ email }: { email: string }) {
  if (leadsNowhere(email)) return <p className="text-ink-soft">{texts.onlyCourse}</p>;
  return (
    <>
      <p className="text-ink-soft">{texts.onlyWay}</p>
      <LinkButton to="/reset-password" variant="secondary" className="self-start">
        {settingsTexts.password.setOne}
      </LinkButton>
    </>
  );
}
