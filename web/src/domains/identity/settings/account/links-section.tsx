import type { SignInLink } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../../lib/format.ts';
import { failureText } from '../../../../lib/signed-out.ts';
import { AlertDialog } from '../../../../ui/alert-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { toast } from '../../../../ui/toast.ts';
import { campusName } from '../../campus.ts';
import { linksQuery, removeLink } from '../api.ts';
import { Section } from '../section.tsx';
import { settingsTexts } from '../texts.ts';

const texts = settingsTexts.links;

const nameOf = ({ provider }: SignInLink) => (provider === 'campus' && campusName()) || texts.providers[provider];

/** The other ways into the account; nothing where there is none. */
export function LinksSection() {
  const { data } = useQuery(linksQuery);
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<SignInLink | null>(null);
  const remove = useMutation({
    mutationFn: (link: SignInLink) => removeLink(link.provider),
    onSuccess: (_, link) => toast.success(texts.removed(nameOf(link))),
    onError: (error) => toast.error(failureText(error, texts.failed), { id: 'links' }),
    onSettled: () => {
      setChosen(null);
      return queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
    },
  });
  if (!data || data.links.length === 0) return null;
  const isOnlyWay = data.links.length === 1 && !data.has_password;
  return (
    <Section heading={texts.heading}>
      <ul className="flex flex-col divide-y divide-line">
        {data.links.map((link) => (
          <li key={link.provider} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
            <div className="min-w-0 flex-1">
              <p className="break-words font-semibold">{nameOf(link)}</p>
              <p className="text-ink-faint text-sm">{texts.linked(formatDate(link.linked_at))}</p>
            </div>
            {isOnlyWay ? null : (
              <Button variant="ghost" aria-label={texts.removeOf(nameOf(link))} onClick={() => setChosen(link)}>
                {texts.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOnlyWay ? (
        <>
          <p className="text-ink-soft">{texts.onlyWay}</p>
          <LinkButton to="/reset-password" variant="secondary" className="self-start">
            {settingsTexts.password.setOne}
          </LinkButton>
        </>
      ) : null}
      <AlertDialog
        open={chosen !== null}
        onOpenChange={(isOpen) => isOpen || setChosen(null)}
        title={chosen ? texts.removeTitle(nameOf(chosen)) : ''}
        description={texts.removeText}
        cancelLabel={texts.cancel}
        confirmLabel={texts.remove}
        busy={remove.isPending}
        busyLabel={texts.removing}
        onConfirm={() => chosen && remove.mutate(chosen)}
      />
    </Section>
  );
}
