import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../../features/auth/auth-context.ts';
import { getTheme, setTheme, type Theme } from '../../lib/theme.ts';
import { settingsTexts } from '../../texts/en/settings.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceCards } from '../../ui/choice-group.tsx';
import { PageHeading } from '../page/page-heading.tsx';

const themes = [
  { value: 'light', icon: <Sun aria-hidden /> },
  { value: 'dark', icon: <Moon aria-hidden /> },
  { value: 'system', icon: <Monitor aria-hidden /> },
] as const;

export default function SettingsPage() {
  const { user, logout } = useAuth();
  const [theme, setShown] = useState(getTheme);

  const choose = (chosen: Theme) => {
    setTheme(chosen);
    setShown(chosen);
  };

  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeading title={settingsTexts.title} />
      <Card as="section" className="flex flex-col gap-5" aria-labelledby="account-heading">
        <h2 id="account-heading" className="text-lg">
          {settingsTexts.account}
        </h2>
        <div className="flex items-center gap-4">
          <Avatar name={user?.name} src={user?.avatar_url} size={64} />
          <dl className="min-w-0">
            <dt className="sr-only">{settingsTexts.name}</dt>
            <dd className="font-semibold">{user?.name}</dd>
            <dt className="sr-only">{settingsTexts.email}</dt>
            <dd className="break-words text-ink-soft">{user?.email}</dd>
          </dl>
        </div>
        <Button variant="secondary" className="self-start" onClick={logout}>
          {settingsTexts.logOut}
        </Button>
      </Card>
      <Card as="section" className="flex flex-col gap-4" aria-labelledby="appearance-heading">
        <h2 id="appearance-heading" className="text-lg">
          {settingsTexts.appearance}
        </h2>
        <ChoiceCards
          legend={settingsTexts.theme}
          columns={3}
          value={theme}
          onChange={(value) => choose(value as Theme)}
          choices={themes.map(({ value, icon }) => ({ value, icon, label: settingsTexts.themes[value] }))}
        />
      </Card>
    </div>
  );
}
