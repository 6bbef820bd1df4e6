import type { Database } from '../src/ports/db/port.ts';

/** Every row of every table as text: what somebody with a stolen dump would read. */
export const dumpDatabase = (db: Database): Promise<string> => dump(db, ['public', 'jobs']);

/** Our own tables, to see that nothing has changed; the queue's clockwork moves its rows at any moment. */
export const dumpRecords = (db: Database): Promise<string> => dump(db, ['public']);

async function dump(db: Database, schemas: readonly ('public' | 'jobs')[]): Promise<string> {
  const named = schemas.map((schema) => `'${schema}'`).join(', ');
  const { rows } = await db.execute(
    `select table_schema || '.' || table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in (${named})`,
  );
  const texts: string[] = [];
  for (const { name } of rows) {
    const table = await db.execute(`select * from ${name}`);
    texts.push(`${name} ${JSON.stringify(table.rows)}`);
  }
  return texts.join('\n');
}
