import { defineTexts } from '../define.ts';

/** The library, open to everybody. */
export const libraryTexts = defineTexts('library', {
  title: 'Library',
  heading: 'Courses you can start today',
  lead: 'Full first-year courses that follow the national curriculum, with diagrams and practice. The first lesson of each is free to read.',
  loading: 'Opening the library…',
  failed: 'The library could not be opened.',
  gone: 'There is no open lesson at this address.',
  facts: (lessons: number, questions: number) =>
    questions > 0 ? `${lessons} lessons · ${questions} questions` : `${lessons} lessons`,
  read: (title: string) => `Read the first lesson: ${title}`,
  topics: (code: string) => `Your ${code} topics`,
  about: 'About this course',
  lessons: 'All lessons',
  place: (code: string, week: number, day: number, minutes: number) =>
    `${code} · Week ${week}, day ${day} · ${minutes} min`,
  toLibrary: 'Library',
  next: (title: string) => `Next: ${title}`,
  nextText: 'The other lessons, their questions and the mock examination open with a free account.',
  markRead: 'Mark day as complete',
  finished: (title: string) => `That’s “${title}” done.`,
  streakBegins: 'Day 1 of your streak: sign up and it counts.',
  kept: (checks: number, isRead: boolean) => {
    const done = [
      isRead ? 'lesson read' : '',
      checks === 0 ? '' : checks === 1 ? '1 check done' : `${checks} checks done`,
    ];
    const words = done.filter(Boolean).join(', ') || 'your place';
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}, saved on this phone only`;
  },
  signIn: 'Sign In',
  signUp: 'Sign up to keep this',
  signUpAfter: 'Sign up for the next lesson',
  carry: {
    title: 'Keep your lesson',
    working: (title: string) => `Putting “${title}” and your answers into your own sprint…`,
    ask: (title: string) => `Is “${title}” yours?`,
    askText: (code: string) =>
      `It was read on this device without an account. It becomes a sprint of ${code}, or joins the one you have.`,
    yes: 'Add it to my sprints',
    no: 'It is not mine',
    failed: 'Your lesson is not in your account yet.',
    failedText: 'It stays on this device until it is.',
    full: 'Your plan holds no further sprint, so the lesson stays on this device. Delete a sprint or upgrade, then try again.',
    toDashboard: 'Go to your dashboard',
  },
});
