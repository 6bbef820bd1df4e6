import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../../lib/signed-out.ts';
import { Select } from '../../../../ui/select.tsx';
import { toast } from '../../../../ui/toast.ts';
import { profileQuery, saveProfile } from '../api.ts';
import { settingsTexts } from '../texts.ts';

/** Every zone that the browser knows, and the account's own, which another browser may have named otherwise. */
function zonesWith(own: string): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return known.includes(own) ? known : [own, ...known];
}

/** Saved as soon as it is chosen. Absent until the profile is there, which says itself when it is not. */
export function TimezoneSelect() {
  const queryClient = useQueryClient();
  const { data: profile } = useQuery(profileQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const save = useMutation({
    scope: { id: 'timezone' },
    mutationFn: (timezone: string) => saveProfile({ timezone }),
    onSuccess: (saved) => queryClient.setQueryData(profileQuery.queryKey, saved),
    onError: (error) => {
      setChosen(null);
      toast.error(failureText(error, settingsTexts.saveFailed), { id: 'settings' });
    },
  });
  if (!profile) return null;
  const shown = chosen ?? profile.timezone;
  return (
    <Select
      label={settingsTexts.preferences.timezone}
      hint={settingsTexts.preferences.timezoneHint}
      options={zonesWith(shown).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      value={shown}
      onChange={(event) => {
        setChosen(event.target.value);
        save.mutate(event.target.value);
      }}
    />
  );
}
