import sharp from 'sharp';
import { createAccount } from '../scripts/lib/account.mjs';
import { startBuiltServer } from '../scripts/lib/built-server.mjs';
import { say } from '../scripts/lib/print.mjs';
import { writeResult } from './load/result.ts';
import { isQuick } from './quick.ts';

// `npm run bench:pictures`: how long a stranger's avatar takes while one account has sent twenty pictures as large as are
// taken, beside the same avatar at rest, in one run.
const many = isQuick ? 4 : 20;
const atRestTimes = isQuick ? 3 : 15;
/** A stranger's small picture may wait for a core of the machine, and for no large picture. */
const bar = 5;

const plain = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

const server = await startBuiltServer({});
try {
  const [greedy, stranger] = [await createAccount(server.url), await createAccount(server.url)];
  const avatar = await plain(512, '#1e7850');
  const large = await Promise.all(Array.from({ length: many }, (_, at) => plain(6300, `rgb(${at},68,170)`)));

  const send = async (method: string, path: string, picture: Buffer, token: string) => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(picture)]), 'picture.png');
    const began = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await fetch(`${server.url}/api/v1${path}`, { method, headers, body });
    return { status, ms: performance.now() - began };
  };
  const sendAvatar = () => send('PUT', '/auth/me/avatar', avatar, stranger.accessToken);

  const atRest: number[] = [];
  for (let time = 0; time < atRestTimes; time++) atRest.push((await sendAvatar()).ms);

  let [drawn, refused] = [0, 0];
  const began = performance.now();
  const busy = Promise.all(
    large.map(async (picture) => {
      const { status } = await send('POST', '/quiz-pictures', picture, greedy.accessToken);
      if (status < 300) drawn++;
      else refused++;
    }),
  );
  const beside: number[] = [];
  while (drawn + refused < many) beside.push((await sendAvatar()).ms);
  await busy;
  const allMs = performance.now() - began;

  const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  const figures = {
    ...{ many, drawn, refused, allMs: Math.round(allMs) },
    atRestMs: Math.round(median(atRest)),
    besideMs: Math.round(median(beside)),
    worstBesideMs: Math.round(Math.max(...beside)),
    ratio: Math.round((median(beside) / median(atRest)) * 10) / 10,
  };
  say(`${many} pictures of 6,300 × 6,300 of one account: ${drawn} drawn in ${(allMs / 1000).toFixed(1)} s`);
  say(`a stranger’s avatar at rest    ${figures.atRestMs} ms (median of ${atRest.length})`);
  say(
    `beside them                    ${figures.besideMs} ms (median of ${beside.length}), ${figures.worstBesideMs} ms at worst`,
  );
  say(`ratio                          ${figures.ratio} (bar ${bar})`);
  writeResult('pictures', figures);
  if (drawn !== many || (!isQuick && figures.ratio > bar)) process.exitCode = 1;
} finally {
  await server.stop();
}
