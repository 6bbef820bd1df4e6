import { answersTo } from '../../server/test/quizzes.ts';
import { ask } from './ask.ts';
import { type Lecturer, logIn, register } from './lecturer.ts';
import { pause, until } from './wait.ts';

/**
 * Students who hand in, and people who register, all the time, at whichever server there is. Each keeps at it until it
 * was told that it is done, with the same attempt, as a phone does: what was acknowledged is written down here, and must
 * be there exactly once in the end.
 */
export interface Hall {
  handedIn: ReadonlySet<string>;
  registered: ReadonlySet<string>;
  /** Answers by status; 0 stands for none. */
  answers: ReadonlyMap<number, number>;
  /** No more newcomers; resolves when everybody who is on the way has arrived. */
  close(): Promise<void>;
}

interface HallOptions {
  urls: () => string[];
  lecturer: Lecturer;
  students?: number;
  newcomers?: number;
}

type Opened = Parameters<typeof answersTo>[0];

/** How long those who are on their way may take to arrive after the hall has closed. */
const patienceSeconds = 60;

let serial = 0;

export function openHall({ urls, lecturer, students = 6, newcomers = 2 }: HallOptions): Hall {
  const handedIn = new Set<string>();
  const registered = new Set<string>();
  const answers = new Map<number, number>();
  let isOpen = true;
  let giveUpAt = Number.POSITIVE_INFINITY;
  let turn = 0;
  const nextUrl = () => {
    const all = urls();
    return all[turn++ % all.length] as string;
  };
  const note = (status: number) => answers.set(status, (answers.get(status) ?? 0) + 1);

  /** Again until the answer is one of those that mean "it is written down". */
  async function persist<Body>(send: (url: string) => Promise<{ status: number; body: Body }>, done: number[]) {
    while (true) {
      const { status, body } = await send(nextUrl());
      note(status);
      if (done.includes(status)) return body;
      if (performance.now() > giveUpAt) throw new Error(`People are still not served, the last answer was ${status}`);
      await pause(0.2);
    }
  }

  async function student(): Promise<void> {
    while (isOpen) {
      const email = `student-${++serial}@student.example`;
      const opened = await persist<Opened>((url) => ask(`${url}/api/v1/quizzes/${lecturer.quizId}`), [200]);
      const submission = {
        quiz_id: opened.quiz_id,
        student_name: 'Chidi',
        student_email: email,
        attempt_token: opened.attempt_token,
        results: { answers: answersTo(opened, 3) },
      };
      await persist((url) => ask(`${url}/api/v1/quiz-submissions`, { body: submission }), [200, 201]);
      handedIn.add(email);
      await pause(0.02);
    }
  }

  async function newcomer(): Promise<void> {
    while (isOpen) {
      const email = `newcomer-${++serial}@student.example`;
      // 409: an attempt before whose answer was lost has done it.
      await persist(async (url) => ({ ...(await register(url, email)), body: {} }), [201, 409]);
      registered.add(email);
      await pause(0.1);
    }
  }

  const people = [
    ...Array.from({ length: students }, () => student()),
    ...Array.from({ length: newcomers }, () => newcomer()),
  ];
  return {
    handedIn,
    registered,
    answers,
    async close() {
      isOpen = false;
      giveUpAt = performance.now() + patienceSeconds * 1000;
      await Promise.all(people);
    },
  };
}

/** What the product holds of what the hall was told; each sentence is a fault. */
export async function compare(url: string, hall: Hall, lecturer: Lecturer): Promise<string[]> {
  const faults: string[] = [];
  // A token may have run out, or the clock moved.
  let token = lecturer.token;
  await until('the lecturer can log in', async () => {
    token = (await logIn(url, lecturer.email)) ?? '';
    return token !== '';
  });
  const { body: csv } = await ask<string>(`${url}/api/v1/quizzes/${lecturer.quizId}/results.csv`, { token });
  const stored = (String(csv).match(/student-\d+@student\.example/g) ?? []).reduce(
    (counts, email) => counts.set(email, (counts.get(email) ?? 0) + 1),
    new Map<string, number>(),
  );
  const lost = [...hall.handedIn].filter((email) => !stored.has(email));
  const doubled = [...stored].filter(([, count]) => count > 1);
  if (lost.length > 0) faults.push(`${lost.length} acknowledged submissions lost`);
  if (doubled.length > 0) faults.push(`${doubled.length} submissions stored twice`);
  // Enough to see; each costs the hashing of a password.
  for (const email of [...hall.registered].slice(-10)) {
    if ((await logIn(url, email)) === null) faults.push(`the account ${email} was lost`);
  }
  return faults;
}
