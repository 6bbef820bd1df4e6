import { createAccount, logIn } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { lectureDeck } from './lecture-deck.ts';
import { confirmByMail } from './outbox.ts';
import { doubtful, pastPaperOf } from './past-paper.ts';

/** The accounts that the operator's `demo` command makes. */
const password = 'demo-akada';
export const demoAccounts = {
  learner: { email: 'learner@demo.akada.example', password },
  lecturer: { email: 'lecturer@demo.akada.example', password },
  /** Made for pictures: the demonstration has no such account. */
  operator: { email: 'desk@demo.akada.example', password },
};

/** A server for pictures: with the demonstration, and with an operator. */
export const startDemoServer = () => startBuiltServer({ demo: true, env: { OPERATORS: demoAccounts.operator.email } });

export type DemoSession = Awaited<ReturnType<typeof logIn>>;

/** Where the demonstration's things are, for pictures of pages that belong to something. */
export interface DemoWorld {
  /** The learner's sprint, some of whose days are read. */
  sprint: string;
  /** The lecturer's quiz that a class took. */
  quiz: string;
  /** A quiz that nobody minds being taken for a picture. */
  quizToTake: string;
  /** A document, and a quiz made of it whose questions nobody has looked at yet. */
  document: string;
  drafts: string;
  /** The page of the mock examination that ends the sprint. */
  exam: string;
  /** The sprint beside the content of its course. */
  coverage: string;
  /** A past paper of the learner's. */
  paper: string;
  /** Paths of shared things. */
  study: string;
  sharedPaper: string;
  closedQuiz: string;
  /** A payment that is begun, and one that is paid. */
  checkout: string;
  paid: string;
}

const questions = [
  ['What is a computer network?', 'Computers that exchange data', 'A single fast computer', 'A kind of printer'],
  ['Which device joins two networks?', 'A router', 'A keyboard', 'A monitor'],
  ['What does a protocol lay down?', 'How messages are exchanged', 'The colour of cables', 'The price of data'],
].map(([question, ...options]) => ({
  question,
  options: options.map((text) => ({ text })),
  correct_answer: 'A',
  explanation: 'As the third lecture defines it.',
}));

/** Adds to the demonstration what its pictures need, through the API as people would. */
export async function prepareWorld(url: string): Promise<DemoWorld> {
  await createAccount(url, demoAccounts.operator);
  await confirmByMail(url, demoAccounts.operator.email);
  const learner = caller(url, await logIn(url, demoAccounts.learner));
  const lecturer = caller(url, await logIn(url, demoAccounts.lecturer));
  const { sprints } = await learner<{ sprints: { id: string }[] }>('GET', '/sprints');
  const { quizzes } = await lecturer<{ quizzes: { quiz_id: string }[] }>('GET', '/quizzes');
  const make = (title: string) => lecturer<{ quiz_id: string; link: string }>('POST', '/quizzes', { title, questions });
  const toTake = await make('COS 101: Networks, a quick check');
  const closed = await make('COS 101: Last week’s test');
  await lecturer('POST', `/quizzes/${closed.quiz_id}/close`);

  const file = new FormData();
  file.set('file', new Blob([new Uint8Array(lectureDeck.buffer)]), lectureDeck.name);
  const { document_id } = await lecturer<{ document_id: string }>('POST', '/documents/upload', file);
  const { link: study } = await lecturer<{ link: string }>('POST', '/study/generate', { document_id });

  const wanted = { document_id, num_questions: 5 };
  const { quiz_id: drafts } = await lecturer<{ quiz_id: string }>('POST', '/free/quizzes/generate', wanted);
  const sprint = sprints[0]?.id ?? '';
  const { weeks } = await learner<{ weeks: { days: { day: number; kind: string }[] }[] }>(
    'GET',
    `/learning-paths/${sprint}`,
  );
  const exam = weeks.flatMap(({ days }) => days).find(({ kind }) => kind === 'exam');
  const compared = { course: 'COS 101', sprint_id: sprint };
  const { id: coverage } = await learner<{ id: string }>('POST', '/coverage', compared);

  const { id: paper } = await learner<{ id: string }>('POST', '/papers', { text: pastPaperOf('2022/2023', doubtful) });

  const { path: sharedPaper } = await learner<{ path: string }>('POST', `/papers/${paper}/link`, { may_share: true });

  const buy = () => learner<{ reference: string }>('POST', '/documents/payments/purchase', { package_id: 'basic-12' });
  const [begun, paid] = [await buy(), await buy()];
  await learner('POST', `/payments/sandbox/${paid.reference}`, { outcome: 'pay' });
  return {
    sprint,
    document: document_id,
    drafts,
    exam: `/sprint/${sprint}?day=${exam?.day ?? 1}`,
    coverage,
    paper,
    quiz: quizzes[0]?.quiz_id ?? '',
    quizToTake: pathOf(toTake.link),
    closedQuiz: pathOf(closed.link),
    study: pathOf(study),
    sharedPaper,
    checkout: begun.reference,
    paid: paid.reference,
  };
}

/** Links carry the address that people use; a picture is taken on a free port. */
const pathOf = (link: string) => new URL(link, 'http://localhost').pathname;

export function caller(url: string, { accessToken }: DemoSession) {
  return async <T = unknown>(method: string, path: string, body?: object): Promise<T> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
}
