import { counted } from '../../texts/counted.ts';
import { defineTexts } from '../../texts/define.ts';

/** The library, open to everybody. */
export const libraryTexts = defineTexts('library', {
  title: 'Library',
  heading: 'Courses you can start today',
  lead: 'Full first-year courses that follow the national curriculum, with diagrams and practice. The first lesson of each is free to read.',
  loading: 'Opening the library…',
  failed: 'We couldn’t open the library.',
  gone: 'There’s no free lesson at this address.',
  facts: (lessons: number, questions: number) =>
    [counted(lessons, 'lesson'), questions > 0 && counted(questions, 'question')].filter(Boolean).join(' · '),
  read: (title: string) => `Read the first lesson: ${title}`,
  topics: (code: string) => `Your ${code} topics`,
  about: 'About this course',
  lessons: 'All lessons',
  sendWeek: (week: number) => `Send week ${week} as one file`,
  sendWeekOf: (code: string, week: number) => `Send week ${week} of ${code} as one file`,
  coverage: {
    title: 'What the curriculum asks for',
    all: (count: number) => `Taught here: all of the official course content, ${counted(count, 'point')}.`,
    some: (taught: number, count: number) =>
      `Taught here: ${taught} of ${counted(count, 'point')} in the official course content.`,
    unsure: 'We couldn’t check this list against a second source, so compare it with your department’s outline.',
    taught: (week: number, day: number, lesson: string, section: string) => `${week}.${day} ${lesson}: “${section}”`,
    leftOut: (why: string) => `Left out: ${why}`,
    credit: (standard: string) => `Official content: ${standard}, National Universities Commission.`,
    sources: (sources: readonly string[]) => `Where we found it: ${sources.join('; ')}.`,
  },
  place: (code: string, week: number, day: number, minutes: number) =>
    `${code} · Week ${week}, day ${day} · ${minutes} min`,
  toLibrary: 'Library',
  next: (title: string) => `Next: ${title}`,
  nextText: 'Sign up free to open the other lessons, their questions and the mock exam.',
  markRead: 'Mark day as complete',
  finished: (title: string) => `That’s “${title}” done.`,
  streakBegins: 'Day 1 of your streak: sign up and it counts.',
  kept: (checks: number, isRead: boolean) => {
    const done = [
      isRead ? 'lesson read' : '',
      checks === 0 ? '' : checks === 1 ? '1 check done' : `${checks} checks done`,
    ];
    const words = done.filter(Boolean).join(', ') || 'your place';
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}, saved on this device only`;
  },
  signIn: 'Log in',
  signUp: 'Sign up to save this',
  signUpAfter: 'Sign up for the next lesson',
  week: {
    title: (code: string, week: number) => `${code}, week ${week}`,
    day: (day: number, minutes: number) => `Day ${day} · ${minutes} min`,
    failed: 'We couldn’t open this week.',
    gone: 'There’s no such week in this course.',
    send: 'Send this week as one file',
  },
  reader: {
    failed: 'We couldn’t open this lesson.',
    offline: 'It isn’t on this device yet. It opens once you’re back online.',
  },
  carry: {
    title: 'Save your lesson',
    working: (title: string) => `Adding “${title}” and your answers to your sprint…`,
    ask: (title: string) => `Is “${title}” yours?`,
    askText: (code: string) =>
      `Someone read it on this device without an account. We’ll add it to your ${code} sprint, or start one.`,
    yes: 'Add it to my sprints',
    no: 'It’s not mine',
    failed: 'We haven’t saved your lesson yet.',
    failedText: 'It’ll stay on this device until we do.',
    full: 'You’ve used all the sprints in your plan, so the lesson stays on this device. Delete a sprint or upgrade, then try again.',
    toDashboard: 'Go to your dashboard',
  },
});

declare module '../../texts/define.ts' {
  interface Namespaces {
    library: typeof libraryTexts;
  }
}
