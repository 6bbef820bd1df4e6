import type { Settings } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Moon, Sun } from 'lucide-react';
import { setTheme } from '../../lib/theme.ts';
import { settingsTexts } from '../../texts/en/settings.ts';
import { ChoiceCards } from '../../ui/choice-group.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { profileQuery, saveProfile, useSaveSettings } from './api.ts';
import { LoadFailure } from './load-failure.tsx';
import { Section } from './section.tsx';
import { settingsQuery } from './settings-query.ts';

/** What is saved as soon as it is chosen: learning preferences, theme and notifications. */
export function PreferencesSections() {
  const settings = useQuery(settingsQuery);
  const { mutate: save, isSuccess, isPending } = useSaveSettings();
  if (settings.isError) return <LoadFailure isRetrying={settings.isFetching} onRetry={() => settings.refetch()} />;
  if (!settings.data) {
    return [1, 2, 3].map((card) => <Skeleton key={card} className="h-48 w-full rounded-card" />);
  }
  return (
    <>
      <LearningSection settings={settings.data} onChange={save} />
      <AppearanceSection settings={settings.data} onChange={save} />
      <NotificationsSection settings={settings.data} onChange={save} />
      {/* Choosing is saving: a screen reader hears that it happened. */}
      <p role="status" className="sr-only">
        {isSuccess && !isPending ? settingsTexts.saved : ''}
      </p>
    </>
  );
}

interface PartProps {
  settings: Settings;
  onChange: (changes: Partial<Settings>) => void;
}

const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

function LearningSection({ settings, onChange }: PartProps) {
  const texts = settingsTexts.preferences;
  return (
    <Section heading={texts.heading}>
      <Select
        label={texts.learningStyle}
        options={toOptions(texts.learningStyles)}
        value={settings.learning_style}
        onChange={(event) => onChange({ learning_style: event.target.value as Settings['learning_style'] })}
      />
      <Select
        label={texts.difficulty}
        options={toOptions(texts.difficulties)}
        value={settings.difficulty_preference}
        onChange={(event) =>
          onChange({ difficulty_preference: event.target.value as Settings['difficulty_preference'] })
        }
      />
      <TimezoneSelect />
    </Section>
  );
}

/** Every zone that the browser knows, and the account's own, which another browser may have named otherwise. */
function zonesWith(own: string): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return known.includes(own) ? known : [own, ...known];
}

function TimezoneSelect() {
  const queryClient = useQueryClient();
  const { data: profile } = useQuery(profileQuery);
  const save = useMutation({
    mutationFn: (timezone: string) => saveProfile({ timezone }),
    onSuccess: (saved) => queryClient.setQueryData(profileQuery.queryKey, saved),
    onError: () => toast.error(settingsTexts.saveFailed, { id: 'settings' }),
  });
  if (!profile) return null;
  const shown = save.isPending ? save.variables : profile.timezone;
  return (
    <Select
      label={settingsTexts.preferences.timezone}
      hint={settingsTexts.preferences.timezoneHint}
      options={zonesWith(shown).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      value={shown}
      onChange={(event) => save.mutate(event.target.value)}
    />
  );
}

const themes = [
  { value: 'light', icon: <Sun aria-hidden /> },
  { value: 'dark', icon: <Moon aria-hidden /> },
  { value: 'system', icon: <Monitor aria-hidden /> },
] as const;

function AppearanceSection({ settings, onChange }: PartProps) {
  const texts = settingsTexts.appearance;
  return (
    <Section heading={texts.heading}>
      <ChoiceCards
        legend={texts.theme}
        columns={3}
        value={settings.theme}
        onChange={(theme) => {
          setTheme(theme);
          onChange({ theme });
        }}
        choices={themes.map(({ value, icon }) => ({ value, icon, label: texts.themes[value] }))}
      />
    </Section>
  );
}

function NotificationsSection({ settings, onChange }: PartProps) {
  const texts = settingsTexts.notifications;
  return (
    <Section heading={texts.heading}>
      <div className="flex flex-col divide-y divide-line">
        <Switch
          label={texts.inApp}
          hint={texts.inAppHint}
          checked={settings.notifications_enabled}
          onChange={(notifications_enabled) => onChange({ notifications_enabled })}
        />
        <Switch
          label={texts.email}
          hint={texts.emailHint}
          checked={settings.email_notifications}
          onChange={(email_notifications) => onChange({ email_notifications })}
        />
      </div>
    </Section>
  );
}
