import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { say } from '../../scripts/lib/print.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { openPglite } from '../../server/src/ports/db/pglite.ts';
import { openPostgres } from '../../server/src/ports/db/postgres.ts';

// The yardstick: Fastify with one handler that does one indexed select, through the product's own pool.
const { BARE_DATABASE_URL: url, BARE_FOLDER: folder } = process.env;
const workerScript = pathToFileURL(join(root, 'server/dist/pglite-worker.js'));
const db = url ? await openPostgres(url) : await openPglite({ folder, workerScript });

const id = randomUUID();
await db.execute('create table bare (id uuid primary key, name text not null)');
await db.execute("insert into bare select gen_random_uuid(), 'somebody' from generate_series(1, 1000)");
await db.execute('insert into bare values ($1, $2)', [id, 'Ada']);

const app = Fastify();
app.get('/', async () => (await db.execute('select id, name from bare where id = $1', [id])).rows[0]);
say(await app.listen({ host: '127.0.0.1', port: 0 }));
