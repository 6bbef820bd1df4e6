import type { Database } from '../src/ports/db/port.ts';

/** Every column of every table that refers to an account, as the database itself knows them. */
export async function tablesAboutPeople(db: Database): Promise<{ table: string; column: string }[]> {
  const { rows } = await db.execute(`
    select conrelid::regclass::text as "table", attname as "column"
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'users'::regclass
    order by 1, 2`);
  return rows as { table: string; column: string }[];
}
