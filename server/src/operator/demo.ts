import { ApiError, type Client, type FeatureOperations } from '@akada/contract';
import { buildApp } from '../app.ts';
import type { Booted } from '../boot.ts';
import { createLocalClient } from '../local-client.ts';
import { addDemoLearning } from './demo-learning.ts';
import { addDemoQuiz } from './demo-quiz.ts';

/**
 * Demonstration data is made by using the product: the same calls that people make, in earlier weeks. The accounts are
 * ordinary ones, told apart by their names only.
 */

const password = 'demo-akada';
const weeksOfHistory = 5;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const classHours = 4;
const weekMs = 7 * dayMs;

const learner = { email: 'learner@demo.akada.example', name: 'Adaeze Okafor (demo)' };
const lecturer = { email: 'lecturer@demo.akada.example', name: 'Dr Tunde Bello (demo)' };

const studies = {
  university: 'University of Lagos',
  faculty: 'Faculty of Computing',
  department: 'Computer Science',
  program: 'Computer Science',
  level: 100,
  semester: 'First',
  current_courses: ['COS 101', 'MTH 101', 'PHY 101', 'GST 111', 'ULG-CSC 103'],
};

type Api = Client<FeatureOperations>;

async function firstWeek(visitor: Api, as: (token: string) => Api): Promise<void> {
  const host = as((await visitor.auth.register({ body: { ...lecturer, password } })).access_token);
  await host.account.updateSettings({ body: { focus: 'teach' } });
  await host.account.updateProfile({ body: { bio: 'Teaches the first-year computing courses.' } });
  const { code } = await host.referral.get();
  const joined = await visitor.auth.register({ body: { ...learner, password, referral_code: code } });
  const student = as(joined.access_token);
  await student.account.updateProfile({ body: { bio: 'Computer Science, 100 level. Reads best before breakfast.' } });
  await student.onboarding.saveAcademicProfile({ body: studies });
}

export async function addDemoData(adapters: Omit<Booted, 'hints'>): Promise<string> {
  let now = new Date(Date.now() - weeksOfHistory * weekMs);
  const app = await buildApp({ ...adapters, clock: { now: () => now } });
  try {
    const visitor = createLocalClient(app.http);
    const as = (token: string) => createLocalClient(app.http, { token });
    await firstWeek(visitor, as);
    for (let week = 1; week < weeksOfHistory; week++) {
      now = new Date(now.getTime() + weekMs);
      for (const { email } of [learner, lecturer]) await visitor.auth.login({ body: { email, password } });
    }
    const learnerOn = async (daysAgo: number) => {
      now = new Date(Date.now() - daysAgo * dayMs);
      return as((await visitor.auth.login({ body: { email: learner.email, password } })).access_token);
    };
    await app.startWorkers();
    await addDemoLearning({ on: learnerOn });
    // This morning's class: whatever time they take, it is over by now.
    now = new Date(Date.now() - classHours * hourMs);
    const { access_token } = await visitor.auth.login({ body: { email: lecturer.email, password } });
    const wait = (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    };
    await addDemoQuiz({ lecturer: as(access_token), visitor, wait });
    // Whoever looks around is the only one signed in.
    now = new Date();
    for (const { email } of [learner, lecturer]) {
      const last = await visitor.auth.login({ body: { email, password } });
      await as(last.access_token).account.endAllSessions({ query: {} });
    }
  } catch (error) {
    const isThere = error instanceof ApiError && error.code === 'email_taken';
    if (!isThere) throw error;
  } finally {
    await app.stop();
  }
  return `Demonstration accounts: ${learner.email} and ${lecturer.email}, password ${password}.`;
}
