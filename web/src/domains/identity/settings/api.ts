import type { PlatformLink, Settings, SignInLink, User } from '@akada/contract/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { timed } from '../../../lib/outbox/timed.ts';
import { failureText } from '../../../lib/signed-out.ts';
import { toast } from '../../../ui/toast.ts';
import { download } from '../../sharing/download.ts';
import { countFetch, forgetFetches } from './fetch-attempts.ts';
import { chosenNow, heldOf, noteSettings } from './note-settings.ts';
import { settingsTexts } from './texts.ts';

export const profileQuery = queryOptions({
  queryKey: ['account', 'profile'],
  queryFn: async ({ signal }) => {
    countFetch();
    const profile = await client.auth.me(undefined, { signal });
    // What went well is no part of a run of failures.
    forgetFetches();
    return profile;
  },
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => (await client.account.listSessions(undefined, { signal })).sessions,
});

export const linksQuery = queryOptions({
  queryKey: ['account', 'links'],
  queryFn: ({ signal }) => client.social.listLinks(undefined, { signal }),
});

export const overviewQuery = queryOptions({
  queryKey: ['progress', 'overview'],
  queryFn: ({ signal }) => client.progress.overview(undefined, { signal }),
});

export const achievementsQuery = queryOptions({
  queryKey: ['achievements'],
  queryFn: ({ signal }) => client.achievements.list(undefined, { signal }),
});

export const saveProfile = (changes: { name?: string; bio?: string; timezone?: string }) =>
  client.account.updateProfile({ body: changes });

export function uploadAvatar(picture: Blob): Promise<User> {
  const body = new FormData();
  body.set('file', picture, 'picture');
  return client.account.putAvatar({ body });
}

export const removeAvatar = (): Promise<User> => client.account.removeAvatar();

export const requestConfirmation = () => client.confirmation.request();

export const changePassword = (current_password: string, new_password: string) =>
  client.account.changePassword({ body: { current_password, new_password } });

export const removeLink = (provider: SignInLink['provider']) => client.social.removeLink({ params: { provider } });

export const removePlatform = ({ id }: PlatformLink) => client.social.removePlatform({ params: { id } });

export const endSession = (id: string) => client.account.endSession({ params: { id } });
export const signOutEverywhere = ({ removesLinks }: { removesLinks: boolean }) =>
  client.account.endAllSessions({ query: { remove_links: removesLinks ? 'true' : 'false' } });
export const deleteAccount = () => client.account.remove();
export const downloadMyData = () => download(({ account }) => account.exportData(), 'akada.zip');

interface SavingSettings {
  /** What holds of what was chosen; mostly the choice itself. */
  onSaved: (held: Partial<Settings>, choices: Partial<Settings>) => void;
  onFailed: (choices: Partial<Settings>) => void;
}

/** Saves some of the settings. */
export function useSaveSettings({ onSaved, onFailed }: SavingSettings) {
  const queryClient = useQueryClient();
  const { mutate, isSuccess } = useMutation({
    // One after the other, so that the answers come in the order of the choices.
    scope: { id: 'settings' },
    // Said anew each time it is tried: without a network it may wait between the choice and the sending.
    mutationFn: (body: ReturnType<typeof chosenNow>) => timed(client.account.updateSettings)({ body }),
    onSuccess: async (saved, { chosen_at: _, ...choices }) => {
      const held = heldOf(choices, saved);
      await noteSettings(queryClient, held);
      onSaved(held, choices);
    },
    onError: (error, { chosen_at: _, ...choices }) => {
      onFailed(choices);
      toast.error(failureText(error, settingsTexts.saveFailed), { id: 'settings' });
    },
  });
  return { isSuccess, save: (choices: Partial<Settings>) => mutate(chosenNow(choices)) };
}
