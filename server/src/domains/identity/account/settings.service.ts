import type { Body, Settings } from '@akada/contract';
import type { Clock } from '../../../platform/clock.ts';
import { byOurClock } from '../../../platform/device-clock.rules.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { AuthService } from '../auth/auth.service.ts';
import * as repo from './account.repo.ts';
import { defaultSettings } from './account.rules.ts';
import { newerOf } from './choices.rules.ts';

/** Somebody who wants a letter, at an address that is theirs. */
export interface LetterReader {
  id: string;
  name: string;
  email: string;
  timezone: string;
}

export interface SettingsService {
  get(userId: string): Promise<Settings & { theme_chosen: boolean; terms_to_accept: string | null }>;
  /** By the wizard's answer: what it asks for a sprint is one wish of the person. No answer changes nothing. */
  chooseReminders(trx: Queries, userId: string, answer: 'daily' | 'weekly' | 'none' | ''): Promise<void>;
  /** What is older than what holds changes nothing; gives what holds. */
  update(userId: string, changes: Body<'account', 'updateSettings'>): Promise<Settings>;
  /** Whoever wants the weekly digest and can get it, in pages. */
  listDigestReaders(page: { after: string; limit: number }): Promise<LetterReader[]>;
  findDigestReader(userId: string): Promise<LetterReader | undefined>;
}

interface SettingsDeps {
  db: Database;
  clock: Clock;
  auth: Pick<AuthService, 'termsToAccept'>;
}

export function createSettingsService({ db, clock, auth }: SettingsDeps): SettingsService {
  async function choose(trx: Queries, userId: string, choices: Partial<Settings>, at: Date): Promise<Settings> {
    const now = clock.now();
    const held = await repo.lockSettings(trx, userId, defaultSettings, now);
    const newer = newerOf({ settings: held, chosenAt: held.chosen_at }, choices, at);
    const names = Object.keys(newer);
    if (names.length === 0) return held;
    const chosen_at = { ...held.chosen_at, ...Object.fromEntries(names.map((name) => [name, at.toISOString()])) };
    return repo.changeSettings(trx, userId, { ...newer, chosen_at }, now);
  }

  return {
    async get(userId) {
      const saved = await repo.findSettings(db.queries, userId);
      const settings = saved ?? { ...defaultSettings, theme_chosen: false };
      return { ...settings, terms_to_accept: await auth.termsToAccept(userId) };
    },

    async chooseReminders(trx, userId, answer) {
      if (answer) await choose(trx, userId, { reminders: answer === 'none' ? 'off' : answer }, clock.now());
    },

    listDigestReaders: (page) => repo.listDigestReaders(db.queries, page),
    findDigestReader: (userId) => repo.findDigestReader(db.queries, userId),

    update(userId, { chosen_at, sent_at, ...given }) {
      const choices = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const at = byOurClock({ at: chosen_at, sentAt: sent_at }, clock.now());
      return db.queries.transaction().execute((trx) => choose(trx, userId, choices, at));
    },
  };
}
