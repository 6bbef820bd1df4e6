import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { EndedSessions } from '../../identity/auth/sessions.service.ts';
import { sessionsView } from '../../identity/auth/sessions.view.ts';
import type { PushDevicesTable } from './push.tables.ts';

export type DeviceRow = Selectable<PushDevicesTable>;

/** In place of what the session had, and of whoever had this browser before. */
export async function replaceDevice(trx: Queries, device: Insertable<PushDevicesTable>): Promise<void> {
  await trx
    .deleteFrom('push_devices')
    .where(({ or, eb }) => or([eb('session_id', '=', device.session_id), eb('endpoint_mac', '=', device.endpoint_mac)]))
    .execute();
  await trx.insertInto('push_devices').values(device).execute();
}

/** Keeps the newest of an account. */
export async function dropOldest(trx: Queries, userId: string, most: number): Promise<void> {
  await trx
    .deleteFrom('push_devices')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('push_devices')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(most),
    )
    .execute();
}

export async function deleteOfSession(db: Queries, sessionId: string): Promise<void> {
  await db.deleteFrom('push_devices').where('session_id', '=', sessionId).execute();
}

/** Those of sessions that ended: one, or any of an account. */
export async function deleteOfEnded(db: Queries, ended: EndedSessions): Promise<void> {
  await db
    .deleteFrom('push_devices')
    .where('session_id', 'in', ({ selectFrom }) => {
      const sessions = selectFrom(sessionsView.as('sessions')).select('sessions.id').where('ended_at', 'is not', null);
      return 'userId' in ended
        ? sessions.where('user_id', '=', ended.userId)
        : sessions.where('id', '=', ended.sessionId);
    })
    .execute();
}

export async function deleteDevice(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).execute();
}

/** Those whose session is alive. */
export async function listLive(db: Queries, userId: string, now: Date): Promise<DeviceRow[]> {
  return db
    .selectFrom('push_devices')
    .innerJoin(sessionsView.as('sessions'), 'sessions.id', 'push_devices.session_id')
    .selectAll('push_devices')
    .where('push_devices.user_id', '=', userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .orderBy('push_devices.created_at')
    .execute();
}

/** True once for each day: the message is about to be handed over. */
export async function beginDay(db: Queries, id: string, day: string): Promise<boolean> {
  const begun = await db
    .updateTable('push_devices')
    .set({ reminded_on: day })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('reminded_on', 'is', null), eb('reminded_on', '<>', day)]))
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

export async function undoDay(db: Queries, id: string): Promise<void> {
  await db.updateTable('push_devices').set({ reminded_on: null }).where('id', '=', id).execute();
}
