import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAccount, logIn } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { writeResult } from '../load/result.ts';
import { watchMemory } from './memory.ts';
import type { BenchPage } from './pictures.ts';
import { shareWrong } from './wrong.ts';

const perPerson = 3;
/** The first one sends so many times as much, and before the others. */
const greed = 3;
/** How far the first one may be ahead of who has waited: the page that was under way and one more. */
const mostAhead = 2;
const patienceMs = 30 * 60_000;

interface Person {
  name: string;
  url: string;
  token: string;
  account: { email: string; password: string };
  scan: string;
  pages: BenchPage[];
  done: number;
  doneAt: number;
}

async function call<Body>(person: Person, path: string, init: RequestInit = {}, isAgain = false): Promise<Body> {
  const { url, token } = person;
  const headers = { authorization: `Bearer ${token}`, ...init.headers };
  const response = await fetch(`${url}/api/v1${path}`, { ...init, headers });
  if (response.status === 401 && !isAgain) {
    // Reading takes longer than a token lives.
    person.token = (await logIn(url, person.account)).accessToken;
    return call(person, path, init, true);
  }
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

async function sendAll(person: Person): Promise<void> {
  const { scan, pages } = person;
  const body = JSON.stringify({ id: scan });
  await call(person, '/scans', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  for (const [at, page] of pages.entries()) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(readFileSync(page.path))], { type: 'image/jpeg' }), 'page.jpg');
    await call(person, `/scans/${scan}/pages/page-${at}-of-${scan}`, { method: 'PUT', body: form });
  }
}

interface ReadPage {
  key: string;
  state: string;
  lines: { words: { text: string }[] }[];
}

const isDone = (state: string) => state !== 'waiting' && state !== 'reading';

/** `--together=10`: so many people send pages at once to one server; turns are fair, nothing is lost. */
export async function measureTogether(people: number, good: readonly BenchPage[]): Promise<string[]> {
  await ensureBuilt(['server']);
  const server = await startBuiltServer();
  const memory = watchMemory(process.pid);
  try {
    const persons: Person[] = [];
    for (let at = 0; at < people; at += 1) {
      const account = await createAccount(server.url);
      const count = at === 0 ? perPerson * greed : perPerson;
      const pages = Array.from({ length: count }, (_, page) => good[(at * 5 + page) % good.length]!);
      persons.push({
        name: `person ${at + 1}`,
        url: server.url,
        token: account.accessToken,
        account,
        scan: `scan-of-person-${at}`,
        pages,
        done: 0,
        doneAt: 0,
      });
    }
    const [greedy, ...others] = persons as [Person, ...Person[]];
    const began = performance.now();
    await sendAll(greedy);
    await Promise.all(others.map(sendAll));
    say(
      `${people} people have sent ${persons.reduce((all, { pages }) => all + pages.length, 0)} pages after ${((performance.now() - began) / 1000).toFixed(0)} s`,
    );
    const headStart = await countDone(greedy);
    let ahead = 0;
    while (persons.some(({ done, pages }) => done < pages.length)) {
      if (performance.now() - began > patienceMs) throw new Error('Not all pages were read in half an hour.');
      for (const person of persons) {
        const done = await countDone(person);
        if (done === person.pages.length && person.done < done) person.doneAt = performance.now() - began;
        person.done = done;
      }
      const behind = others.filter(({ done, pages }) => done < pages.length);
      if (behind.length > 0)
        ahead = Math.max(ahead, greedy.done - headStart - Math.min(...behind.map(({ done }) => done)));
      await sleep(1000);
    }
    const faults = (await Promise.all(persons.map(faultsOf))).flat();
    const took = persons.map(({ doneAt }) => doneAt / 1000);
    say(
      `all read after ${Math.max(...took).toFixed(0)} s; those with ${perPerson} pages after ${Math.min(...took.slice(1)).toFixed(0)} to ${Math.max(...took.slice(1)).toFixed(0)} s, the one with ${greedy.pages.length} after ${took[0]?.toFixed(0)} s`,
    );
    say(
      `the one with ${greedy.pages.length} was at most ${ahead} pages ahead of who waited; a process held ${memory.peak()} MB at most`,
    );
    writeResult('scans-together', { people, took, ahead, megabytes: memory.peak(), faults });
    return [...faults, ...(ahead > mostAhead ? [`turns: ${ahead} pages ahead`] : [])];
  } finally {
    memory.stop();
    await server.stop();
  }
}

async function countDone(person: Person): Promise<number> {
  const { pages } = await call<{ pages: { state: string }[] }>(person, `/scans/${person.scan}`);
  return pages.filter(({ state }) => isDone(state)).length;
}

/** Every page is there once, read, and is the one that was sent. */
async function faultsOf(person: Person): Promise<string[]> {
  const { pages } = await call<{ pages: { key: string; state: string }[] }>(person, `/scans/${person.scan}`);
  const faults = pages.length === person.pages.length ? [] : [`${person.name} has ${pages.length} pages`];
  for (const [at, { key, state }] of pages.entries()) {
    if (state !== 'read') faults.push(`${person.name}, page ${at + 1}: ${state}`);
    const read = await call<ReadPage>(person, `/scans/${person.scan}/pages/${key}`);
    const text = read.lines.map(({ words }) => words.map((word) => word.text).join(' ')).join('\n');
    if (state === 'read' && shareWrong(person.pages[at]?.truth ?? '', text) > 0.5)
      faults.push(`${person.name}, page ${at + 1} is another one`);
  }
  return faults;
}
