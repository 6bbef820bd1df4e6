import type { Settings } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { profileQuery } from '../api.ts';
import { ConfirmAddress } from '../email-status.tsx';
import { Section } from '../section.tsx';
import { settingsTexts } from '../texts.ts';

interface NotificationsProps {
  settings: Settings;
  onChange: (changes: Partial<Settings>) => void;
  /** Whether this very device shows reminders. */
  device?: ReactNode;
}

/** Whether mail is asked for that goes to confirmed addresses alone. */
const wantsMail = ({ reminders, email_notifications, weekly_digest }: Settings) =>
  weekly_digest || (reminders !== 'off' && email_notifications);

/** How often somebody is reminded, and by what. */
export function NotificationsSection({ settings, onChange, device }: NotificationsProps) {
  const texts = settingsTexts.notifications;
  const { data: profile } = useQuery(profileQuery);
  const isMailHeldBack = profile?.email_confirmed === false && wantsMail(settings);
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
        {isMailHeldBack ? (
          <div className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p className="min-w-0 flex-1 basis-52 text-sm text-warning">{texts.addressMissing}</p>
            <ConfirmAddress />
          </div>
        ) : null}
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
