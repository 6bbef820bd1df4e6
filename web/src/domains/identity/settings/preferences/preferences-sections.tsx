import type { Settings } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, Monitor, Moon, Presentation, Sun } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { forgetTheme, setTheme } from '../../../../lib/theme.ts';
import { commonTexts } from '../../../../texts/en/common.ts';
import { ChoiceCards } from '../../../../ui/choice-group.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useSaveSettings } from '../api.ts';
import { Section } from '../section.tsx';
import { settingsQuery } from '../settings-query.ts';
import { settingsTexts } from '../texts.ts';
import { NotificationsSection } from './notifications-section.tsx';
import { TimezoneSelect } from './timezone-select.tsx';

/** What is saved as soon as it is chosen: learning preferences, theme and notifications. */
export function PreferencesSections({ device }: { device?: ReactNode }) {
  const settings = useQuery(settingsQuery);
  // Shown before the server has answered; what could not be saved goes back.
  const [chosen, setChosen] = useState<Partial<Settings>>({});
  const lastTheme = useRef<Settings['theme']>(undefined);
  const { save, isSuccess } = useSaveSettings({
    onSaved: (held, choices) => {
      // Unless it was chosen anew meanwhile, what holds is shown: another phone may have chosen later.
      setChosen((now) => without(now, ([key, value]) => choices[key] === value));
      if (held.theme && lastTheme.current === choices.theme) setTheme(held.theme);
    },
    onFailed: (failed) => {
      setChosen((now) => without(now, ([key]) => key in failed));
      if (failed.theme && settings.data) goBackTo(settings.data);
    },
  });
  if (settings.isError)
    return (
      <LoadFailure
        title={settingsTexts.loadFailed}
        retryLabel={commonTexts.retry}
        isRetrying={settings.isFetching}
        onRetry={() => settings.refetch()}
      />
    );
  if (!settings.data) {
    return [1, 2, 3].map((card) => <Skeleton key={card} className="h-48 w-full rounded-card" />);
  }
  const choose = (changes: Partial<Settings>) => {
    setChosen((now) => ({ ...now, ...changes }));
    if (changes.theme) {
      lastTheme.current = changes.theme;
      setTheme(changes.theme);
    }
    save(changes);
  };
  const part = { settings: { ...settings.data, ...chosen }, onChange: choose };
  const isThemeChosen = settings.data.theme_chosen || chosen.theme !== undefined;
  return (
    <>
      <FocusSection {...part} />
      <LearningSection {...part} />
      <AppearanceSection {...part} isChosen={isThemeChosen} />
      <NotificationsSection {...part} device={device} />
      {/* Choosing is saving: a screen reader hears that it happened. */}
      <p role="status" className="sr-only">
        {isSuccess ? settingsTexts.saved : ''}
      </p>
    </>
  );
}

type Choice = [key: keyof Settings, value: Settings[keyof Settings]];

const without = (chosen: Partial<Settings>, isOver: (choice: Choice) => boolean): Partial<Settings> =>
  Object.fromEntries((Object.entries(chosen) as Choice[]).filter((choice) => !isOver(choice)));

/** What was shown before a choice that could not be saved. */
function goBackTo({ theme, theme_chosen }: Pick<Settings, 'theme'> & { theme_chosen: boolean }): void {
  if (theme_chosen) setTheme(theme);
  else forgetTheme();
}

interface PartProps {
  settings: Settings;
  onChange: (changes: Partial<Settings>) => void;
}

const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A preference and no role: it decides what Home shows, and nothing about what one may do. */
function FocusSection({ settings, onChange }: PartProps) {
  const texts = settingsTexts.focus;
  return (
    <Section heading={texts.heading}>
      <ChoiceCards
        legend={texts.legend}
        hint={texts.hint}
        columns={2}
        value={settings.focus}
        onChange={(focus) => onChange({ focus })}
        choices={[
          { value: 'study', label: texts.study, icon: <BookOpen aria-hidden /> },
          { value: 'teach', label: texts.teach, icon: <Presentation aria-hidden /> },
        ]}
      />
    </Section>
  );
}

function LearningSection({ settings, onChange }: PartProps) {
  const texts = settingsTexts.preferences;
  return (
    <Section heading={texts.heading}>
      <Select
        label={texts.learningStyle}
        hint={texts.learningStyleHint}
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

const themes = [
  { value: 'light', icon: <Sun aria-hidden /> },
  { value: 'dark', icon: <Moon aria-hidden /> },
  { value: 'system', icon: <Monitor aria-hidden /> },
] as const;

/** A new account's theme is dark by name only: until somebody presses one, the device's colours hold, and it says so. */
function AppearanceSection({ settings, onChange, isChosen }: PartProps & { isChosen: boolean }) {
  const texts = settingsTexts.appearance;
  return (
    <Section heading={texts.heading}>
      <ChoiceCards
        legend={texts.theme}
        columns={3}
        value={isChosen ? settings.theme : 'system'}
        onChange={(theme) => onChange({ theme })}
        choices={themes.map(({ value, icon }) => ({ value, icon, label: texts.themes[value] }))}
      />
    </Section>
  );
}
