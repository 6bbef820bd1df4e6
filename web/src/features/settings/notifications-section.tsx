import type { Settings } from '@akada/contract/client';
import type { ReactNode } from 'react';
import { settingsTexts } from '../../texts/en/settings.ts';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Section } from './section.tsx';

interface NotificationsProps {
  settings: Settings;
  onChange: (changes: Partial<Settings>) => void;
  /** Whether this very device shows reminders. */
  device?: ReactNode;
}

/** How often somebody is reminded, and by what. */
export function NotificationsSection({ settings, onChange, device }: NotificationsProps) {
  const texts = settingsTexts.notifications;
  return (
    <Section heading={texts.heading}>
      <Select
        label={texts.reminders}
        hint={texts.remindersHint}
        options={Object.entries(texts.frequencies).map(([value, label]) => ({ value, label }))}
        value={settings.reminders}
        onChange={(event) => onChange({ reminders: event.target.value as Settings['reminders'] })}
      />
      <div className="flex flex-col divide-y divide-line">
        <Switch
          label={texts.email}
          hint={texts.emailHint}
          checked={settings.email_notifications}
          onChange={(email_notifications) => onChange({ email_notifications })}
        />
        <Switch
          label={texts.digest}
          hint={texts.digestHint}
          checked={settings.weekly_digest}
          onChange={(weekly_digest) => onChange({ weekly_digest })}
        />
        <Switch
          label={texts.inApp}
          hint={texts.inAppHint}
          checked={settings.notifications_enabled}
          onChange={(notifications_enabled) => onChange({ notifications_enabled })}
        />
        {settings.reminders !== 'off' && settings.notifications_enabled ? device : null}
      </div>
    </Section>
  );
}
