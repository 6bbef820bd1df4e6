import type { Settings } from '@akada/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../ports/db/port.ts';
import type { AuthService } from '../auth/auth.service.ts';
import * as repo from './account.repo.ts';
import { defaultSettings } from './account.rules.ts';

export interface SettingsService {
  get(userId: string): Promise<Settings & { terms_to_accept: string | null }>;
  update(userId: string, changes: { [Key in keyof Settings]?: Settings[Key] | undefined }): Promise<Settings>;
}

interface SettingsDeps {
  db: Database;
  clock: Clock;
  auth: Pick<AuthService, 'termsToAccept'>;
}

export function createSettingsService({ db, clock, auth }: SettingsDeps): SettingsService {
  return {
    async get(userId) {
      const settings = (await repo.findSettings(db.queries, userId)) ?? defaultSettings;
      return { ...settings, terms_to_accept: await auth.termsToAccept(userId) };
    },

    async update(userId, given) {
      const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      return repo.saveSettings(db.queries, userId, { ...defaultSettings, ...changes }, changes, clock.now());
    },
  };
}
