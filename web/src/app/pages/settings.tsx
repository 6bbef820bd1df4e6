import { AchievementsSection } from '../../features/achievements/achievements-section.tsx';
import { useAuth } from '../../features/auth/auth-context.ts';
import { ReferralCard } from '../../features/referral/referral-card.tsx';
import { CalendarCard } from '../../features/reminders/calendar-card.tsx';
import { DeviceSwitch } from '../../features/reminders/device-switch.tsx';
import { DataSaverSection } from '../../features/settings/data-saver-section.tsx';
import { DataSection } from '../../features/settings/data-section.tsx';
import { DeletionSection } from '../../features/settings/deletion-section.tsx';
import { LinksSection } from '../../features/settings/links-section.tsx';
import { PasswordSection } from '../../features/settings/password-section.tsx';
import { PreferencesSections } from '../../features/settings/preferences-sections.tsx';
import { ProfileSection } from '../../features/settings/profile-section.tsx';
import { SessionsSection } from '../../features/settings/sessions-section.tsx';
import { StatsSection } from '../../features/settings/stats-section.tsx';
import { settingsTexts } from '../../texts/en/settings.ts';
import { PageHeading } from '../page/page-heading.tsx';

export default function SettingsPage() {
  const { user, update, logout, isLoggingOut, depart } = useAuth();
  if (!user) return null;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={settingsTexts.title} />
      {/* On a wide screen the figures stand beside, on a phone after the profile. */}
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <ProfileSection user={user} onUserChanged={update} onLogOut={logout} isLoggingOut={isLoggingOut} />
        <div className="flex flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <StatsSection />
          <AchievementsSection />
          <ReferralCard />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <PreferencesSections device={<DeviceSwitch />} />
          <DataSaverSection />
          <CalendarCard />
          <PasswordSection email={user.email} />
          <LinksSection />
          <SessionsSection onSignedOut={depart} />
          <DataSection />
          <DeletionSection onDeleted={depart} />
        </div>
      </div>
    </div>
  );
}
