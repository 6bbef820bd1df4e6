import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../../src/ports/db/folder-lock.ts';
import { createPostgresDatabase } from '../database.ts';
import { startSmtp, type TestSmtp } from '../smtp.ts';

/** Two web servers and two workers of the built product on one Postgres, started at once on an empty database. */

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const people = 40;

interface Running {
  child: ChildProcess;
  url: string;
}

let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let smtp: TestSmtp;
let folder: string;
let webs: Running[];
let workers: Running[];

async function start(services: 'web' | 'worker'): Promise<Running> {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    TEACHER: 'embedded',
    SERVICES: services,
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url,
    SECRET: 'the same on every server, and long enough',
    DATA_DIR: folder,
  };
  const child = spawn(process.execPath, [program], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`A server did not start:\n${output}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
        const ready = /ready(?: at (\S+))?/.exec(output);
        if (ready) resolve({ child, url: ready[1] ?? '' });
      });
    }
  });
}

beforeAll(async () => {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('This suite needs TEST_POSTGRES_URL; `npm test` sets it.');
  folder = await mkdtemp(join(tmpdir(), 'akada-processes-'));
  smtp = await startSmtp();
  database = await createPostgresDatabase(url, { isEmpty: true });
  const [webA, webB, workerA, workerB] = await Promise.all([
    start('web'),
    start('web'),
    start('worker'),
    start('worker'),
  ]);
  webs = [webA, webB] as Running[];
  workers = [workerA, workerB] as Running[];
}, 120_000);

afterAll(async () => {
  for (const { child } of [...(webs ?? []), ...(workers ?? [])]) child.kill('SIGKILL');
  await smtp.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function stop({ child }: Running): Promise<number> {
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}

const urlOf = (n: number) => (webs[n % webs.length] as Running).url;

async function register(n: number): Promise<{ access_token: string }> {
  const response = await fetch(`${urlOf(n)}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `p${n}@student.example`, password: 'correct horse', name: `P${n}` }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as { access_token: string };
}

describe('several processes on one database', () => {
  it('share sessions, and lose no mail while a worker is stopped in the middle', async () => {
    const registrations = Promise.all(Array.from({ length: people }, (_, n) => register(n)));
    await expect.poll(() => smtp.delivered.length, { timeout: 30_000 }).toBeGreaterThan(0);
    const [stopped] = workers;
    expect(await stop(stopped as Running)).toBe(0);
    const tokens = await registrations;

    const crosswise = await Promise.all(
      tokens.map(({ access_token }, n) =>
        fetch(`${urlOf(n + 1)}/api/v1/auth/validate`, { headers: { authorization: `Bearer ${access_token}` } }),
      ),
    );
    expect(crosswise.map((response) => response.status)).toEqual(Array.from({ length: people }, () => 200));

    const recipients = () => smtp.delivered.map((mail) => mail.to?.[0]?.address).sort();
    const everybody = Array.from({ length: people }, (_, n) => `p${n}@student.example`).sort();
    await expect.poll(recipients, { timeout: 30_000 }).toEqual(everybody);
  });

  it('T2 count a burst of passwords together: ten are judged, whichever server is asked', async () => {
    await register(500);
    const guess = (n: number) =>
      fetch(`${urlOf(n)}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'p500@student.example', password: n === 149 ? 'correct horse' : `guess ${n}` }),
      });
    const answers = await Promise.all(Array.from({ length: 150 }, (_, n) => guess(n)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(140);
  });

  it('drain: a web server that is told to stop still answers what it has begun', async () => {
    const underWay = Promise.all(Array.from({ length: 10 }, (_, n) => register(1000 + n * 2)));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await stop(webs[0] as Running)).toBe(0);
    expect(await underWay).toHaveLength(10);
  });
});

describe('a second server on the embedded database of another', () => {
  it('stops with one line that says who has it', async () => {
    const taken = await mkdtemp(join(tmpdir(), 'akada-taken-'));
    const release = lockFolder(taken);
    const child = spawn(process.execPath, [program], {
      cwd: taken,
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: taken },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    const [code] = (await once(child, 'close')) as [number];
    release();
    await rm(taken, { recursive: true });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(`^Another Akada server \\(process ${process.pid}\\)`),
    ]);
  });
});
