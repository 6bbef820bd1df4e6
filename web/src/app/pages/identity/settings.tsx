import { ReferralCard } from '../../../domains/identity/referral/referral-card.tsx';
import { useAuth } from '../../../domains/identity/session/auth-context.ts';
import { DataSection } from '../../../domains/identity/settings/account/data-section.tsx';
import { DeletionSection } from '../../../domains/identity/settings/account/deletion-section.tsx';
import { LinksSection } from '../../../domains/identity/settings/account/links-section.tsx';
import { PasswordSection } from '../../../domains/identity/settings/account/password-section.tsx';
import { SessionsSection } from '../../../domains/identity/settings/account/sessions-section.tsx';
import { DataSaverSection } from '../../../domains/identity/settings/preferences/data-saver-section.tsx';
import { PreferencesSections } from '../../../domains/identity/settings/preferences/preferences-sections.tsx';
import { ProfileSection } from '../../../domains/identity/settings/profile/profile-section.tsx';
import { StatsSection } from '../../../domains/identity/settings/profile/stats-section.tsx';
import { settingsTexts } from '../../../domains/identity/settings/texts.ts';
import { SharedPhoneSection } from '../../../domains/identity/shared-phone/shared-phone-section.tsx';
import { AchievementsSection } from '../../../domains/learning/achievements/achievements-section.tsx';
import { CalendarCard } from '../../../domains/reminders/calendar-card.tsx';
import { DeviceSwitch } from '../../../domains/reminders/device-switch.tsx';
import { isSharedPhone } from '../../../lib/storage/shared-phone.ts';
import { PageHeading } from '../../page/page-heading.tsx';

/** Whoever leaves for good is on no list of a shared phone any more. */
async function forgetHere(userId: string): Promise<void> {
  if (!isSharedPhone()) return;
  await import('../../../lib/shared-phone/phone.ts').then(({ forgetLearner }) => forgetLearner(userId)).catch(() => {});
}

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
          <SharedPhoneSection user={user} />
          <LinksSection email={user.email} />
          <SessionsSection onSignedOut={depart} />
          <DataSection />
          <DeletionSection onDeleted={(message) => forgetHere(user.id).then(() => depart(message))} />
        </div>
      </div>
    </div>
  );
}
