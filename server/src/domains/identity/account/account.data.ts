import { listKeys } from '../../house/created-once/created-once.service.ts';
import type { PersonalData } from '../../house/personal-data.service.ts';
import { listConsents } from '../auth/auth.service.ts';
import { listSessions } from '../auth/sessions.service.ts';
import { getUser } from '../users/users.service.ts';
import { avatarFile } from './account.jobs.ts';
import { findSettings } from './account.repo.ts';
import { describeDevice } from './account.rules.ts';

const profile: PersonalData = {
  name: 'profile',
  tables: ['users'],
  async collect(db, userId) {
    const { password_hash, avatar_key, ...user } = await getUser(db, userId);
    return { ...user, has_password: password_hash !== null, has_picture: avatar_key !== null };
  },
  async files(db, userId) {
    const { avatar_key } = await getUser(db, userId);
    return avatar_key ? [{ path: 'picture.webp', key: avatarFile(avatar_key) }] : [];
  },
};

const settings: PersonalData = {
  name: 'settings',
  tables: ['settings'],
  async collect(db, userId) {
    const row = await findSettings(db, userId);
    if (!row) return null;
    const { user_id: _, ...chosen } = row;
    return chosen;
  },
};

const consents: PersonalData = {
  name: 'consents',
  tables: ['consents'],
  collect: listConsents,
};

const sessions: PersonalData = {
  name: 'sessions',
  tables: ['sessions'],
  async collect(db, userId) {
    return (await listSessions(db, userId)).map((row) => ({ device: describeDevice(row.user_agent), ...row }));
  },
};

/** When something was created under a key, kept for 30 days so that a repeated call creates nothing; the rest is a copy. */
const createdOnce: PersonalData = {
  name: 'created-once',
  tables: ['created_once'],
  collect: listKeys,
};

export const accountData: PersonalData[] = [profile, settings, consents, sessions, createdOnce];
