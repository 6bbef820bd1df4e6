import type { Profile } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureText } from '../../../../lib/signed-out.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { toast } from '../../../../ui/toast.ts';
import { profileQuery, saveProfile } from '../api.ts';
import { storedSettings } from '../stored.ts';
import { settingsTexts } from '../texts.ts';

interface ProfileFormProps {
  profile: Profile;
  onSaved: (profile: Profile) => void;
}

const texts = settingsTexts.profile;

/** What was typed and not yet saved outlives a reload of this tab. */
function useDraft({ name, bio }: Profile) {
  const [draft, setDraft] = useState(() => ({ name, bio, ...storedSettings.profileDraft.get() }));
  const isChanged = draft.name.trim() !== name || draft.bio.trim() !== bio;
  useEffect(() => {
    if (isChanged) storedSettings.profileDraft.set(draft);
    else storedSettings.profileDraft.remove();
  }, [draft, isChanged]);
  return { draft, isChanged, change: (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part })) };
}

export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const queryClient = useQueryClient();
  const { draft, isChanged, change } = useDraft(profile);
  const [fault, setFault] = useState<string | null>(null);
  const nameInput = useRef<HTMLInputElement>(null);

  const save = useMutation({
    mutationFn: saveProfile,
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery.queryKey, saved);
      change({ name: saved.name, bio: saved.bio });
      onSaved(saved);
      toast.success(settingsTexts.saved);
    },
    onError: (error) => toast.error(failureText(error, settingsTexts.saveFailed), { id: 'profile' }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.name.trim() === '') {
      setFault(texts.nameRequired);
      nameInput.current?.focus();
      return;
    }
    save.mutate(draft);
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        ref={nameInput}
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={120}
        value={draft.name}
        error={fault ?? undefined}
        onChange={(event) => {
          change({ name: event.target.value });
          setFault(null);
        }}
      />
      <TextArea
        label={texts.bio}
        hint={texts.bioHint}
        name="bio"
        rows={3}
        maxLength={500}
        value={draft.bio}
        onChange={(event) => change({ bio: event.target.value })}
      />
      <Button type="submit" className="self-start" disabled={!isChanged} busy={save.isPending} busyLabel={texts.saving}>
        {texts.save}
      </Button>
    </form>
  );
}
