import type { Queries } from '../../ports/db/port.ts';
import { peopleView } from '../identity/users/users.view.ts';

/** How many documents are kept, and how large they are: of an account, or of all. */
export async function countDocuments(db: Queries, ownerId?: string): Promise<{ documents: number; bytes: number }> {
  const all = db
    .selectFrom('documents')
    .select(({ fn }) => [fn.countAll<string>().as('documents'), fn.sum<string | null>('size').as('bytes')]);
  const own = ownerId === undefined ? all : all.where('owner_id', '=', ownerId);
  const { documents, bytes } = await own.executeTakeFirstOrThrow();
  return { documents: Number(documents), bytes: Number(bytes ?? 0) };
}

/** What each account keeps, the largest first. */
export async function listKeepers(db: Queries): Promise<{ email: string; documents: number; bytes: number }[]> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin(peopleView.as('owner'), 'owner.id', 'documents.owner_id')
    .select(({ fn }) => ['owner.email', fn.countAll<string>().as('documents'), fn.sum<string>('size').as('bytes')])
    .groupBy(['owner.id', 'owner.email'])
    .orderBy(({ fn }) => fn.sum('size'), 'desc')
    .execute();
  return rows.map(({ email, documents, bytes }) => ({ email, documents: Number(documents), bytes: Number(bytes) }));
}
