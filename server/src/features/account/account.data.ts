import { avatarFile } from './account.jobs.ts';
import { findSettings, getUser } from './account.repo.ts';
import { describeDevice } from './account.rules.ts';
import type { PersonalData } from './personal-data.service.ts';

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
  collect: (db, userId) =>
    db.selectFrom('consents').select(['document', 'version', 'given_at']).where('user_id', '=', userId).execute(),
};

const sessions: PersonalData = {
  name: 'sessions',
  tables: ['sessions'],
  async collect(db, userId) {
    const rows = await db
      .selectFrom('sessions')
      .select(['user_agent', 'created_at', 'last_used_at', 'expires_at', 'ended_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return rows.map((row) => ({ device: describeDevice(row.user_agent), ...row }));
  },
};

/** When something was created under a key, kept for a day so that a repeated call creates nothing; the rest is a copy. */
const createdOnce: PersonalData = {
  name: 'created-once',
  tables: ['created_once'],
  collect: (db, userId) =>
    db.selectFrom('created_once').select(['started_at', 'finished_at']).where('user_id', '=', userId).execute(),
};

export const accountData: PersonalData[] = [profile, settings, consents, sessions, createdOnce];
