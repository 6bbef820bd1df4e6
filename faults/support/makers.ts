import { someQuestions } from '../../server/test/quizzes.ts';
import { ask } from './ask.ts';
import { register } from './lecturer.ts';
import { pause } from './wait.ts';

/**
 * People who make cards, quizzes and sprints all the time, each under a key of its own, at whichever server there is. A
 * call whose answer is not there, or is 503, is sent again at once and with its key, as a phone does; in the end each thing
 * must be there exactly once, and nobody may have been refused for good.
 */
export interface Makers {
  close(): Promise<Made>;
}

export interface Made {
  acknowledged: number;
  /** Of these, how many had to be asked for more than once. */
  repeated: number;
  lost: number;
  doubled: number;
  /** Answers that a phone takes for the last word. */
  refusals: string[];
}

interface MakersOptions {
  urls: () => string[];
  people?: number;
}

interface Kind {
  path: string;
  body(name: string): object;
  /** The names of what the product holds of it. */
  list(url: string, token: string): Promise<string[]>;
}

const pauseSeconds = 0.1;
/** How long those who are on their way may take to arrive after the end. */
const patienceSeconds = 60;

async function listQuizzes(url: string, token: string): Promise<string[]> {
  const titles: string[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const page: { body: { quizzes: { title: string }[]; next?: string | null } } = await ask(
      `${url}/api/v1/quizzes?limit=100${before && `&before=${before}`}`,
      { token },
    );
    titles.push(...page.body.quizzes.map(({ title }) => title));
    before = page.body.next ?? null;
  }
  return titles;
}

const kinds: Kind[] = [
  {
    path: '/cards',
    body: (name) => ({ front: name, back: 'Two' }),
    list: async (url, token) =>
      (await ask<{ cards: { front: string }[] }>(`${url}/api/v1/cards`, { token })).body.cards.map(
        ({ front }) => front,
      ),
  },
  { path: '/quizzes', body: (name) => ({ title: name, questions: someQuestions }), list: listQuizzes },
  {
    path: '/learning-paths/',
    body: (name) => ({ topic: name, is_course: false }),
    list: async (url, token) =>
      (await ask<{ sprints: { title: string }[] }>(`${url}/api/v1/sprints`, { token })).body.sprints.map(
        ({ title }) => title,
      ),
  },
];
/** A sprint has a plan and lessons written: one is made beside many of the others. */
const turns = [0, 1, 0, 0, 1, 0, 1, 0, 0, 2] as const;

let serial = 0;

export async function openMakers({ urls, people = 10 }: MakersOptions): Promise<Makers> {
  const refusals: string[] = [];
  let isOpen = true;
  let giveUpAt = Number.POSITIVE_INFINITY;
  let turn = 0;
  let repeated = 0;
  const nextUrl = () => {
    const all = urls();
    return all[turn++ % all.length] ?? 'http://127.0.0.1:9';
  };

  /** Whether it was acknowledged. */
  async function make(token: string, { path, body }: Kind, name: string): Promise<boolean> {
    for (let times = 1; performance.now() < giveUpAt; times++) {
      const { status, body: said } = await ask<{ code?: string }>(`${nextUrl()}/api/v1${path}`, {
        token,
        body: body(name),
        key: name,
      });
      if (status === 200 || status === 201) {
        if (times > 1) repeated += 1;
        return true;
      }
      if (status !== 0 && status !== 503 && status !== 429) {
        refusals.push(`${status} ${said.code ?? ''} for ${path}`);
        return false;
      }
      await pause(pauseSeconds);
    }
    throw new Error('People are still not served');
  }

  async function person(): Promise<{ token: string; made: Map<Kind, string[]> }> {
    const { token } = await register(nextUrl(), `maker-${process.pid}-${++serial}@student.example`);
    const made = new Map<Kind, string[]>(kinds.map((kind) => [kind, []]));
    return { token, made };
  }

  const all = await Promise.all(Array.from({ length: people }, person));
  const underWay = all.map(async ({ token, made }, number) => {
    for (let round = 0; isOpen; round++) {
      const kind = kinds[turns[(round + number) % turns.length] ?? 0] as Kind;
      const name = `made ${number}-${round}`;
      if (await make(token, kind, name)) made.get(kind)?.push(name);
    }
  });

  return {
    async close() {
      isOpen = false;
      giveUpAt = performance.now() + patienceSeconds * 1000;
      await Promise.all(underWay);
      const sums = { acknowledged: 0, lost: 0, doubled: 0 };
      for (const { token, made } of all) {
        for (const [kind, names] of made) {
          const there = await kind.list(nextUrl(), token);
          sums.acknowledged += names.length;
          sums.lost += names.filter((name) => !there.includes(name)).length;
          sums.doubled += there.length - new Set(there).size;
        }
      }
      return { ...sums, repeated, refusals };
    },
  };
}

/** What was seen, and every fault. */
export function judge({ acknowledged, repeated, lost, doubled, refusals }: Made): { seen: string; faults: string[] } {
  return {
    seen: `${acknowledged} made under keys, ${repeated} of them asked for again, ${lost} lost, ${doubled} doubled`,
    faults: [
      ...(lost > 0 ? [`${lost} things lost that were acknowledged`] : []),
      ...(doubled > 0 ? [`${doubled} things made twice`] : []),
      ...(repeated === 0 ? ['no call was ever cut off: this showed nothing'] : []),
      ...[...new Set(refusals)].map((refusal) => `refused for good: ${refusal}`),
    ],
  };
}
