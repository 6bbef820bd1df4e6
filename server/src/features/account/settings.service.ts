import type { Settings } from '@akada/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../ports/db/port.ts';
import * as repo from './account.repo.ts';
import { defaultSettings } from './account.rules.ts';

export interface SettingsService {
  get(userId: string): Promise<Settings>;
  update(userId: string, changes: { [Key in keyof Settings]?: Settings[Key] | undefined }): Promise<Settings>;
}

export function createSettingsService({ db, clock }: { db: Database; clock: Clock }): SettingsService {
  return {
    async get(userId) {
      return (await repo.findSettings(db.queries, userId)) ?? defaultSettings;
    },

    async update(userId, given) {
      const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      return repo.saveSettings(db.queries, userId, { ...defaultSettings, ...changes }, changes, clock.now());
    },
  };
}
