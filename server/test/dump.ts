import type { Database } from '../src/ports/db/port.ts';

/** Every row of every table as text: what somebody with a stolen dump would read. */
export async function dumpDatabase(db: Database): Promise<string> {
  const { rows } = await db.execute(
    "select table_schema || '.' || table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'jobs')",
  );
  const texts: string[] = [];
  for (const { name } of rows) {
    const table = await db.execute(`select * from ${name}`);
    texts.push(`${name} ${JSON.stringify(table.rows)}`);
  }
  return texts.join('\n');
}
