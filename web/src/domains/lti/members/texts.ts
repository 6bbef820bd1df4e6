import { counted } from '../../../texts/counted.ts';
import { defineTexts } from '../../../texts/define.ts';

const students = (count: number) => counted(count, 'student');

export const courseMembersTexts = defineTexts('ltiMembers', {
  heading: (course: string, platform: string) =>
    `Who in ${course === '' ? `your course at ${platform}` : course} hasn’t sat this yet`,
  lead: (platform: string) => `We ask ${platform} each time you check, and keep nobody’s name.`,
  ask: 'Check who’s missing',
  again: 'Check again',
  busy: 'Checking…',
  sat: (done: number, all: number) => `${done} of ${students(all)} sat it`,
  missing: (count: number) => `${count} not yet`,
  everyone: 'Everyone has sat it.',
  nobody: (platform: string) => `${platform} lists no students in this course.`,
  onlyMissing: 'Show only students who haven’t sat it',
  name: 'Name',
  state: 'Quiz',
  hasSat: 'Done',
  notYet: 'Not yet',
  showAll: (count: number) => `Show all ${count}`,
  nameless: (missing: number, all: number, platform: string) =>
    `${platform} doesn’t share the names of ${students(all)}: ${all - missing} sat it, ${missing} not yet.`,
  cut: (count: number, platform: string) =>
    `${platform} has more students in this course than we can ask for. These are ${count}.`,
  counts: 'Students count as having sat it once they open the quiz from the course and submit it.',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    ltiMembers: typeof courseMembersTexts;
  }
}
