import { domain } from '../../assembly/domain.ts';
import { accountFeature } from './account/account.feature.ts';
import { authFeature } from './auth/auth.feature.ts';
import { confirmationFeature } from './confirmation/confirmation.feature.ts';
import * as accounts from './migrations/0001_accounts.ts';
import * as recovery from './migrations/0002_recovery.ts';
import * as onboarding from './migrations/0003_onboarding.ts';
import * as settings from './migrations/0004_settings.ts';
import * as social from './migrations/0005_social.ts';
import * as chosenTheme from './migrations/0024_chosen_theme.ts';
import * as disabledAccounts from './migrations/0027_disabled_accounts.ts';
import * as focus from './migrations/0031_focus.ts';
import * as provedLinks from './migrations/0040_proved_links.ts';
import * as sharedPhone from './migrations/0055_shared_phone.ts';
import * as timesOfChoices from './migrations/0071_times_of_choices.ts';
import { profileFeature } from './profile/profile.feature.ts';
import { recoveryFeature } from './recovery/recovery.feature.ts';
import { referralFeature } from './referral/referral.feature.ts';
import { sharedPhoneFeature } from './shared-phone/shared-phone.feature.ts';
import { socialFeature } from './social/social.feature.ts';

/** Who somebody is: accounts, signing in, providers, recovery, settings, profile. */
export const identityDomain = domain({
  name: 'identity',
  features: [
    referralFeature,
    confirmationFeature,
    authFeature,
    socialFeature,
    recoveryFeature,
    profileFeature,
    accountFeature,
    sharedPhoneFeature,
  ],
  migrations: {
    '0001_accounts': accounts,
    '0002_recovery': recovery,
    '0003_onboarding': onboarding,
    '0004_settings': settings,
    '0005_social': social,
    '0024_chosen_theme': chosenTheme,
    '0027_disabled_accounts': disabledAccounts,
    '0031_focus': focus,
    '0040_proved_links': provedLinks,
    '0055_shared_phone': sharedPhone,
    '0071_times_of_choices': timesOfChoices,
  },
});
